// What is said while a turn is planned on the chart, and of what is to be reached.
import type { Colour } from '@undercroft/pocket-sub';
import { list, verb } from '@undercroft/words/english';
import type { SeaPlaces } from '../places.ts';
import type { Water } from './index.ts';

export interface PlanNames {
  readonly at: (region: string, places: SeaPlaces) => string;
  readonly fleets: Readonly<Record<Colour, string>>;
  readonly waters: Readonly<Record<Water, { readonly name: string }>>;
}

/** A turn in a few words; what is not known yet is left out. */
export interface PlannedTurn {
  /** The names of its tokens. */
  readonly use: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly mine?: string;
}

const namesOf = (fleets: PlanNames['fleets'], colours: readonly Colour[]): string =>
  list(colours.map((one) => fleets[one]));

/** What a touch on a place does. */
const touchWords = ({ at }: PlanNames) => ({
  sub: (region: string, p: SeaPlaces): string => `Move the sub at ${at(region, p)}.`,
  sail: (region: string, p: SeaPlaces): string => `Sail to ${at(region, p)} as planned.`,
  end: (region: string, p: SeaPlaces): string => `End the move at ${at(region, p)}.`,
  lostEnd: (region: string, p: SeaPlaces): string => `End the move at ${at(region, p)} and lose the sub.`,
  bend: (region: string, p: SeaPlaces): string => `Go by way of ${at(region, p)}.`,
  lostBend: (region: string, p: SeaPlaces): string => `Go by way of ${at(region, p)} and lose the sub.`,
  mine: (region: string, p: SeaPlaces): string => `Lay the mine at ${at(region, p)}.`,
  avoid: (region: string, p: SeaPlaces): string => `Do not go through ${at(region, p)}.`,
});

/** What is around the plan: the turn as a hint names it, the signs of the chart, the threat, the goal. */
const aroundWords = ({ at, fleets }: PlanNames) => ({
  /** What a hint calls a turn. */
  name: ({ use, from, to, mine }: PlannedTurn, p: SeaPlaces): string => {
    const tokens = use.length > 0 ? list(use) : '';
    if (from === undefined) return `Spend the ${tokens}`;
    const way = to === undefined ? `Move the sub at ${at(from, p)}` : `Sail ${at(from, p)} to ${at(to, p)}`;
    return [
      way,
      ...(tokens === '' ? [] : [`with the ${tokens}`]),
      ...(mine === undefined ? [] : [`mine in ${at(mine, p)}`]),
    ]
      .join(', ')
      .replace(', with', ' with');
  },
  /** Signs on the chart. */
  legend: {
    end: 'Your sub can end its move here',
    deadly: 'Entering costs you the sub',
    reach: (enemy: Colour): string => `${fleets[enemy]} can get here next turn`,
    wake: (enemy?: Colour): string => (enemy ? `${fleets[enemy]}’s last move` : 'The last move of another fleet'),
  },
  /** What the enemies threaten, if nobody else moves. */
  threat: {
    none: 'No enemy can reach one of your subs next turn.',
    subs: (enemies: readonly Colour[], regions: readonly string[], p: SeaPlaces): string =>
      `${namesOf(fleets, enemies)} can reach your ${verb(regions.length, 'sub', 'subs')} at ${list(regions.map((one) => at(one, p)))} next turn.`,
    chip: 'at risk',
  },
  goal: {
    sink: (enemies: readonly Colour[]): string =>
      `Sink the ${namesOf(fleets, enemies)} ${verb(enemies.length, 'fleet', 'fleets')}`,
    sinkAll: 'Sink every enemy fleet',
    /** 'Blue has *2* subs left, you have *2*'; a teammate is named between. */
    left: (others: readonly { readonly of: Colour; readonly subs: number }[], own?: number): string => {
      const [first, ...more] = others.map(({ of, subs }) => ({ fleet: fleets[of], subs }));
      const counted = [
        ...(first ? [`${first.fleet} has *${first.subs}* ${verb(first.subs, 'sub', 'subs')} left`] : []),
        ...more.map(({ fleet, subs }) => `${fleet} *${subs}*`),
      ];
      return [...counted, ...(own === undefined ? [] : [`you have *${own}*`])].join(', ');
    },
    deploy: 'First everybody places their fleet',
    quiet: (rounds: number): string =>
      rounds === 2 ? '*one* more quiet round and it is a draw' : '*two* more quiet rounds and it is a draw',
    over: 'The game is over',
  },
});

export function planWords({ at, fleets, waters }: PlanNames) {
  const names = (colours: readonly Colour[]): string => namesOf(fleets, colours);
  return {
    port: 'Port',
    /** What a sub's button is called; only the place is written on it. */
    subAt: (region: string, p: SeaPlaces): string => `Sub at ${at(region, p)}`,
    subInPort: 'Sub in port',
    lost: 'lost',
    nthSub: (n: number): string => `Sub ${n}`,
    out: 'out',
    chooseSub: 'choose a sub',
    chooseEnd: 'choose a destination',
    gone: 'This sub is lost.',
    whereTo: '*Where should this sub go?* Choose where it ends its move.',
    sailTo: (end: string, p: SeaPlaces): string => `Sail to ${at(end, p)}`,
    nothingOnTheWay: 'No enemy on the way.',
    canReach: (enemies: readonly Colour[]): string => `${names(enemies)} can reach you there next turn.`,
    cannotReach: (enemies: readonly Colour[]): string =>
      enemies.length === 1
        ? `${names(enemies)} can’t reach you there next turn.`
        : 'No enemy can reach you there next turn.',
    /** Where somebody else could change it before. */
    unlessOthersMove: (text: string): string => text.replace(/\.$/, ' if nobody else moves first.'),
    sail: 'Sail',
    sailAnyway: 'Sail anyway',
    stay: 'Stay in port',
    giveUp: 'Give up the sub',
    mineIn: (region: string, p: SeaPlaces): string => `mine in ${at(region, p)}`,
    mineButton: (region: string, p: SeaPlaces): string => `Mine in ${at(region, p)}`,
    noMine: 'no mine',
    lostForCertain: 'This loses the sub',
    subLost: 'the sub is lost',
    lostTag: 'lost',
    noRoom: (why: 'deep' | 'taken'): string =>
      why === 'deep'
        ? 'You leave only deep water, so there is no room for a mine.'
        : 'Every region you leave is deep or taken, so there is no room for a mine.',
    noRoomShort: 'No room for a mine',
    start: (water: Water): string => `start, ${waters[water].name}`,
    runningDeep: 'running deep',
    toUse: (of: number): string => `${of} to use`,
    used: (n: number, of: number): string => (n === of ? `all ${of} used` : `${n} of ${of} used`),
    touch: touchWords({ at, fleets, waters }),
    ...aroundWords({ at, fleets, waters }),
    actor: (player: string, fleet: Colour): string => (player === '' ? fleets[fleet] : `${player}, ${fleets[fleet]}`),
    hero: 'hero',
  };
}

export type PlanWords = ReturnType<typeof planWords>;
