// The golden games of a package: whole games, kept with every event they told.
import { readdirSync, readFileSync } from 'node:fs';
import {
  canonical,
  type Ending,
  type FindGame,
  type Game,
  type GameRecord,
  must,
  readRecord,
} from '@undercroft/engine';
import { story } from './story.ts';

export interface GoldenGame {
  readonly name: string;
  readonly record: GameRecord;
  /** The story as it was kept. */
  readonly kept: readonly string[];
  /** The story as it is told today. */
  readonly told: readonly string[];
}

export function goldenGames(game: Game, folder: URL): GoldenGame[] {
  const find: FindGame = (id) => (id === game.id ? game : undefined);
  const text = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const names = readdirSync(folder).filter((file) => file.endsWith('.story.jsonl'));
  return names
    .map((file) => file.replace('.story.jsonl', ''))
    .map((name) => {
      const record = must(readRecord(text(`${name}.jsonl`)));
      const kept = text(`${name}.story.jsonl`).trimEnd().split('\n');
      return { name, record, kept, told: story(find, record) };
    });
}

export function endingOf({ told }: GoldenGame): Ending {
  return JSON.parse(told.at(-1) as string).status.ending;
}

/** What no golden game shows: variants, ways of ending, second thoughts. */
export function neverShown(game: Game, games: readonly GoldenGame[]): string[] {
  const options = new Set(games.map(({ record }) => canonical(record.options)));
  const endings = new Set(games.map((one) => endingOf(one).how));
  return [
    ...game.facts.variants.filter((variant) => !options.has(canonical(variant.options))).map(({ name }) => name),
    ...game.facts.endings.filter((how) => !endings.has(how)),
    ...(games.some(({ record }) => record.entries.some(({ type }) => type === 'undo')) ? [] : ['undo']),
  ];
}
