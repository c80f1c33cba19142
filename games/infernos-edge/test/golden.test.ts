// Complete games stored with every event. After an intended change of the rules, under a new version, `npm run golden --
// infernos-edge` plays games of that version; those of earlier versions stay as they are.
import { replay, unwrap, withRules } from '@undercroft/engine';
import { endingOf, type GoldenGame, goldenGames, missingCoverage } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CLOSINGS, ENDS, type Event, type InfernosEdgeEnding, infernosEdge } from '../rules/index.ts';

const games = goldenGames(infernosEdge, new URL('../golden/', import.meta.url));

const closingOf = ({ record }: GoldenGame): string => String((record.options as { closing?: string }).closing);

/** How many keys were still in the bag when it was discarded. */
function keysDiscarded({ replayed }: GoldenGame): number {
  const events = replayed.slice(0, -1).flatMap((line) => JSON.parse(line).events as Event[]);
  if (!events.some(({ type }) => type === 'bag-discarded')) return 0;
  return 3 - events.filter(({ type, rule }) => type === 'key-laid' && rule === 'IE-TILE-KEY').length;
}

describe('golden games', () => {
  test.each(games.map((game) => [game.name, game] as const))(
    '%s replays with the same events',
    (_name, { replayed, expected }) => expect(replayed).toEqual(expected),
  );

  test.each([infernosEdge, ...infernosEdge.earlier].map((version) => [version.rules, version] as const))(
    'at least 60 games of rules %i cover every variant, every rank, every ending and undo',
    (rules, version) => {
      const made = games.filter(({ record }) => record.rules === rules);
      expect(made.length).toBeGreaterThanOrEqual(60);
      expect(missingCoverage(version, made)).toEqual([]);
      const ends = made.map((game) => (endingOf(game) as unknown as InfernosEdgeEnding).end);
      expect([...new Set(ends)].sort()).toEqual(ENDS.filter((end) => rules > 1 || end !== 'keys-lost').sort());
    },
  );

  test('IE-MAP-4 one, two and three keys are discarded with the bag under each closing', () => {
    const closed = games.map((game) => `${closingOf(game)} ${keysDiscarded(game)}`);
    const wanted = CLOSINGS.flatMap((closing) => [1, 2, 3].map((keys) => `${closing} ${keys}`));
    expect(wanted.filter((name) => !closed.includes(name))).toEqual([]);
  });

  test('every seventh of their positions is one that could be', () => {
    const refused = games.flatMap(({ name, record }) => {
      const { load, save } = withRules(infernosEdge, record.rules) ?? infernosEdge;
      const errors: unknown[] = [];
      unwrap(
        replay(
          () => infernosEdge as never,
          record,
          ({ entry }, { state }) => {
            const loaded = entry % 7 === 0 ? load(save(state as never)) : undefined;
            if (loaded?.ok === false) errors.push([name, entry, loaded.error]);
          },
        ),
      );
      return errors;
    });
    expect(refused).toEqual([]);
  });
});
