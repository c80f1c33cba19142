// What stands around the board in Inferno's Edge: the question, the team, the volcano, the quest, the dice, the bag.
import { type Event, markerFor, type Snapshot } from '@undercroft/infernos-edge';
import type { IconName } from '../../draw/icons.ts';
import { volcano } from '../../draw/volcano.ts';
import type { Clock, Deed, Panel, Scene, Seating } from '../../stage/contract.ts';
import type { InfernosEdgeWords } from '../../words/en/infernos-edge.ts';
import type { PageWords } from '../../words/en/page.ts';
import { capital, plain } from '../../words/grammar.ts';
import type { TempleKind } from '../../words/kinds.ts';
import { alike } from '../cave/harms.ts';
import { inBag } from './bag.ts';
import { listDeeds } from './deeds.ts';
import { type Effect, hazardEffects, nextToBurn } from './hazards.ts';
import { infernosEdge } from './rules.ts';
import { type Expedition, leadOf, placesOf } from './seen.ts';
import { cardsOf } from './team.ts';
import { only, ways } from './trials.ts';

export interface Words {
  readonly game: InfernosEdgeWords;
  readonly page: PageWords;
}

/** IE-TURN-1. */
const POINTS = 2;

export function sceneOf(expedition: Expedition, seating: Seating, words: Words): Scene {
  const { game, page } = words;
  const position = infernosEdge.save(expedition);
  const status = infernosEdge.status(expedition);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const deeds = listDeeds(expedition, game);
  const player = decider === undefined ? '' : (seating.names[decider] ?? '');
  const of = POINTS + (position.exerted ? 1 : 0);
  const isBots = decider !== undefined && seating.bots[decider] === true;
  const { ask, note } = isBots
    ? { ask: game.waiting(position, page.common.bot), note: undefined }
    : game.question(position, player || undefined);
  return {
    decider,
    ask: status.type === 'chance' ? page.table.chance : ask,
    ...(note === undefined ? {} : { note }),
    ...(position.asks === 'action'
      ? { points: { left: position.points, of, words: game.pointsLeft(position.points, of) } }
      : {}),
    deeds,
    cardsTitle: game.team.title,
    cards: cardsOf(position, seating, words),
    clock: clockOf(position, game),
    panels: panelsOf(expedition, position, game),
    quiet: game.team.quiet(leadOf(position) ?? position.active),
    status: game.status(position, choicesAmong(position, deeds)),
  };
}

/** Actions in a turn, answers to a question. */
const choicesAmong = ({ asks }: Snapshot, deeds: readonly Deed[]): number =>
  asks === 'action' ? deeds.filter(({ aims }) => aims.length > 0).length : deeds.flatMap(({ aims }) => aims).length;

const panelsOf = (expedition: Expedition, position: Snapshot, words: InfernosEdgeWords): Panel[] => [
  questPanel(expedition, position, words),
  ...hazardPanel(expedition, position, words),
  bagPanel(expedition, words),
];

// ---------------------------------------------------------------- the volcano

function clockOf({ round, marker, erupted, cursed, options }: Snapshot, { time }: InfernosEdgeWords): Clock {
  const of = markerFor(options.difficulty, options.explorers.length);
  const said = erupted ? time.erupted : time.volcano(marker);
  return {
    label: time.round(round),
    left: erupted ? undefined : marker,
    words: erupted ? time.erupted : [time.steps(marker), ...(cursed ? [time.pace] : [])].join(', '),
    picture: volcano({ left: marker, of, erupted }),
    spoken: `${time.round(round)}. ${said}.`,
  };
}

// ---------------------------------------------------------------- the quest

/** IE-SANC-3. */
const KEYS = 3;

function questPanel(expedition: Expedition, position: Snapshot, { team, time }: InfernosEdgeWords): Panel {
  const burning = position.erupted ? nextToBurn(expedition) : undefined;
  return {
    title: questWords(expedition, position, team),
    note: '',
    odds: [],
    text: [
      team.guardians(position.guardians.length),
      ...(position.cursed ? [team.cursed] : []),
      ...(burning ? [burning.includes('0,0') ? time.entranceNext : time.burnsNext(burning.length)] : []),
    ],
  };
}

function questWords(expedition: Expedition, position: Snapshot, { quest }: InfernosEdgeWords['team']): string {
  const { temple, explorers, artifact, cursed } = position;
  if (artifact !== null) return quest.artifact;
  const holder = position.options.explorers.find(({ explorer }) => explorers[explorer]?.holds === 'artifact');
  if (holder) return explorers[holder.explorer]?.state === 'escaped' ? quest.out : quest.carried(holder.explorer);
  if (cursed) return quest.lost;
  const placed = temple.reduce((sum, { tile, keys }) => sum + (isSanctum(tile) ? keys : 0), 0);
  return placed > 0 ? quest.placed(placed) : quest.keys(KEYS - hiddenKeys(expedition, position));
}

const isSanctum = (tile: string): boolean => tile.startsWith('sanctum') || tile.startsWith('ledge');

/** Keys whose chambers are still in the bag or in a hand. */
function hiddenKeys(expedition: Expedition, { reveal }: Snapshot): number {
  const inHand = [reveal?.hand, reveal?.other].filter((tile) => tile?.startsWith('key')).length;
  return (inBag(expedition).get('key') ?? 0) + inHand;
}

// ---------------------------------------------------------------- what chance may bring

/** What each face would do if the turn ended now; what does nothing is left out. */
function hazardPanel(expedition: Expedition, position: Snapshot, words: InfernosEdgeWords): Panel[] {
  const { odds } = words;
  const effects = hazardEffects(expedition);
  const [any] = effects;
  if (!any) return [];
  const doing = effects.filter(({ events, open }) => events.length > 0 || open);
  const text = doing.flatMap((effect) => tellEffect(effect, position, words));
  return [
    {
      title: odds.nextHazard(position.cursed ? 2 : 1),
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
function tellEffect({ face, odds, events, open }: Effect, position: Snapshot, words: InfernosEdgeWords): string[] {
  if (open) return [];
  const places = placesOf(position, { named: true });
  const told = alike(events, sameAs).map(([event, all]) =>
    all.length > 1 ? tellAll(all, words) : words.tell(event, places),
  );
  return [words.odds.effect(odds, face, plain(told.join(' ')))];
}

/** What happens to several alike is said once. */
function sameAs(event: Event, i: number): object {
  if (event.type === 'lost-health') return [event.source, event.amount];
  return event.type === 'guardian-moved' || (event.type === 'died' && !event.holds) ? [event.type] : [i];
}

function tellAll(events: readonly Event[], { odds, prowl }: InfernosEdgeWords): string {
  const [lost] = only(events, 'lost-health');
  const whom = events.flatMap((event) => ('explorer' in event ? (event.explorer ?? []) : []));
  if (lost) return odds.lose(whom, lost.amount);
  return whom.length > 0 ? odds.die(whom) : prowl(ways(events));
}

const KIND_ICONS: Partial<Record<TempleKind, IconName>> = {
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
    note: odds.inBag(of),
    odds: [...inBag(expedition)].map(([kind, count]) => {
      const icon = KIND_ICONS[kind];
      return { ...(icon ? { icon } : {}), name: kinds[kind].name, count, of };
    }),
    text: of > 0 ? [odds.sanctumNext] : [],
  };
}
