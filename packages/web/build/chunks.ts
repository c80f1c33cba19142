// Which source goes into which file of the build, where the bundler alone would cut too finely: small files compress badly.
// A table is the base, the table, its game (with what related games share) and its game's words. What is not needed until the first
// decision is possible comes after it: what every table needs then, what its game does, and the words for it, one file each.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listGames, root } from '../../../scripts/modules.mjs';
import { gameOf, sourceOf } from './own-copies.ts';

/** Opened only now and then: loaded when asked for. */
const APART =
  /\/(end|start-again|carry-options|full-rules|menu|minimap|keys-help|settings-(dialog|panel)|files|icons|table-questions|rulebook|variants|play-on)\.tsx?$|\/pictures\/(?!aria-label)|src\/bots\/seats\.tsx$|src\/stage\/(course|notice|overlays|team|rule-sheet|clause-text|tag-room|tags-beside)\.tsx?$|\/offline\/(worker|push|notification)\.ts$|pages\/about\.tsx$|node_modules\/uqr\/|engine\/src\/(scenario[\w-]*|patterns)\.ts$|packages\/learn\/|src\/learn\/|catalog\/src\/asked\.ts$/;

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

/** What a table loads once the first decision is possible, in few files: what every table needs, what one game does, and its words. */
const LATER =
  /src\/stage\/(moment-[\w-]+|drawer|inspection|latest|log|log-[\w-]+|place-panel|tags-at|board-over|edge-chips|edges|hand-arrows|place-menu|plate|beside|deferred-parts|speaker|spoken-decision|sign-hooks|first-sight)\.tsx?$|src\/sound\/|page-kit\/src\/(moments\/|explanation\.ts)/;
/** What is asked of others: only online. */
const ASKED = /(?<!\/(en|hu))\/asked\.ts$/;
/** Only where a bot sits at the table, or somebody asks for a hint. */
const BOTS = /src\/bots\/(?!seat-select|seats|worker\.ts)|(?<!\/(en|hu))\/reasons\.ts$/;
const LATER_OF_GAME =
  /\/page\/(later\/|(events|event-view|log-lines|(hazard-)?moments|dangers|place-info)\.ts$)|\/rules\/check\/|\/rules\/dangers\.ts$|page-kit\/src\/(moments\/|(draw\/)?cave\/(animation|cell-after|moments|teller|dangers|place-info)\.ts$)/;
const LATER_WORDS = /\/words\/(?<language>en|hu)\/(about|nowhere|refusals|events|moments|dangers)\.ts$/;

function laterFileOf(id: string): string | undefined {
  const game = gameOf(id);
  const language = LATER_WORDS.exec(id)?.groups?.['language'];
  if (game && language) return `${game}-later-${language}`;
  if (game && LATER_OF_GAME.test(sourceOf(id))) return `${game}-later`;
  if (BOTS.test(id)) return 'bot-panel';
  if (ASKED.test(id)) return 'asked';
  return LATER.test(id) ? 'later' : undefined;
}

const FILES: readonly (readonly [name: string, holds: RegExp])[] = [
  ['english', /words\/src\/(english|en\/(page|bots|spoken))\.ts$|\/en\/card\.ts$|\/cards-en\.ts$/],
  ['hungarian', /words\/src\/(hungarian|hu\/(page|bots|spoken))\.ts$|\/hu\/card\.ts$|\/cards-hu\.ts$/],
  [
    'table',
    /src\/(stage\/(?!parts)|app\/(catalog|open-game)|play\/(?!saves|seed))|engine\/src\/(?!record\.)|page-kit\/src\/|pages\/(use-view|table-page|set-up|crew|team-choice)|bots\/(src\/bot\.|seat-select)/,
  ],
  [
    'base',
    /node_modules\/|\/engine\/src\/record\.|src\/(app|play|offline|stage)\/|pages\/home|words\/src\/[a-z-]+\.ts$|^\0/,
  ],
];

/** What home knows of every game: where its parts are, what it is called. */
const MANIFESTS =
  /\/catalog\/src\/(?!generated\/(?:examples\/)?cards)|\/page\/(index|manifest)\.ts$|\/words\/index\.ts$/;
/** A game's words in one language: loaded as a whole, so that they need no wrapper. */
const GAME_WORDS = /\/[\w-]+\/words\/(?:en|hu)\/(?!card)/;

/** What teaches a game: its lessons in one file, its texts in one for each language; what its signs mean apart, for tables. */
const LEARN = /\/games\/(?<game>[\w-]+)\/learn\/(?:(?<kind>texts|signs)\/(?<language>\w+)\.json)?/;

function learnFileOf(id: string): string | undefined {
  const { game, kind, language } = LEARN.exec(id)?.groups ?? {};
  return game && [kind === 'signs' ? kind : 'learn', game, language].filter(Boolean).join('-');
}

export function fileOf(id: string): string | null {
  if (id.endsWith('.css')) return null;
  const learn = learnFileOf(id);
  if (learn) return learn;
  const later = laterFileOf(id);
  if (later) return later;
  if (APART.test(id)) return null;
  if (MANIFESTS.test(id)) return 'base';
  if (PARSE.test(id)) return 'parse';
  if (isRulesParse(id) || GAME_WORDS.test(id)) return null;
  const group = id.endsWith('/card.ts') ? undefined : gameOf(id);
  return group ?? FILES.find(([, holds]) => holds.test(id))?.[0] ?? null;
}
