// Whole games of Pocket Sub through what the table shows of them.
import type { Ending } from '@undercroft/engine';
import { type Colour, type Event, type PocketSub, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { end as pocketSubEnd } from '../../../games/pocket-sub/page/end.ts';
import { costOf } from '../../../games/pocket-sub/page/sea.ts';
import type { Card, CompleteView, Targeting } from '../../page-kit/src/game-view.ts';
import pageHu from '../../words/src/hu/page.ts';
import pagesHu from '../../words/src/hu/pages.ts';
import { faults as markupFaults } from './draw-cave-support.ts';
import { pocketSubHu as gameHu } from './game-words.ts';
import { eventFaults, goldenRecords, playRandomly, replayed, Sample, sceneFaults, shownBy } from './view-faults.ts';
import { end, english, hungarian, NOBODY, type Sea } from './view-pocket-sub-support.ts';

const views = [english, hungarian];

const ends = [end, pocketSubEnd({ game: gameHu, page: { ...pageHu, ...pagesHu } })];

/**
 * Tiles and a chosen sub are seen; steps before the last are told with the whole course. Whose turn it is stands over what they do;
 * the first of a round is its heading (log-entries.test.ts).
 */
const UNTOLD: readonly Event['type'][] = ['tile-laid', 'turn-began', 'sub-chosen', 'stepped'];

/** Nor are your own pieces that are passed, which costs nobody anything. */
const isUntold = (event: Event): boolean =>
  UNTOLD.includes(event.type) || (event.type === 'passed' && event.of === event.fleet);

/** A move is planned as a whole: view-pocket-sub-turns.test.ts. */
const isPlanned = (fault: string): boolean =>
  /^no button does \{("at":"[^"]*","type":"sub"|"to":"[^"]*","type":"step"|"type":"tokens",.*)\}$/.test(fault);

const sceneFaultsOf = (view: CompleteView<PocketSub>, sea: Sea): string[] =>
  sceneFaults(shownBy(view, sea)).filter((fault) => !isPlanned(fault));

/** Every fault once, with where it was. */
class Faults {
  readonly #found = new Map<string, string>();

  add(where: string, faults: readonly string[]): void {
    for (const fault of faults) if (!this.#found.has(fault)) this.#found.set(fault, where);
  }

  get all(): string[] {
    return [...this.#found].map(([fault, where]) => `${where}: ${fault}`);
  }
}

const isDecided = (sea: Sea): boolean => pocketSub.status(sea).type !== 'chance';

describe('every decision can be shown and answered, every event is told', () => {
  const { variants } = pocketSub.facts;
  test.each(variants.map((variant, i) => [variant.name, variant, i] as const))('%s', (name, variant, i) => {
    const faults = new Faults();
    const view = views[i % 2] as CompleteView<PocketSub>;
    const sample = new Sample(4);
    playRandomly(pocketSub, variant.options, `view ${i}`, (moment) => {
      faults.add(name, [...eventFaults(view, moment, isUntold), ...motionFaults(moment)]);
      if (isDecided(moment.after) && sample.isDue([pocketSub.save(moment.after).phase]))
        faults.add(name, [...sceneFaultsOf(view, moment.after), ...disagreements(moment.after)]);
    });
    expect(faults.all).toEqual([]);
  });

  test('golden games too, with every question, event and way of ending', () => {
    const faults = new Faults();
    const [asked, told, ended] = [new Set<string>(), new Set<string>(), new Set<string>()];
    goldenRecords(pocketSub).forEach((record, i) => {
      const sample = new Sample(6);
      replayed(pocketSub, record, (moment) => {
        for (const { type } of moment.events) told.add(type);
        for (const view of views) faults.add(`game ${i}`, eventFaults(view, moment, isUntold));
        if (!isDecided(moment.after)) return;
        const { phase } = pocketSub.save(moment.after);
        asked.add(phase);
        if (!sample.isDue([phase])) return;
        for (const view of views) faults.add(`game ${i}, ${phase}`, sceneFaultsOf(view, moment.after));
        faults.add(`game ${i}`, [...uprightFaults(moment.after), ...disagreements(moment.after)]);
        const status = pocketSub.status(moment.after);
        if (status.type === 'over') ended.add(endFaults(status.ending, moment.after, faults));
      });
    });
    expect(faults.all).toEqual([]);
    expect([...asked].sort()).toEqual(['mine', 'over', 'place-cc', 'place-sub', 'step', 'sub', 'whirlpool']);
    expect([...ended].sort()).toEqual([...pocketSub.facts.endings].sort());
    expect(told.size).toBe(19);
  });
});

/** Turned for a phone held upright, it has the same places, and is drawn as well. */
function uprightFaults(sea: Sea): string[] {
  const { at, scene } = shownBy(english, sea);
  const highlighted = scene.actions.flatMap(({ targets }) => targets);
  const [lying, isPortrait] = [
    at.board({ highlighted, isPortrait: false }),
    at.board({ highlighted, isPortrait: true }),
  ];
  const names = ({ places }: typeof lying) => places.map(({ id }) => id).join();
  return [
    ...(names(lying) === names(isPortrait) ? [] : ['turning loses places']),
    ...(isPortrait.box.height > isPortrait.box.width === lying.box.height > lying.box.width
      ? ['it is not turned']
      : []),
    ...[isPortrait.marks, isPortrait.overlay, ...isPortrait.pieces.map(({ svg }) => svg)].flatMap(markupFaults),
  ].filter((fault) => fault !== 'it is not turned' || sea.options.players === 2);
}

interface Moment {
  readonly before: Sea;
  readonly events: readonly Event[];
  readonly after: Sea;
}

/** What moves is there before, and comes to lie where it lies afterwards. */
function motionFaults({ before, events, after }: Moment): string[] {
  const nothing: Targeting = { highlighted: [], isPortrait: false };
  if (events.length === 0) return [];
  const start = english.at(before);
  const was = start.board(nothing).pieces;
  const is = english.at(after).board(nothing);
  return events.flatMap((event, i) => {
    const moves = english.animationStep(event, start, events.slice(0, i))?.moves ?? [];
    const lost = moves
      .filter(({ key }) => !was.some((piece) => piece.key === key))
      .map(({ key }) => `${key} moves unseen`);
    if (event.type !== 'stepped') return lost;
    const to = is.places.find(({ id }) => id === event.to);
    return [
      ...lost,
      ...(moves.every(({ x, y }) => to && Math.hypot(x - to.x, y - to.y) < 1) ? [] : [`${event.to} is missed`]),
      ...(costOf(start.snapshot, event.from, event.to) === event.cost ? [] : [`a step costs ${event.cost}`]),
    ];
  });
}

/** Cards, clock, points and measures against the snapshot. */
function disagreements(sea: Sea): string[] {
  const snapshot = pocketSub.save(sea);
  const { cards, clock, decider } = english.at(sea).scene(NOBODY);
  const isSettingUp = ['place-cc', 'place-sub', 'whirlpool'].includes(snapshot.phase);
  const measures = end.measures(sea);
  return [
    ...cards.flatMap((card) => cardFaults(card, snapshot, measures)),
    ...(decider === undefined || cards[decider]?.tone === 'acting' ? [] : ['another fleet acts']),
    ...(clock.label === (isSettingUp ? 'Setting up' : `Round ${snapshot.round}`)
      ? []
      : [`the clock says ${clock.label}`]),
    ...(Object.keys(end.measureNames).join() === Object.keys(measures).sort(bySubsFirst).join()
      ? []
      : ['a measure has no name']),
  ];
}

const bySubsFirst = (one: string, other: string): number =>
  Number(one.startsWith('mines')) - Number(other.startsWith('mines'));

function cardFaults({ id, row = '', notes, abilities, tone }: Card, snapshot: Snapshot, measures: object): string[] {
  const fleet = id as Colour;
  const subs = snapshot.subs[fleet]?.length ?? 0;
  const mines = snapshot.mines[fleet]?.length ?? 0;
  const isOut = subs === 0 && tone !== 'acting' && ['sub', 'step', 'mine', 'over'].includes(snapshot.phase);
  const ships = row.match(/<svg/g)?.length ?? 0;
  const gone = row.match(/class="sub gone"/g)?.length ?? 0;
  const onChart =
    snapshot.options.mines === 'twelve' ? `, ${mines} on the chart` : new RegExp(`^${mines} mines? on the chart`);
  return [
    ...(ships - gone === subs ? [] : [`subs of ${fleet}`]),
    ...(notes.some((note) => (typeof onChart === 'string' ? note.endsWith(onChart) : onChart.test(note)))
      ? []
      : [`mines of ${fleet}`]),
    ...(abilities.length === (snapshot.tokens[fleet]?.length ?? 0) ? [] : [`tokens of ${fleet}`]),
    ...((tone === 'gone') === isOut ? [] : [`${fleet} is ${tone}`]),
    ...(measures[`subs ${fleet}` as never] === subs && measures[`mines ${fleet}` as never] === mines
      ? []
      : [`measures of ${fleet}`]),
  ];
}

/** What the end page shows, in both languages. */
function endFaults(ending: Ending, sea: Sea, faults: Faults): string {
  const { how, winners, rule } = ending as unknown as { how: string; winners: readonly Colour[]; rule: string };
  for (const one of ends) {
    const { medal, title, text, decided, people, rule: told } = one.result(ending, sea, NOBODY);
    faults.add(`end ${how}`, [
      ...(medal.includes(`/medal-pocket-sub-${winners.length === 0 ? 'draw' : 'victory'}`)
        ? []
        : ['the medal is another']),
      ...(people.filter((one) => !one.lost).length === (winners.length || people.length)
        ? []
        : ['the lost are miscounted']),
      ...(told === rule ? [] : ['the rule is another']),
      ...[title, text, decided, ...people.flatMap((one) => [one.name, one.text])].flatMap((words) =>
        /undefined|NaN|\[object|^$/.test(words) ? [`the end says “${words}”`] : [],
      ),
    ]);
  }
  return how;
}
