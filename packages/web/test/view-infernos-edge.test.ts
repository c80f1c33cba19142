// Whole games of Inferno's Edge through what the table shows of them.
import { SIDES } from '@undercroft/cave';
import type { Ending } from '@undercroft/engine';
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
import { templeSpaces } from '../../../games/infernos-edge/page/draw/tile.ts';
import { end as infernosEdgeEnd } from '../../../games/infernos-edge/page/end.ts';
import { guardianAt } from '../../../games/infernos-edge/page/target-place.ts';
import aboutEn from '../../../games/infernos-edge/words/en/about.ts';
import aboutHu from '../../../games/infernos-edge/words/hu/about.ts';
import { neighbourCell } from '../../page-kit/src/cave/cells.ts';
import { personAt, personPlace } from '../../page-kit/src/cave/people.ts';
import type { CompleteView, ResultView, Target } from '../../page-kit/src/game-view.ts';
import { legalCodes } from '../../page-kit/src/trial.ts';
import page from '../../words/src/en/page.ts';
import pages from '../../words/src/en/pages.ts';
import pageHu from '../../words/src/hu/page.ts';
import pagesHu from '../../words/src/hu/pages.ts';
import { infernosEdgeEn as gameEn, infernosEdgeHu as gameHu } from './game-words.ts';
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
import { english, hungarian, NOBODY, type State } from './view-infernos-edge-support.ts';

interface InLanguage {
  readonly view: CompleteView<InfernosEdge>;
  readonly game: typeof gameEn;
  readonly about: typeof aboutEn;
}

/** One game in English, the next in Hungarian. */
const inTurn = (game: number): InLanguage =>
  game % 2 === 0 ? { view: english, game: gameEn, about: aboutEn } : { view: hungarian, game: gameHu, about: aboutHu };

const englishEnd = infernosEdgeEnd({ game: gameEn, page: { ...page, ...pages } });
const ends = [englishEnd, infernosEdgeEnd({ game: gameHu, page: { ...pageHu, ...pagesHu } })];

const UNTOLD: readonly Event['type'][] = ['turn-ended', 'gap-named', 'tile-drawn', 'marker-moved'];

/** Turns, gaps and draws are seen on the board; a hazard die, the volcano and what exertion costs are told by what comes with them. */
function isUntold(event: Event, earlier: readonly Event[], later: readonly Event[]): boolean {
  const isLaid = (at: string) => earlier.some((one) => one.type === 'tile-placed' && one.at === at);
  const wasRolled = (why: string) => earlier.some((one) => one.type === 'rolled' && one.why === why);
  switch (event.type) {
    case 'turn-began':
      return event.state === 'inside';
    case 'rolled':
      return event.why === 'hazard' || (event.why === 'collapse' && later.some(({ type }) => type === 'collapsed'));
    case 'lost-health':
      return event.source === 'exerting' || event.source === 'luck';
    case 'moved':
      return event.how === 'explore' && earlier.some(({ type }) => type === 'tile-placed');
    case 'key-laid':
      return isLaid(event.at);
    case 'rubble-laid':
      return isLaid(event.at) || earlier.some(({ type }) => type === 'collapsed');
    case 'downed':
      return earlier.some((one) => one.type === 'lost-health' && one.explorer === event.explorer && one.left === 0);
    case 'guardian-attacked':
      return later[0]?.type === 'lost-health' || later[0]?.type === 'spared';
    case 'guardian-destroyed':
      return wasRolled('attack');
    case 'trap-triggered':
      // Where the Archaeologist keeps her roll, it was told before.
      return event.trap === 'spike' && (wasRolled('spike') || earlier.length === 0);
    default:
      return UNTOLD.includes(event.type);
  }
}

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
    const sample = new Sample(4);
    playRandomly(infernosEdge, variant.options, `view ${i}`, (moment) => {
      faults.add(name, eventFaults(inTurn(i).view, moment, isUntold));
      if (isDecided(moment.after) && sample.isDue(kindsOf(moment.after)))
        faults.add(name, decisionFaults(inTurn(i), moment.after));
    });
    expect(faults.all).toEqual([]);
  });

  test('golden games too, with every question, option, event and way of ending', () => {
    const faults = new Faults();
    const shown = new Set<string>();
    const told = new Set<string>();
    const ended = new Set<string>();
    const sample = new Sample(25);
    const events = new Sample(5);
    someGolden(infernosEdge, 2).forEach((record, i) => {
      replayed(infernosEdge, record, (moment) => {
        for (const { type } of moment.events) told.add(type);
        if (events.isDue([sequenceOf(moment.events)]))
          faults.add(`game ${i}`, eventFaults(inTurn(i).view, moment, isUntold));
        if (!isDecided(moment.after)) return;
        const status = infernosEdge.status(moment.after);
        if (status.type === 'over') ended.add(endFaults(status.ending, moment.after, faults));
        const kinds = kindsOf(moment.after);
        if (!sample.isDue(kinds)) return;
        for (const kind of kinds) shown.add(kind);
        faults.add(`game ${i}, ${kinds[0]}`, decisionFaults(inTurn(i), moment.after));
      });
    });
    expect(faults.all).toEqual([]);
    expect([...ended].sort()).toEqual([...ENDS].sort());
    expect(told.size).toBeGreaterThanOrEqual(44);
    const asks = ASKS.filter((ask) => !OF_CHANCE.includes(ask)).map((ask) => `asks ${ask}`);
    expect([...shown].sort()).toEqual([...asks, ...Object.keys(gameEn.actions)].sort());
  });
});

const OF_CHANCE: readonly string[] = ['nothing', 'tile', 'die', 'hazard'];

/** What is asked, and every sort of action that answers it. */
function kindsOf(state: State): string[] {
  const { asks } = infernosEdge.save(state);
  const actions = legalCodes(infernosEdge, state).map(
    (code) => (infernosEdge.decode(state, code) as { type: string }).type,
  );
  return [`asks ${asks}`, ...new Set(asks === 'over' ? [] : actions)];
}

/** What the end page shows, in both languages. */
function endFaults(ending: Ending, state: State, faults: Faults): string {
  const { how, end, lost } = ending as Ending & { readonly end: string; readonly lost: readonly string[] };
  const results = ends.map((one) => one.result(ending, state, NOBODY));
  const wrong = results.flatMap((result: ResultView) => [
    ...(result.people.filter((one) => one.lost).length === lost.length ? [] : ['the lost are miscounted']),
    ...(result.medal === `./drawings/medal-infernos-edge-${how}.svg` ? [] : ['the medal is another']),
    ...[result.title, result.text, result.decided, ...result.people.flatMap(({ name, text }) => [name, text])].flatMap(
      (text) => (/undefined|NaN|\[object|^$/.test(text) ? [`the end says “${text}”`] : []),
    ),
  ]);
  faults.add(`end ${end}`, [...wrong, ...(RANKS.some((rank) => rank === how) ? [] : [`${how} is no rank`])]);
  return end;
}

function decisionFaults(language: InLanguage, state: State): string[] {
  const shown = shownBy(language.view, state);
  return [...sceneFaults(shown), ...disagreements(language, shown)];
}

/** Cards, clock and panels against the snapshot. */
function disagreements({ game, about }: InLanguage, { at, scene }: Shown<InfernosEdge>): string[] {
  const { state, snapshot: position } = at;
  const { cards, clock, panels, points, actions } = scene;
  const wrong = cards.flatMap(({ id, health, place, notes }) => {
    const member = position.explorers[id] as Snapshot['explorers'][string];
    return [
      ...(health?.left === member.health ? [] : [`health of the ${id}`]),
      ...((place ?? null) === member.at ? [] : [`place of the ${id}`]),
      ...(!member.holds || notes.includes(game.team.holds(member.holds)) ? [] : [`what the ${id} holds`]),
    ];
  });
  const strays = actions.flatMap(({ targets }) => targets.filter((target) => isStray(target, position)));
  const measures = Object.values(englishEnd.measures(state));
  const bag = panels.find(({ title }) => title === about.odds.tiles);
  return [
    ...wrong,
    ...strays.map(({ name, place }) => `${name} is targeted at ${place}`),
    ...(clock.left === (position.erupted ? undefined : position.marker) ? [] : ['the volcano']),
    ...((bag?.odds ?? []).reduce((sum, { count }) => sum + count, 0) === state.bagCount ? [] : ['the bag']),
    ...(position.asks === 'action' && points?.left !== position.points ? ['the points'] : []),
    ...(measures.every((share) => share >= 0 && share <= 1) ? [] : [`measures ${measures.join()}`]),
  ];
}

/** Aimed neither at a space nor at a gap beside one; or at somebody who is elsewhere. */
function isStray({ action, place }: Target, position: Snapshot): boolean {
  const { explorer, to, from, type } = action as Record<string, string>;
  const whom = explorer ?? (type === 'give' ? to : from);
  if (whom !== undefined) return place !== personPlace(whom) || !position.explorers[whom]?.at;
  const guardian = guardianAt(personAt(place ?? '') ?? '');
  if (guardian !== undefined) return position.guardians.every(({ at }) => at !== guardian);
  const spaces = new Set(templeSpaces(position).map(({ at }) => at));
  return place !== undefined && !spaces.has(place) && !SIDES.some((side) => spaces.has(neighbourCell(place, side)));
}
