// Whole games of Sub Terra through what the table shows of them.

import { unwrap } from '@undercroft/engine';
import { completeView } from '@undercroft/page-kit/complete-view';
import { type Event, type Snapshot, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { endWith as subTerraEnd } from '../../../games/sub-terra/page/end.ts';
import { subTerraSetUp } from '../../../games/sub-terra/page/set-up.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import { possible } from '../../../games/sub-terra/test/possible.ts';
import type { CompleteView, EndView } from '../../page-kit/src/game-view.ts';
import { legalCodes } from '../../page-kit/src/trial.ts';
import page from '../../words/src/en/page.ts';
import pages from '../../words/src/en/pages.ts';
import pageHu from '../../words/src/hu/page.ts';
import pagesHu from '../../words/src/hu/pages.ts';
import { subTerraEn as game, subTerraHu as gameHu } from './game-words.ts';
import {
  eventFaults,
  playRandomly,
  replayed,
  Sample,
  type Shown,
  sceneFaults,
  sequenceOf,
  shownBy,
  someGolden,
} from './view-faults.ts';

const english = await completeView(subTerraView({ game, page }));
const views = [english, await completeView(subTerraView({ game: gameHu, page: pageHu }))];
// With what is loaded after the first decision: exact reasons and what actions do.
await Promise.all(views.map((view) => view.loadDangers?.()));
const ends = [
  subTerraEnd({ game, page: { ...page, ...pages }, end: await game.loadEnd() }),
  subTerraEnd({ game: gameHu, page: { ...pageHu, ...pagesHu }, end: await gameHu.loadEnd() }),
];
const NOBODY = { names: [], bots: [] };

/** Turns, gaps and draws are seen on the board. */
const UNTOLD: readonly Event['type'][] = ['turn-began', 'turn-ended', 'gap-named', 'tile-drawn', 'tile-taken'];

/** Or told by the sentence just before: what was found, that a die was passed, that somebody fell. */
function isUntold(event: Event, earlier: readonly Event[]): boolean {
  switch (event.type) {
    case 'moved':
      return event.how === 'explore' && earlier.some((one) => isOfStep(one, event));
    case 'rope-placed':
    case 'hid':
      return earlier.some((one) => one.type === 'rolled' && one.caver === event.caver && one.passed === true);
    case 'knocked-out':
      return earlier.some((one) => one.type === 'lost-health' && one.caver === event.caver && one.left === 0);
    default:
      return UNTOLD.includes(event.type);
  }
}

/** The tile that is stepped on, or the one set aside instead, drawn after it and before the step (ST-GEO-2). */
const isOfStep = (earlier: Event, { to }: Extract<Event, { type: 'moved' }>): boolean =>
  earlier.type === 'tile-set-aside' ||
  earlier.type === 'exit-seen' ||
  (earlier.type === 'tile-placed' && earlier.at === to);

/** What is asked, and every sort of action that answers it. */
function kindsOf(state: SubTerra['State']): string[] {
  const status = subTerra.status(state);
  if (status.type !== 'seat') return [status.type];
  const actions = legalCodes(subTerra, state).map((code) => (subTerra.decode(state, code) as { type: string }).type);
  return [`asks ${status.asks}`, ...new Set(actions)];
}

const isDecided = (state: SubTerra['State']): boolean => subTerra.status(state).type !== 'chance';

/** What cards, clock and panels say against the position itself. */
function disagreements({ at, scene }: Shown<SubTerra>): string[] {
  const { state, snapshot } = at;
  const { cavers, options, cave }: Snapshot = snapshot;
  const { cards, clock, panels } = scene;
  const tiles = panels.at(-1);
  return [
    ...options.cavers.flatMap(({ caver, seat }) => {
      const card = cards.find(({ id }) => id === caver);
      const isRight = card !== undefined && card.seat === seat && card.health?.left === cavers[caver]?.health;
      return isRight && (card.place ?? null) === cavers[caver]?.at ? [] : [`the card of ${caver}`];
    }),
    ...(clock.left === undefined || clock.left === state.deck ? [] : ['the light that is left']),
    ...(clock.left === 1 && clock.words.startsWith('rounds') ? ['one rounds of light'] : []),
    ...(tiles?.note.includes(String(state.stack)) ? [] : ['the tiles that are left']),
    ...(at.board({ highlighted: [], isPortrait: false }).ground.length === cave.length ? [] : ['the ground']),
  ];
}

describe('every decision can be shown and answered, every event is told', () => {
  const { variants } = subTerra.facts;
  test.each(variants.map((variant, i) => [variant.name, variant, i] as const))('%s', (_name, variant, i) => {
    const faults = new Set<string>();
    const view = views[i % 2] as CompleteView<SubTerra>;
    const sample = new Sample(4);
    playRandomly(subTerra, variant.options, `view ${i}`, (moment) => {
      for (const fault of eventFaults(view, moment, isUntold)) faults.add(fault);
      if (!isDecided(moment.after) || !sample.isDue(kindsOf(moment.after))) return;
      const shown = shownBy(view, moment.after);
      for (const fault of [...sceneFaults(shown), ...disagreements(shown)]) faults.add(fault);
    });
    expect([...faults]).toEqual([]);
  });

  test('golden games too, with every question and every medal', () => {
    const faults = new Set<string>();
    const asked = new Set<string>();
    const medals = new Set<string>();
    const sample = new Sample(25);
    const events = new Sample(5);
    someGolden(subTerra, 2).forEach((record, i) => {
      const view = views[i % 2] as CompleteView<SubTerra>;
      const end = ends[i % 2] as EndView<SubTerra>;
      replayed(subTerra, record, (moment) => {
        const status = subTerra.status(moment.after);
        if (events.isDue([sequenceOf(moment.events)]))
          for (const fault of eventFaults(view, moment, isUntold)) faults.add(fault);
        if (status.type === 'over') {
          const { title, text, people, medal } = end.result(status.ending, moment.after, NOBODY);
          medals.add(/medal-sub-terra-(\w+)\.svg/.exec(medal)?.[1] ?? 'none');
          for (const words of [title, text, ...people.flatMap((one) => [one.name, one.text])])
            if (/undefined|NaN|\[object|^$/.test(words)) faults.add(`the end says “${words}”`);
        }
        if (status.type !== 'seat' || !sample.isDue(kindsOf(moment.after))) return;
        asked.add(status.asks);
        for (const fault of sceneFaults(shownBy(view, moment.after))) faults.add(fault);
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

describe('actions', () => {
  test('what is missing only points says so, and what exerting would give', () => {
    const state = unwrap(subTerra.open({}));
    for (let i = 0; i < 1; i++) subTerra.play(state, unwrap(subTerra.check(state, { type: 'reveal', to: 'north' })));
    const first = unwrap(subTerra.check(state, { type: 'tile', tile: 'normal X' }));
    subTerra.play(state, first);
    const run = english
      .at(state)
      .scene(NOBODY)
      .actions.find(({ id }) => id === 'run');
    expect(run).toMatchObject({ fact: 'costs 2, you have 1', targets: [] });
    expect(run?.reason?.text).toContain('Exert to gain one more.');
  });
});

describe('a place says what can be done there, and what it costs', () => {
  const cave = [
    { at: '0,0', tile: 'start X' },
    { at: '0,-1', tile: 'normal X' },
    { at: '1,0', tile: 'water X', marks: ['flood'] },
    { at: '-1,0', tile: 'cave-in T 1-3', marks: ['rubble'] },
  ];

  /** In the Leader's turn, after some actions: a plain tile north, a flooded one east, one blocked by rubble west, a gap south. */
  function labels(options: object = {}, ...actions: object[]): Readonly<Record<string, string>> {
    const state = unwrap(subTerra.load(possible({ cave }, options)));
    for (const action of actions) subTerra.play(state, unwrap(subTerra.check(state, action)));
    return labelsOf(state);
  }

  function labelsOf(state: SubTerra['State']): Readonly<Record<string, string>> {
    const position = english.at(state);
    const highlighted = position.scene(NOBODY).actions.flatMap(({ targets }) => targets);
    const { places } = position.board({ highlighted, isPortrait: false });
    return Object.fromEntries(places.map(({ id, label }) => [id, label]));
  }

  test('ST-ACT-MOVE, ST-ACT-RUN: a step costs 1 point, a run 2', () => {
    expect(labels()['0,-1']).toBe('Crossing, one step north. Move, 1 point. Run, 2 points.');
  });

  test('ST-TURN-1: a way of several steps says how many and what they cost together', () => {
    const further = [...cave, { at: '0,-2', tile: 'normal X' }, { at: '0,-3', tile: 'normal X' }];
    const state = unwrap(subTerra.load(possible({ cave: further })));
    expect(labelsOf(state)['0,-2']).toBe(
      'Crossing, two steps north. Move two steps, 2 points. Run two steps, 2 points.',
    );
    expect(labelsOf(state)['0,-3']).toBe('Crossing, three steps north. Run three steps, 2 points.');
  });

  test('ST-TILE-GAS: a risk is said with its odds and what it costs', () => {
    const gas = [
      { at: '0,0', tile: 'start X' },
      { at: '0,-1', tile: 'gas T', turn: 2 },
    ];
    const state = unwrap(subTerra.load(possible({ cave: gas, gas: true })));
    expect(labelsOf(state)['0,-1']).toContain('Move, 1 point, risk: lose 2.');
    expect(labelsOf(state)['0,1']).toContain('Explore, 1 point, risk: 7 in 63: lose 2. Reveal, 1 point.');
  });

  test('ST-ACT-SWIM, ST-ACT-DIG: 2 points each', () => {
    expect(labels()['1,0']).toContain('Swim, 2 points.');
    expect(labels()['-1,0']).toContain('Dig, 2 points.');
  });

  test('ST-ACT-REVEAL, ST-ACT-EXPLORE, ST-RM-2: a tile costs 1 point, by the manual exploring costs 2', () => {
    expect(labels()['0,1']).toBe('Gap, one step south. Explore, 1 point. Reveal, 1 point.');
    expect(labels({ variant: 'reference-manual' })['0,1']).toContain('Explore, 2 points. Reveal, 1 point.');
  });

  test('ST-ACT-RUN, ST-LEA-1: the later steps of a run and what the Leader directs are free', () => {
    expect(labels({}, { type: 'run', to: 'north' })['0,0']).toContain('Move, free.');
    expect(labels({ start: 'leader' }, { type: 'direct', caver: 'medic' })['0,-1']).toContain('Move, free.');
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
    expect(opened.ok ? '' : setUp.errorText(opened.error)).toContain('Add or remove');
  });
});
