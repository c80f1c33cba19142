// Whole games of Inferno's Edge through what the table shows of them.
import { SIDES } from '@undercroft/cave';
import { type Ending, must } from '@undercroft/engine';
import {
  ASKS,
  ENDS,
  type Event,
  type InfernosEdge,
  infernosEdge,
  RANKS,
  type Snapshot,
} from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { templeSpaces } from '../src/draw/infernos-edge-tile.ts';
import { besideCell } from '../src/games/cave/cells.ts';
import { end as infernosEdgeEnd } from '../src/games/infernos-edge/end.ts';
import { infernosEdgeSetUp } from '../src/games/infernos-edge/set-up.ts';
import { infernosEdgeView } from '../src/games/infernos-edge/view.ts';
import { legalCodes } from '../src/play/trial.ts';
import type { Aim, Deed, GameView, ResultView } from '../src/stage/contract.ts';
import game from '../src/words/en/infernos-edge.ts';
import page from '../src/words/en/page.ts';
import pages from '../src/words/en/pages.ts';
import gameHu from '../src/words/hu/infernos-edge.ts';
import pageHu from '../src/words/hu/page.ts';
import pagesHu from '../src/words/hu/pages.ts';
import { eventFaults, goldenRecords, playRandomly, replayed, sceneFaults } from './view-faults.ts';

const english = infernosEdgeView({ game, page });
const hungarian = infernosEdgeView({ game: gameHu, page: pageHu });
const views = [english, hungarian];
const englishEnd = infernosEdgeEnd({ game, page: { ...page, ...pages } });
const ends = [englishEnd, infernosEdgeEnd({ game: gameHu, page: { ...pageHu, ...pagesHu } })];
const NOBODY = { names: [], bots: [] };

const UNTOLD: readonly Event['type'][] = ['turn-ended', 'gap-named', 'tile-drawn', 'marker-moved'];

/** Turns, gaps and draws are seen on the board; a hazard die, the volcano and what exertion costs are told by what comes with them. */
function isUntold(event: Event): boolean {
  if (event.type === 'turn-began') return event.state === 'inside';
  if (event.type === 'rolled') return event.why === 'hazard';
  if (event.type === 'lost-health') return event.source === 'exerting' || event.source === 'luck';
  return UNTOLD.includes(event.type);
}

type State = InfernosEdge['State'];

/** Every fault once, with where it was. */
class Faults {
  readonly found = new Map<string, string>();

  add(where: string, faults: readonly string[]): void {
    for (const fault of faults) if (!this.found.has(fault)) this.found.set(fault, where);
  }

  get all(): string[] {
    return [...this.found].map(([fault, where]) => `${where}: ${fault}`);
  }
}

const isDecided = (state: State): boolean => infernosEdge.status(state).type !== 'chance';

describe('every decision can be shown and answered, every event is told', () => {
  const { variants } = infernosEdge.facts;
  test.each(variants.map((variant, i) => [variant.name, variant, i] as const))('%s', (name, variant, i) => {
    const faults = new Faults();
    const view = views[i % 2] as GameView<InfernosEdge>;
    playRandomly(infernosEdge, variant.options, `view ${i}`, (moment) => {
      faults.add(name, eventFaults(view, moment, isUntold));
      if (isDecided(moment.after))
        faults.add(name, [...sceneFaults(view, moment.after), ...disagreements(moment.after)]);
    });
    expect(faults.all).toEqual([]);
  });

  test('golden games too, with every question, deed, event and way of ending', () => {
    const faults = new Faults();
    const shown = new Set<string>();
    const told = new Set<string>();
    const ended = new Set<string>();
    let decisions = 0;
    goldenRecords(infernosEdge).forEach((record, i) => {
      replayed(infernosEdge, record, (moment) => {
        const view = views[i % 2] as GameView<InfernosEdge>;
        for (const { type } of moment.events) told.add(type);
        faults.add(`game ${i}`, eventFaults(view, moment, isUntold));
        if (!isDecided(moment.after)) return;
        const status = infernosEdge.status(moment.after);
        if (status.type === 'over') ended.add(endFaults(status.ending, moment.after, faults));
        const kinds = kindsOf(moment.after);
        if (decisions++ % EVERY > 0 && kinds.every((kind) => shown.has(kind))) return;
        for (const kind of kinds) shown.add(kind);
        faults.add(`game ${i}, ${kinds[0]}`, [...sceneFaults(view, moment.after), ...disagreements(moment.after)]);
      });
    });
    expect(faults.all).toEqual([]);
    expect([...ended].sort()).toEqual([...ENDS].sort());
    expect(told.size).toBeGreaterThanOrEqual(44);
    const asks = ASKS.filter((ask) => !OF_CHANCE.includes(ask)).map((ask) => `asks ${ask}`);
    expect([...shown].sort()).toEqual([...asks, ...Object.keys(game.deeds)].sort());
  });
});

/** Of the many decisions of golden games so many are judged, besides all that show something for the first time. */
const EVERY = 25;
const OF_CHANCE: readonly string[] = ['nothing', 'tile', 'die', 'hazard'];

/** What is asked, and every sort of action that answers it. */
function kindsOf(state: State): string[] {
  const { asks } = infernosEdge.save(state);
  const actions = legalCodes(infernosEdge, state).map(
    (code) => (infernosEdge.write(state, code) as { type: string }).type,
  );
  return [`asks ${asks}`, ...new Set(asks === 'over' ? [] : actions)];
}

/** What the end page shows, in both languages. */
function endFaults(ending: Ending, state: State, faults: Faults): string {
  const { how, end, lost } = ending as Ending & { readonly end: string; readonly lost: readonly string[] };
  const results = ends.map((one) => one.result(ending, state, NOBODY));
  const wrong = results.flatMap((result: ResultView) => [
    ...(result.people.filter((one) => one.lost).length === lost.length ? [] : ['the lost are miscounted']),
    ...(result.medal.rank === how ? [] : ['the medal is another']),
    ...[result.title, result.text, result.decided, ...result.people.flatMap(({ name, text }) => [name, text])].flatMap(
      (text) => (/undefined|NaN|\[object|^$/.test(text) ? [`the end says “${text}”`] : []),
    ),
  ]);
  faults.add(`end ${end}`, [...wrong, ...(RANKS.some((rank) => rank === how) ? [] : [`${how} is no rank`])]);
  return end;
}

/** Cards, clock and panels against the snapshot. */
function disagreements(state: State): string[] {
  const position = infernosEdge.save(state);
  const { cards, clock, panels, points } = english.scene(state, NOBODY);
  const wrong = cards.flatMap(({ id, health, place, notes }) => {
    const member = position.explorers[id] as Snapshot['explorers'][string];
    return [
      ...(health?.left === member.health ? [] : [`health of the ${id}`]),
      ...((place ?? null) === member.at ? [] : [`place of the ${id}`]),
      ...(!member.holds || notes.includes(game.team.holds(member.holds)) ? [] : [`what the ${id} holds`]),
    ];
  });
  const strays = english.scene(state, NOBODY).deeds.flatMap(({ aims }) => aims.filter((aim) => isStray(aim, position)));
  const measures = Object.values(englishEnd.measures(state));
  const bag = panels.find(({ title }) => title === game.odds.tiles);
  return [
    ...wrong,
    ...strays.map(({ name, place }) => `${name} is aimed at ${place}`),
    ...(clock.left === (position.erupted ? undefined : position.marker) ? [] : ['the volcano']),
    ...((bag?.odds ?? []).reduce((sum, { count }) => sum + count, 0) === state.bagCount ? [] : ['the bag']),
    ...(position.asks === 'action' && points?.left !== position.points ? ['the points'] : []),
    ...(measures.every((share) => share >= 0 && share <= 1) ? [] : [`measures ${measures.join()}`]),
  ];
}

/** Aimed neither at a space nor at a gap beside one; or at somebody who is elsewhere. */
function isStray({ action, place }: Aim, position: Snapshot): boolean {
  const { explorer } = action as { readonly explorer?: string };
  if (explorer !== undefined) return place !== position.explorers[explorer]?.at;
  const spaces = new Set(templeSpaces(position).map(({ at }) => at));
  return place !== undefined && !spaces.has(place) && !SIDES.some((side) => spaces.has(besideCell(place, side)));
}

// ---------------------------------------------------------------- positions by hand

const start = (change: object = {}): State => must(infernosEdge.open(change));

function play(state: State, ...moves: readonly object[]): State {
  for (const move of moves) infernosEdge.play(state, must(infernosEdge.check(state, move)));
  return state;
}

const deedsOf = (state: State): readonly Deed[] => english.scene(state, NOBODY).deeds;
const deedOf = (state: State, id: string): Deed => deedsOf(state).find((deed) => deed.id === id) as Deed;

const altered = (state: State, change: (position: Snapshot) => void): State => {
  const position = infernosEdge.save(state);
  change(position);
  return must(infernosEdge.load(position));
};

describe('odds, risks and reasons come from the rules', () => {
  test('IE-ACT-RUN: what only points are missing for says so, not that there is no way', () => {
    const state = play(start(), { type: 'move', to: 'east' });
    const run = deedOf(state, 'run');
    expect(run).toMatchObject({ state: 'dear', aims: [], why: { rules: ['IE-TURN-1'] } });
    expect(run.why?.text).toContain('needs 2 points, you have 1');
    expect(run.fact).toBe('needs 2, has 1');
  });

  test('IE-ACT-EXPLORE: what the next tile may bring is counted in the bag', () => {
    const explore = deedOf(start({ explorers: team('guide', 'sapper', 'priest') }), 'explore');
    expect(explore.aims[0]?.text).toContain('4 in 30: a guardian.');
    expect(explore.aims[0]?.text).toContain('3 in 30: spikes');
  });

  test('IE-ARC-1: a Scholar chooses between two buttons, and either tile is seen in the gap', () => {
    const state = play(
      start(),
      { type: 'reveal', to: 'south' },
      { type: 'tile', tile: 'lava X' },
      { type: 'tile', tile: 'normal T' },
    );
    expect(deedsOf(state).map(({ name }) => name)).toEqual(['Take the lava crossing', 'Take the fork']);
    const [lava, fork] = deedsOf(state).map(({ aims }) => aims[0]);
    if (!lava || !fork) throw new Error('two tiles to choose from');
    const both = english.board(state, { lit: [lava, fork], upright: false }).over;
    const one = english.board(state, { lit: [lava], aim: lava, upright: false }).over;
    const other = english.board(state, { lit: [fork], aim: fork, upright: false }).over;
    expect(new Set([both, one, other]).size).toBe(3);
  });

  test('IE-TURN-1: points are not thrown away without a question', () => {
    expect(deedOf(start(), 'end').aims[0]?.loss).toMatchObject({ title: 'End the turn with 2 points left?' });
    const spent = play(start(), { type: 'move', to: 'east' }, { type: 'move', to: 'west' });
    expect(deedOf(spent, 'end').aims[0]?.loss).toBeUndefined();
  });

  test('IE-ACT-EXIT: leaving before the artifact is found is asked about', () => {
    const out = deedOf(start(), 'move').aims.find(({ name }) => name === 'Move north');
    expect(out?.loss?.text).toContain('there is no way back');
  });

  test('IE-HAZ-LAVA: on a lava tile the end of the turn says what the die may cost', () => {
    const state = play(
      start({ explorers: team('guide', 'sapper', 'priest') }),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'lava X' },
    );
    expect(deedOf(state, 'end').aims[0]?.text).toContain('Lava: 1 in 6 that you lose 1 health.');
    const dice = english.scene(state, NOBODY).panels.find(({ title }) => title === 'The hazard die');
    expect(dice?.odds).toContainEqual({ icon: 'lava', name: 'Lava', count: 1, of: 6 });
  });

  test('IE-HAZ-LAVA: what it may cost several alike is said once, of all of them', () => {
    const lava = { at: '0,1', tile: 'lava X', turn: 0, marks: [], blasted: [], keys: 0 } as const;
    const state = altered(start(), ({ temple, explorers }) => {
      temple.push({ ...lava, marks: [], blasted: [] });
      for (const one of Object.values(explorers)) one.at = '0,1';
      Object.assign(explorers['foreman'] as object, { health: 1 });
    });
    const { text = '' } = deedOf(state, 'end').aims[0] ?? {};
    expect(text).toContain('Lava: 1 in 6 that you, the Scoundrel and the Healer lose 1 health each.');
    expect(text).toContain('Lava: 1 in 6 that the Foreman loses 1 health and is downed.');
    const dice = english.scene(state, NOBODY).panels.find(({ title }) => title === 'The hazard die');
    expect(dice?.text).toContain(
      'Lava, 1 in 6: The Archaeologist, the Scoundrel, the Foreman and the Healer lose 1 health each. The Foreman is downed.',
    );
    const told = hungarian.scene(state, NOBODY).panels.flatMap(({ text: lines }) => lines);
    expect(told.join(' ')).toContain('A Régész, a Szélhámos, a Művezető és a Gyógyító 1-1 egészséget veszít.');
  });

  test('IE-ACT-ITEM: who holds something and is alone hears that nobody is there to take it', () => {
    const state = altered(start(), ({ temple, explorers }) => {
      temple.push({ at: '0,1', tile: 'key D', turn: 0, marks: [], blasted: [], keys: 0 });
      Object.assign(explorers['archaeologist'] as object, { at: '0,1', holds: 'key' });
    });
    expect(deedOf(state, 'give').why?.text).toBe('The Scoundrel is not on this space.');
    expect(deedOf(start(), 'give').why?.text).toBe('You hold nothing.');
  });

  test('IE-VOLC-1: a die that may lose the game is told before the turn ends', () => {
    const state = altered(start(), (position) => {
      position.marker = 0;
    });
    expect(deedOf(state, 'end').aims[0]?.text).toContain('Lava, 1 in 6: The expedition is forgotten.');
  });

  test('IE-ACT-HEAL: whom of those on one space is chosen by a letter', () => {
    const state = altered(start(), ({ explorers }) => {
      for (const one of Object.values(explorers)) one.health -= 1;
    });
    const { name, fact, aims } = deedOf(state, 'heal');
    expect([name, fact]).toEqual(['Heal', 'one of 4']);
    expect(aims.map(({ letter, stop }) => `${letter} ${stop?.name}`)).toEqual([
      'a Archaeologist',
      'b Scoundrel',
      'c Foreman',
      'd Healer',
    ]);
    expect(aims.map((aim) => aim.name)[1]).toBe('Heal the Scoundrel');
  });
});

describe('what is seen of an event', () => {
  test('IE-ROUND-2: a guardian that moves twice in a moment goes on from where it came', () => {
    const before = altered(start(), (position) => {
      position.guardians.push(
        { at: '3,0', activated: false, acting: false },
        { at: '-3,0', activated: false, acting: false },
      );
    });
    const step = (from: string, to: string): Event => ({ type: 'guardian-moved', rule: 'IE-GUARD-3', from, to });
    const [first, second] = [step('-3,0', '-2,0'), step('-2,0', '-1,0')];
    expect(english.beat(first, before, [])?.moves?.[0]?.key).toBe('guardian -3,0');
    expect(english.beat(second, before, [first])?.moves?.[0]).toEqual({ key: 'guardian -3,0', x: -200, y: 0 });
  });

  test('IE-VOLC-4: a ring burns for 900 ms and stays', () => {
    const beat = english.beat({ type: 'burnt', rule: 'IE-VOLC-4', tiles: ['1,0', '2,0'] }, start(), []);
    expect(beat).toMatchObject({ ms: 900, sound: 'lava', signs: [{ kind: 'fire' }, { kind: 'fire' }] });
    expect(beat?.lays?.svg.match(/<g transform/g)).toHaveLength(2);
  });
});

describe('what can be set before', () => {
  const setUp = infernosEdgeSetUp({ game, page });

  test('the first team is a game for every number of players, in both editions', () => {
    const [good] = setUp.people?.teams ?? [];
    const sizes = { 1: 4, 2: 4, 3: 3, 4: 4, 5: 5, 6: 6 };
    for (const [players, size] of Object.entries(sizes)) {
      const people = good?.members.slice(0, size) ?? [];
      const values = { difficulty: setUp.levels?.usual, variant: setUp.switches[0]?.on };
      const options = setUp.options({ players: Number(players), people, values });
      expect(must(infernosEdge.open(options)).options).toMatchObject({
        variant: 'second-edition',
        difficulty: 'normal',
      });
    }
  });

  test('IE-SETUP-3: levels say how long the volcano sleeps', () => {
    const does = setUp.levels?.all(4, {}).map((level) => level.does);
    expect(does?.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual([24, 21, 18, 16]);
  });

  test('IE-SETUP-1: a team that is too small is said to be', () => {
    const opened = infernosEdge.open(setUp.options({ players: 1, people: ['guide'], values: {} }));
    expect(opened.ok ? '' : setUp.fault(opened.error)).toContain('Three to six');
  });
});

function team(...names: readonly string[]): object[] {
  return names.map((explorer) => ({ explorer, seat: 0 }));
}
