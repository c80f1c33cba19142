// Which source goes into which file of the build, where the bundler alone would cut too finely: small files compress badly.
// A table is the base, the table, its game (with what related games share) and its game's words. What a table needs sooner or
// later when it is played is in the same files; what explains a place is loaded when somebody looks at one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listGames, root } from '../../../scripts/modules.mjs';

/** A folder of this name belongs to that game or family of games: `games/sub-terra/rules/`, `page-kit/src/draw/cave/`. */
const GROUPS = ['cave', ...listGames().map(({ id }) => id)];

/** Opened only now and then: loaded when asked for. */
const APART =
  /\/(end|start-again|carry-options|medal|sound|reasons|full-rules|menu|keys-help|settings-panel|files|icons|place-panel|place-info|dangers|explanation|table-questions|rulebook|variants|play-on)\.tsx?$|\/pictures\/|\/later\/|\/infernos-edge\/rules\/check|src\/bots\/(?!seat-select)|src\/stage\/(course|drawer|inspection|log|log-story|team|rule-sheet|clause-text|minimap|board-over|edge-chips|edges|hand-arrows|place-menu|plate|beside)\.tsx?$|\/offline\/worker\.ts$|pages\/about\.tsx$/;

/** What reads and checks data from outside. */
const PARSE =
  /node_modules\/valibot\/|engine\/src\/(by-type|described|input-error|loading|record-schemas|record-file)\.ts$/;
const RULES_PARSE =
  /\/rules\/(parse|[\w-]*schemas|snapshot|game|refusal-kinds|position-errors|load[\w-]*)\.ts$|\/rules\/load\//;
/** The games whose rules keep that apart from what a table needs, which is in `playable.ts`. */
const SPLIT = listGames().flatMap(({ folder }) =>
  existsSync(path.join(root, folder, 'rules/playable.ts')) ? [path.join(root, folder, 'rules/')] : [],
);
const isRulesParse = (id: string): boolean => RULES_PARSE.test(id) && SPLIT.some((folder) => id.startsWith(folder));

/** What plays moments, loaded once the table is there: what all games share, and what related games do. */
const DRAMA: readonly (readonly [name: string, holds: RegExp])[] = [
  ['drama', /page-kit\/src\/moments\/|src\/stage\/moment-[\w-]+\.ts$/],
  ['drama-cave', /page-kit\/src\/cave\/(moments|teller)\.ts$/],
];
const GAME_DRAMA = /\/page\/(hazard-)?moments\.ts$/;

const FILES: readonly (readonly [name: string, holds: RegExp])[] = [
  ['english', /words\/src\/(english|en\/(page|bots))\.ts$|\/en\/card\.ts$|\/cards-en\.ts$/],
  ['hungarian', /words\/src\/(hungarian|hu\/(page|bots))\.ts$|\/hu\/card\.ts$|\/cards-hu\.ts$/],
  [
    'table',
    /src\/(stage\/(?!parts)|app\/(catalog|open-game)|play\/(?!saves|seed))|engine\/src\/(?!record\.)|page-kit\/src\/|pages\/(use-view|table-page|set-up|crew|team-choice)|bots\/(src\/bot\.|seat-select)/,
  ],
  [
    'base',
    /node_modules\/|\/engine\/src\/record\.|src\/(app|play|offline|stage)\/|pages\/home|words\/src\/[a-z-]+\.ts$|^\0/,
  ],
];

/** The names of folders above a file, those inside the repository only. */
const foldersOf = (id: string): string[] => (id.startsWith(root) ? id.slice(root.length).split('/').slice(0, -1) : []);

/** What home knows of every game: where its parts are, what it is called. */
const MANIFESTS =
  /\/catalog\/src\/(?!generated\/(?:examples\/)?cards)|\/page\/(index|manifest)\.ts$|\/words\/index\.ts$/;
/** A game's words in one language: loaded as a whole, so that they need no wrapper. */
const GAME_WORDS = /\/[\w-]+\/words\/(?:en|hu)\/(?!card)/;

export function fileOf(id: string): string | null {
  if (id.endsWith('.css') || APART.test(id) || GAME_DRAMA.test(id)) return null;
  const drama = DRAMA.find(([, holds]) => holds.test(id));
  if (drama) return drama[0];
  if (MANIFESTS.test(id)) return 'base';
  if (PARSE.test(id)) return 'parse';
  if (isRulesParse(id) || GAME_WORDS.test(id)) return null;
  const folders = foldersOf(id);
  const group = id.endsWith('/card.ts') ? undefined : GROUPS.find((name) => folders.includes(name));
  return group ?? FILES.find(([, holds]) => holds.test(id))?.[0] ?? null;
}
