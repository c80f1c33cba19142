// What can be looked up beside the board: the quest, what the dice would do, what is left in the bag.
import {
  type Event,
  type HazardCase,
  type InfernosEdge,
  keysInBag,
  ROLL_HAZARD,
  type Snapshot,
  typeOf,
} from '@undercroft/infernos-edge';
import type { TempleKind } from '@undercroft/infernos-edge/words';
import { groupAlike } from '@undercroft/page-kit/cave/harms';
import type { Panel, Position } from '@undercroft/page-kit/game-view';
import { tryCode } from '@undercroft/page-kit/trial';
import { capital, plain } from '@undercroft/words/grammar';
import { readTile } from '@undercroft/words/places';
import type { InfernosEdgeIcon } from '../draw/icons.ts';
import { goalOf } from '../goal.ts';
import { Forecast } from '../risks.ts';
import { infernosEdge } from '../rules.ts';
import { eventsOfType, guardianMoves } from '../trials.ts';
import { type Expedition, placesOf } from '../viewpoint.ts';
import { effectiveCases } from './hazards.ts';
import type { LaterWords } from './words.ts';

export const panelsOf = (position: Position<InfernosEdge>, words: LaterWords): Panel[] => [
  questPanel(position, words),
  ...hazardPanel(position, words),
  bagPanel(position.state, words),
];

function questPanel(position: Position<InfernosEdge>, { game, about }: LaterWords): Panel {
  const { state, snapshot } = position;
  const { title, text } = goalOf(position, game);
  const [burning] = new Forecast(state).rings;
  return {
    title,
    note: plain(text),
    rules: ['IE-SANC-3'],
    odds: [],
    text: [
      about.guardians(snapshot.guardians.length),
      ...(snapshot.cursed ? [about.cursed] : []),
      ...(burning ? [burning.includes('0,0') ? about.fire.entranceNext : about.fire.burnsNext(burning.length)] : []),
    ],
  };
}

// ---------------------------------------------------------------- what chance may bring

/** What each face would do if the turn ended now; what does nothing is left out. */
function hazardPanel({ state, snapshot }: Position<InfernosEdge>, words: LaterWords): Panel[] {
  const { game, about } = words;
  const end = infernosEdge.check(state, { type: 'end' });
  const rolling = end.ok ? tryCode(infernosEdge, state, end.value).after : state;
  if (rolling.asks !== ROLL_HAZARD) return [];
  const cases = effectiveCases(rolling);
  const faces = groupAlike(cases, ({ face }) => [face]);
  const dice = snapshot.cursed ? 2 : 1;
  const of = FACES ** dice;
  const n = of - (FACES - 1) ** dice;
  return [
    {
      title: about.odds.nextHazard(dice),
      note: about.odds.of({ n, of }),
      rules: ['IE-HAZ-1'],
      odds: faces.map(([{ face }]) => ({ icon: face, name: game.faces[face].name, count: n, of })),
      text:
        cases.length === 0
          ? [capital(`${about.odds.nothing}.`)]
          : cases.flatMap((one) => describeCase(one, snapshot, words)),
    },
  ];
}

const FACES = 6;

/** In the words in which it would be told; nothing where somebody has still to choose. */
function describeCase({ face, odds, events, isOpen }: HazardCase, snapshot: Snapshot, words: LaterWords): string[] {
  if (isOpen) return [];
  const { about } = words;
  const places = placesOf(snapshot, { named: true });
  const texts = groupAlike(events, likeness).map(([event, all]) =>
    all.length > 1 ? describeAlike(all, words) : words.events.describe(event, places),
  );
  return [about.odds.effect(odds, face, plain(texts.join(' ')))];
}

/** What happens to several alike is said once. */
function likeness(event: Event, i: number): object {
  if (event.type === 'lost-health') return [event.source, event.amount];
  return event.type === 'guardian-moved' || (event.type === 'died' && !event.holds) ? [event.type] : [i];
}

function describeAlike(events: readonly Event[], { events: { prowl }, about: { odds } }: LaterWords): string {
  const [lost] = eventsOfType(events, 'lost-health');
  const whom = events.flatMap((event) => ('explorer' in event ? (event.explorer ?? []) : []));
  if (lost) return odds.lose(whom, lost.amount);
  return whom.length > 0 ? odds.die(whom) : prowl(guardianMoves(events));
}

// ---------------------------------------------------------------- the bag

const KIND_ICONS: Partial<Record<TempleKind, InfernosEdgeIcon>> = {
  key: 'key',
  lava: 'lava',
  spike: 'spike',
  dart: 'dart',
  ruin: 'rubble',
  guardian: 'guardian',
};

function bagPanel(expedition: Expedition, { game: { kinds }, about: { odds } }: LaterWords): Panel {
  const of = expedition.bagCount;
  return {
    title: odds.tiles,
    rules: ['IE-COMP-1'],
    note: [odds.inBag(of), ...(of > 0 ? [odds.keys(keysInBag(expedition))] : [])].join(', '),
    odds: [...inBag(expedition)].map(([kind, count]) => {
      const icon = KIND_ICONS[kind];
      return { ...(icon ? { icon } : {}), name: kinds[kind].name, count, of };
    }),
    text: of > 0 ? [odds.sanctumNext] : [],
  };
}

/** Kind by kind. */
function inBag({ bag }: Expedition): Map<TempleKind, number> {
  const counts = new Map<TempleKind, number>();
  for (const [type, copies] of bag.entries()) {
    const { kind } = readTile<TempleKind>(typeOf(type).name);
    if (copies > 0) counts.set(kind, (counts.get(kind) ?? 0) + copies);
  }
  return counts;
}
