// What stands around the board in Inferno's Edge: the question, the team, the volcano, the quest, the dice, the bag.
import { type Event, type InfernosEdge, keysInBag, markerFor, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords, TempleKind } from '@undercroft/infernos-edge/words';
import { groupAlike } from '@undercroft/page-kit/cave/harms';
import type { ActionOption, Clock, Panel, Position, Scene, Seating } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { capital, plain } from '@undercroft/words/grammar';
import { listActions } from './actions.ts';
import { inBag } from './bag.ts';
import { gapWarning } from './closing.ts';
import type { InfernosEdgeIcon } from './draw/icons.ts';
import { volcano } from './draw/volcano.ts';
import { type FaceEffect, hazardEffects, nextToBurn } from './hazards.ts';
import { infernosEdge } from './rules.ts';
import { cardsOf } from './team.ts';
import { eventsOfType, guardianMoves } from './trials.ts';
import { type Expedition, leadOf, placesOf } from './viewpoint.ts';

export interface Words {
  readonly game: InfernosEdgeWords;
  readonly page: PageWords;
}

/** IE-TURN-1. */
const POINTS = 2;

export function sceneOf(position: Position<InfernosEdge>, seating: Seating, words: Words): Scene {
  const { game, page } = words;
  const { state, snapshot } = position;
  const status = infernosEdge.status(state);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const actions = listActions(position, game);
  const player = decider === undefined ? '' : (seating.names[decider] ?? '');
  const of = POINTS + (snapshot.exerted ? 1 : 0);
  const isBots = decider !== undefined && seating.bots[decider] === true;
  const { text, note } = isBots
    ? { text: game.waiting(snapshot, page.common.bot), note: undefined }
    : game.question(snapshot, player || undefined);
  return {
    decider,
    question: status.type === 'chance' ? page.table.chance : text,
    ...(isBots ? {} : noteOf(position, note, game)),
    ...(snapshot.asks === 'action'
      ? { points: { left: snapshot.points, of, words: game.pointsLeft(snapshot.points, of) } }
      : {}),
    actions,
    cardsTitle: game.team.title,
    cards: cardsOf(snapshot, seating, words),
    clock: clockOf(snapshot, game),
    panels: panelsOf(state, snapshot, game),
    emptyLog: game.team.quiet(leadOf(snapshot) ?? snapshot.active),
    announcement: game.status(snapshot, choicesAmong(snapshot, actions)),
  };
}

/** Actions in a turn, answers to a question. */
const choicesAmong = ({ asks }: Snapshot, actions: readonly ActionOption[]): number =>
  asks === 'action'
    ? actions.filter(({ targets }) => targets.length > 0).length
    : actions.flatMap(({ targets }) => targets).length;

const panelsOf = (expedition: Expedition, snapshot: Snapshot, words: InfernosEdgeWords): Panel[] => [
  questPanel(expedition, snapshot, words),
  ...hazardPanel(expedition, snapshot, words),
  bagPanel(expedition, words),
];

/** The note of the question, and a warning while the last gap may cost the keys in the bag (IE-MAP-4). */
function noteOf({ state, snapshot }: Position<InfernosEdge>, note: string | undefined, words: InfernosEdgeWords) {
  const warning = snapshot.asks === 'action' || snapshot.asks === 'illuminate' ? gapWarning(state, words) : undefined;
  const all = [note, warning].filter((one) => one).join(' ');
  return all ? { note: all } : {};
}

// ---------------------------------------------------------------- the volcano

function clockOf({ round, marker, erupted, cursed, options }: Snapshot, { time }: InfernosEdgeWords): Clock {
  const of = markerFor(options.difficulty, options.explorers.length);
  const spoken = erupted ? time.erupted : time.volcano(marker);
  return {
    label: time.round(round),
    left: erupted ? undefined : marker,
    words: erupted ? time.erupted : [time.steps(marker), ...(cursed ? [time.pace] : [])].join(', '),
    picture: volcano({ left: marker, of, erupted }),
    spoken: `${time.round(round)}. ${spoken}.`,
  };
}

// ---------------------------------------------------------------- the quest

/** IE-SANC-3. */
const KEYS = 3;

function questPanel(expedition: Expedition, snapshot: Snapshot, { team, time }: InfernosEdgeWords): Panel {
  const burning = snapshot.erupted ? nextToBurn(expedition) : undefined;
  return {
    title: questWords(expedition, snapshot, team),
    note: '',
    odds: [],
    text: [
      team.guardians(snapshot.guardians.length),
      ...(snapshot.cursed ? [team.cursed] : []),
      ...(burning ? [burning.includes('0,0') ? time.entranceNext : time.burnsNext(burning.length)] : []),
    ],
  };
}

function questWords(expedition: Expedition, snapshot: Snapshot, { quest }: InfernosEdgeWords['team']): string {
  const { temple, explorers, artifact, cursed } = snapshot;
  if (artifact !== null) return quest.artifact;
  const holder = snapshot.options.explorers.find(({ explorer }) => explorers[explorer]?.holds === 'artifact');
  if (holder) return explorers[holder.explorer]?.state === 'escaped' ? quest.out : quest.carried(holder.explorer);
  if (cursed) return quest.lost;
  const placed = temple.reduce((sum, { tile, keys }) => sum + (isSanctum(tile) ? keys : 0), 0);
  return placed > 0 ? quest.placed(placed) : quest.keys(KEYS - hiddenKeys(expedition, snapshot));
}

const isSanctum = (tile: string): boolean => tile.startsWith('sanctum') || tile.startsWith('ledge');

/** Keys whose chambers are still in the bag or in a hand. */
function hiddenKeys(expedition: Expedition, { reveal }: Snapshot): number {
  const inHand = [reveal?.hand, reveal?.other].filter((tile) => tile?.startsWith('key')).length;
  return keysInBag(expedition) + inHand;
}

// ---------------------------------------------------------------- what chance may bring

/** What each face would do if the turn ended now; what does nothing is left out. */
function hazardPanel(expedition: Expedition, snapshot: Snapshot, words: InfernosEdgeWords): Panel[] {
  const { odds } = words;
  const effects = hazardEffects(expedition);
  const [any] = effects;
  if (!any) return [];
  const doing = effects.filter(({ events, open }) => events.length > 0 || open);
  const text = doing.flatMap((effect) => describeEffect(effect, snapshot, words));
  return [
    {
      title: odds.nextHazard(snapshot.cursed ? 2 : 1),
      note: odds.of(any.odds),
      odds: doing.map(({ face, odds: { n, of } }) => ({
        icon: face,
        name: words.faces[face].name,
        count: n,
        of,
      })),
      text: doing.length === 0 ? [capital(`${odds.nothing}.`)] : text,
    },
  ];
}

/** In the words in which it would be told; nothing where it is still open, as which ruin falls. */
function describeEffect(
  { face, odds, events, open }: FaceEffect,
  snapshot: Snapshot,
  words: InfernosEdgeWords,
): string[] {
  if (open) return [];
  const places = placesOf(snapshot, { named: true });
  const texts = groupAlike(events, likeness).map(([event, all]) =>
    all.length > 1 ? describeAlike(all, words) : words.describe(event, places),
  );
  return [words.odds.effect(odds, face, plain(texts.join(' ')))];
}

/** What happens to several alike is said once. */
function likeness(event: Event, i: number): object {
  if (event.type === 'lost-health') return [event.source, event.amount];
  return event.type === 'guardian-moved' || (event.type === 'died' && !event.holds) ? [event.type] : [i];
}

function describeAlike(events: readonly Event[], { odds, prowl }: InfernosEdgeWords): string {
  const [lost] = eventsOfType(events, 'lost-health');
  const whom = events.flatMap((event) => ('explorer' in event ? (event.explorer ?? []) : []));
  if (lost) return odds.lose(whom, lost.amount);
  return whom.length > 0 ? odds.die(whom) : prowl(guardianMoves(events));
}

const KIND_ICONS: Partial<Record<TempleKind, InfernosEdgeIcon>> = {
  key: 'key',
  lava: 'lava',
  spike: 'spike',
  dart: 'dart',
  ruin: 'rubble',
  guardian: 'guardian',
};

function bagPanel(expedition: Expedition, { odds, kinds }: InfernosEdgeWords): Panel {
  const of = expedition.bagCount;
  return {
    title: odds.tiles,
    note: [odds.inBag(of), ...(of > 0 ? [odds.keys(keysInBag(expedition))] : [])].join(', '),
    odds: [...inBag(expedition)].map(([kind, count]) => {
      const icon = KIND_ICONS[kind];
      return { ...(icon ? { icon } : {}), name: kinds[kind].name, count, of };
    }),
    text: of > 0 ? [odds.sanctumNext] : [],
  };
}
