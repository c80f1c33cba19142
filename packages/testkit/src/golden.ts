// The golden games of a package: complete games stored with every event, and compared word for word.
import { readdirSync, readFileSync } from 'node:fs';
import {
  canonicalJson,
  type Ending,
  type FindGame,
  type Game,
  type GameRecord,
  type GameTypes,
  type ReplayListener,
  readRecord,
  replay,
  unwrap,
  withRules,
} from '@undercroft/engine';
import { story } from './story.ts';

export interface GoldenGame {
  readonly name: string;
  readonly record: GameRecord;
  /** The story that is stored. */
  readonly expected: readonly string[];
  /** The story of replaying the record today. */
  readonly replayed: readonly string[];
}

/** Records of the first rules are in the folder itself, those of each later version in a folder of their own. */
export const filesIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));

export function goldenGames(game: Game, folder: URL): GoldenGame[] {
  const find: FindGame = (id) => (id === game.id ? game : undefined);
  const text = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const names = filesIn(folder).filter((file) => file.endsWith('.story.jsonl'));
  return names
    .map((file) => file.replace('.story.jsonl', ''))
    .map((name) => {
      const record = unwrap(readRecord(text(`${name}.jsonl`)));
      const expected = text(`${name}.story.jsonl`).trimEnd().split('\n');
      return { name, record, expected, replayed: story(find, record) };
    });
}

/** What an entry of a golden game did, and the positions before and after it. */
export interface GoldenMoment<K extends GameTypes> {
  /** Left out where the entry is not a player's action. */
  readonly action?: K['Action'];
  readonly events: readonly K['Event'][];
  readonly before: K['Snapshot'];
  readonly after: K['Snapshot'];
  /** After it. */
  readonly state: K['State'];
}

/** Looks at every entry of every golden game, in the order of their names. */
export function replayGoldenGames<K extends GameTypes>(
  game: Game<K>,
  folder: URL,
  look: (moment: GoldenMoment<K>) => void,
): void {
  const names = filesIn(folder).filter((file) => file.endsWith('.jsonl') && !file.endsWith('.story.jsonl'));
  for (const name of names.sort()) {
    const record = unwrap(readRecord(readFileSync(new URL(name, folder), 'utf8')));
    const version = withRules(game, record.rules) ?? game;
    let before = version.save(unwrap(version.open(record.options)));
    const listener: ReplayListener = ({ entry: number, events }, { state }) => {
      const entry = record.entries[number - 1];
      const after = version.save(state);
      look({ ...(entry?.type === 'act' ? { action: entry.action as K['Action'] } : {}), events, before, after, state });
      before = after;
    };
    unwrap(replay(() => game as unknown as Game, record, listener));
  }
}

export function endingOf({ replayed }: GoldenGame): Ending {
  return JSON.parse(replayed.at(-1) as string).status.ending;
}

/** What no golden game covers: variants, endings, undo. */
export function missingCoverage(game: Game, games: readonly GoldenGame[]): string[] {
  const options = new Set(games.map(({ record }) => canonicalJson(record.options)));
  const endings = new Set(games.map((one) => endingOf(one).how));
  return [
    ...game.facts.variants.filter((variant) => !options.has(canonicalJson(variant.options))).map(({ name }) => name),
    ...game.facts.endings.filter((how) => !endings.has(how)),
    ...(games.some(({ record }) => record.entries.some(({ type }) => type === 'undo')) ? [] : ['undo']),
  ];
}
