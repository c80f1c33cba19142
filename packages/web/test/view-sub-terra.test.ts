// Whole games of Sub Terra through what the table shows of them.
import { must } from '@undercroft/engine';
import { type Event, type Snapshot, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { end as subTerraEnd } from '../src/games/sub-terra/end.ts';
import { subTerraSetUp } from '../src/games/sub-terra/set-up.ts';
import { subTerraView } from '../src/games/sub-terra/view.ts';
import type { EndView, GameView } from '../src/stage/contract.ts';
import page from '../src/words/en/page.ts';
import pages from '../src/words/en/pages.ts';
import game from '../src/words/en/sub-terra.ts';
import pageHu from '../src/words/hu/page.ts';
import pagesHu from '../src/words/hu/pages.ts';
import gameHu from '../src/words/hu/sub-terra.ts';
import { eventFaults, goldenRecords, playRandomly, replayed, sceneFaults } from './view-faults.ts';

const english = subTerraView({ game, page });
const views = [english, subTerraView({ game: gameHu, page: pageHu })];
const ends = [
  subTerraEnd({ game, page: { ...page, ...pages } }),
  subTerraEnd({ game: gameHu, page: { ...pageHu, ...pagesHu } }),
];
const NOBODY = { names: [], bots: [] };

/** Turns, gaps and draws are seen on the board. */
const UNTOLD: readonly Event['type'][] = ['turn-began', 'turn-ended', 'gap-named', 'tile-drawn'];
const isUntold = ({ type }: Event): boolean => UNTOLD.includes(type);
const isDecided = (state: SubTerra['State']): boolean => subTerra.status(state).type !== 'chance';

/** What cards, clock and panels say against the position itself. */
function disagreements(view: GameView<SubTerra>, state: SubTerra['State']): string[] {
  const { cavers, options, cave }: Snapshot = subTerra.save(state);
  const { cards, clock, panels } = view.scene(state, NOBODY);
  const tiles = panels.at(-1);
  return [
    ...options.cavers.flatMap(({ caver, seat }, i) => {
      const card = cards[i];
      const isRight = card?.id === caver && card.seat === seat && card.health?.left === cavers[caver]?.health;
      return isRight && (card.place ?? null) === cavers[caver]?.at ? [] : [`the card of ${caver}`];
    }),
    ...(clock.left === undefined || clock.left === state.deck ? [] : ['the light that is left']),
    ...(tiles?.note.includes(String(state.stack)) ? [] : ['the tiles that are left']),
    ...(view.board(state, { lit: [], upright: false }).ground.length === cave.length ? [] : ['the ground']),
  ];
}

describe('every decision can be shown and answered, every event is told', () => {
  const { variants } = subTerra.facts;
  test.each(variants.map((variant, i) => [variant.name, variant, i] as const))('%s', (_name, variant, i) => {
    const faults = new Set<string>();
    const view = views[i % 2] as GameView<SubTerra>;
    playRandomly(subTerra, variant.options, `view ${i}`, (moment) => {
      for (const fault of eventFaults(view, moment, isUntold)) faults.add(fault);
      if (!isDecided(moment.after)) return;
      for (const fault of [...sceneFaults(view, moment.after), ...disagreements(view, moment.after)]) faults.add(fault);
    });
    expect([...faults]).toEqual([]);
  });

  test('golden games too, with every question and every medal', () => {
    const faults = new Set<string>();
    const asked = new Set<string>();
    const medals = new Set<string>();
    let decisions = 0;
    goldenRecords(subTerra).forEach((record, i) => {
      const view = views[i % 2] as GameView<SubTerra>;
      const end = ends[i % 2] as EndView<SubTerra>;
      replayed(subTerra, record, (moment) => {
        const status = subTerra.status(moment.after);
        for (const fault of eventFaults(view, moment, isUntold)) faults.add(fault);
        if (status.type === 'over') {
          const { title, text, people, medal } = end.result(status.ending, moment.after, NOBODY);
          medals.add(medal.rank);
          for (const words of [title, text, ...people.flatMap((one) => [one.name, one.text])])
            if (/undefined|NaN|\[object|^$/.test(words)) faults.add(`the end says “${words}”`);
        }
        if (status.type !== 'seat' || (asked.has(status.asks) && decisions++ % 25 > 0)) return;
        asked.add(status.asks);
        for (const fault of sceneFaults(view, moment.after)) faults.add(fault);
      });
    });
    expect([...faults]).toEqual([]);
    expect([...medals].sort()).toEqual(['bronze', 'defeat', 'gold', 'silver']);
    expect([...asked].sort()).toEqual([
      'action',
      'chain',
      'choose',
      'directed',
      'horror',
      'path',
      'place',
      'spawn',
      'take',
    ]);
  });
});

describe('deeds', () => {
  const scene = (options: object = {}) => english.scene(must(subTerra.open(options)), NOBODY);

  test('what is missing only points says so, and what exerting would give', () => {
    const state = must(subTerra.open({}));
    for (let i = 0; i < 1; i++) subTerra.play(state, must(subTerra.check(state, { type: 'reveal', to: 'north' })));
    const first = must(subTerra.check(state, { type: 'tile', tile: 'normal X' }));
    subTerra.play(state, first);
    const run = english.scene(state, NOBODY).deeds.find(({ id }) => id === 'run');
    expect(run).toMatchObject({ state: 'dear', fact: 'needs 2, has 1', aims: [] });
    expect(run?.why?.text).toContain('Exerting');
  });

  test('ending a turn with points left is asked about', () => {
    const end = scene().deeds.find(({ id }) => id === 'end');
    expect(end?.aims[0]?.loss).toMatchObject({ title: 'End the turn with 2 points left?' });
  });
});

describe('setting up', () => {
  const setUp = subTerraSetUp({ game, page });
  test.each([1, 2, 3, 4, 5, 6])('the team that is offered to %i can go down', (players) => {
    const size = [4, 5, 6].find((n) => n % players === 0) ?? 4;
    for (const { members } of setUp.people?.teams ?? []) {
      const chosen = { players, people: members.slice(0, size), values: { difficulty: 'normal' } };
      expect(subTerra.open(setUp.options(chosen)).ok).toBe(true);
    }
  });

  test('a team that cannot is told what to change', () => {
    const opened = subTerra.open(setUp.options({ players: 1, people: ['medic'], values: {} }));
    expect(opened.ok ? '' : setUp.fault(opened.error)).toContain('Add or remove');
  });
});
