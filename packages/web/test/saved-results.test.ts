// Games that are kept: their results and variants, and playing on from somewhere in a replay.
import { truncateRecord, unwrap } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { expect, test, vi } from 'vitest';
import { drawings as templeDrawings } from '../../../games/infernos-edge/page/drawings.ts';
import { end as templeEnd } from '../../../games/infernos-edge/page/end.ts';
import { infernosEdgeSetUp } from '../../../games/infernos-edge/page/set-up.ts';
import { drawings as seaDrawings } from '../../../games/pocket-sub/page/drawings.ts';
import { end as seaEnd } from '../../../games/pocket-sub/page/end.ts';
import { pocketSubSetUp } from '../../../games/pocket-sub/page/set-up.ts';
import { drawings as caveDrawings } from '../../../games/sub-terra/page/drawings.ts';
import { endWith as caveEnd } from '../../../games/sub-terra/page/end.ts';
import type { GameDrawings } from '../../page-kit/src/drawings.ts';
import englishPage from '../../words/src/en/page.ts';
import englishPages from '../../words/src/en/pages.ts';
import hungarianPage from '../../words/src/hu/page.ts';
import { playOn } from '../src/app/play-on.ts';
import { getSaves, openSession } from '../src/app/saved-games.ts';
import { variantsOf } from '../src/app/variants.ts';
import { outcomeOf } from '../src/pages/saved-games.tsx';
import { LocalSession } from '../src/play/local-session.ts';
import { MemorySaves, withDefaults } from '../src/play/saves.ts';
import { subTerraEn as cave, pocketSubEn as sea, infernosEdgeEn as temple } from './game-words.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const caveSaid = await cave.loadEnd();

vi.mock('../src/app/catalog.ts', async () => {
  const { pocketSub: rules } = await import('@undercroft/pocket-sub');
  return { loadFullRules: async () => rules, loadTableRules: async () => rules };
});

const page = { ...englishPage, ...englishPages };

test('a game in the list is a name and no sentence', () => {
  for (const { home } of [englishPage, hungarianPage]) expect(home.waitingGame('Sub Terra', [])).toBe('Sub Terra');
});

test('every way of ending has its word', () => {
  const said = (game: typeof subTerra | typeof infernosEdge | typeof pocketSub, outcome: (ending: never) => string) => {
    const words = new Set<string>();
    for (const record of goldenRecords(game))
      replayed(game as typeof subTerra, record, ({ after }) => {
        const status = (game as typeof subTerra).status(after);
        if (status.type === 'over') words.add(outcome(status.ending as never));
      });
    return [...words].sort();
  };
  const of = (end: { outcome?(ending: never): string }) => (ending: never) => end.outcome?.(ending) ?? '';
  expect(said(subTerra, of(caveEnd({ game: cave, page, end: caveSaid })))).toEqual([
    'Bronze',
    'Defeat',
    'Gold',
    'Silver',
  ]);
  expect(said(infernosEdge, of(templeEnd({ game: temple, page })))).toEqual([
    'Bronze',
    'Forgotten',
    'Gold',
    'Legendary',
    'Silver',
  ]);
  const wins = said(pocketSub, of(seaEnd({ game: sea, page })));
  expect(wins).toContain('A draw');
  expect(wins).toContain('Red wins');
});

test('every way of ending has a medal that the build draws', () => {
  for (const [game, end, { pictures = {} }] of [
    [subTerra, caveEnd({ game: cave, page, end: caveSaid }), caveDrawings],
    [infernosEdge, templeEnd({ game: temple, page }), templeDrawings],
    [pocketSub, seaEnd({ game: sea, page }), seaDrawings],
  ] as unknown as [typeof subTerra, { medal(ending: unknown): string }, GameDrawings][]) {
    const medals = new Set<string>();
    for (const record of goldenRecords(game))
      replayed(game, record, ({ after }) => {
        const status = game.status(after);
        if (status.type === 'over') medals.add(end.medal(status.ending));
      });
    expect(medals.size).toBeGreaterThan(2);
    expect(Object.keys(pictures)).toEqual(
      expect.arrayContaining([...medals].map((address) => address.replace('./drawings/', ''))),
    );
  }
});

test('a game that is over is kept with its ending, one that is not without', async () => {
  const saves = new MemorySaves();
  const record = goldenRecords(pocketSub)[0];
  if (!record) throw new Error('there are golden games');
  const { entries, ...head } = record;
  const saved = { id: 'a', game: 'pocket-sub', seed: 'x', head, entries: entries.length, played: 0, over: false };
  await saves.write(saved, entries);
  const session = unwrap(await LocalSession.resume(pocketSub, saved, saves));
  session.saveDraft([{ type: 'none' }]);
  await session.saved();
  const [kept] = await saves.list();
  expect(kept?.over).toBe(true);
  expect(kept?.ending).toMatchObject({ how: expect.any(String) });
});

test('an ending that another program has written is kept only if it is one, and never breaks the list', () => {
  const ending = { how: 'silver', rule: 'ST-END-2', scores: [] } as const;
  expect(withDefaults({ id: 'a', ending }).ending).toEqual(ending);
  expect(withDefaults({ id: 'a', ending: 'silver' as never })).not.toHaveProperty('ending');
  expect(withDefaults({ id: 'a' })).not.toHaveProperty('ending');
  expect(outcomeOf(caveEnd({ game: cave, page, end: caveSaid }), ending)).toBe('Silver');
  expect(outcomeOf(seaEnd({ game: sea, page }), ending)).toBeUndefined();
});

test('IE-MAP-4: the house rule of closing is named, what is usual is not', () => {
  const setUp = infernosEdgeSetUp({ game: temple, page });
  expect(variantsOf(setUp, { closing: 'strict', variant: 'first-edition' })).toEqual([]);
  expect(variantsOf(setUp, { closing: 'ledge' })).toEqual(['Closing the temple: Merciful closing, ledge']);
  expect(variantsOf(setUp, {})).toEqual([]);
  expect(variantsOf(setUp, undefined)).toEqual([]);
  expect(variantsOf(pocketSubSetUp({ game: sea, page }), { captain: true, mines: 'twelve' })).toHaveLength(2);
});

test('TB-SEAT-1: anyone who plays on from a replay sits where the next decision is, even if a bot sat there', async () => {
  const record = goldenRecords(pocketSub)[0];
  if (!record) throw new Error('there are golden games');
  const bots = record.seats.map(() => ({ player: 'bot' as const, name: 'adept' }));
  const at = record.entries.findIndex(({ type }) => type === 'act');
  const id = await playOn(truncateRecord({ ...record, seats: bots }, at));
  const session = openSession.value;
  expect(session?.id).toBe(id);
  expect(session?.acting).toBe(session?.decider);
  const people = session?.table.occupants.filter(({ player }) => player === 'human');
  expect(people).toHaveLength(1);
  expect((await (await getSaves()).list()).map((one) => one.id)).toContain(id);
});
