// Sub Terra behind the contract.
import { CHANCE, type Game, OVER, type Status } from '@undercroft/engine';
import * as asks from './asks.ts';
import { CAVERS, type Caver } from './cavers.ts';
import { check } from './check.ts';
import { Descent, isOnExit, nameOf } from './descent.ts';
import { ENDS, type End, type Event, MEDALS, type Medal } from './events.ts';
import { behind, countBehind, medal } from './harm.ts';
import { DIFFICULTIES } from './hazards.ts';
import { legal, MAX_LEGAL, weights } from './legal.ts';
import { play } from './play.ts';
import { open } from './setting-up.ts';
import { load, type Snapshot, save, snapshotShape } from './snapshot.ts';
import {
  type Action,
  actionShape,
  type Options,
  type Outcome,
  optionsShape,
  outcomeShape,
  VARIANTS,
} from './vocabulary.ts';
import { write } from './write.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { ASK_HORROR, ASK_PATH, ASK_SPAWN, ASKS, GAME_OVER, isChance } = asks;

export interface SubTerra {
  State: Descent;
  Options: Options;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Snapshot: Snapshot;
}

export interface SubTerraEnding {
  /** The medal (ST-END-2). */
  readonly how: Medal;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly end: End;
  readonly leftBehind: readonly Caver[];
  /** ST-END-3: seats with a caver on the exit. */
  readonly out: readonly number[];
}

/** Who is to decide: the seat the clause of each question names (ST-ASK-2). */
export function decider(d: Descent): number {
  if (d.asks === GAME_OVER) return OVER;
  if (isChance(d.asks)) return CHANCE;
  if (d.asks === ASK_HORROR || d.asks === ASK_SPAWN) return d.seats[d.start]!;
  if (d.asks === ASK_PATH) return d.seats[d.victim]!;
  return d.seats[d.actor]!;
}

const SCORES = [1, 0.75, 0.5, 0];

/** ST-END-3: the rating is the team's. */
const score = (d: Descent): number => SCORES[Math.min(countBehind(d), 3)] as number;

export function seatsOf(d: Descent): number {
  let most = 0;
  for (let i = 0; i < d.cavers; i++) most = Math.max(most, d.seats[i]!);
  return most + 1;
}

function ending(d: Descent): SubTerraEnding {
  const seats = Array.from({ length: seatsOf(d) }, (_, seat) => seat);
  const out = seats.filter((seat) => d.options.cavers.some((member, i) => member.seat === seat && isOnExit(d, i)));
  return {
    how: medal(d),
    rule: 'ST-END-2',
    scores: seats.map(() => score(d)),
    end: ENDS[d.how] as End,
    leftBehind: behind(d).map((i) => nameOf(d, i)),
    out,
  };
}

function status(d: Descent): Status {
  const asks = ASKS[d.asks] as string;
  const seat = decider(d);
  if (seat === OVER) return { type: 'over', ending: ending(d) };
  return seat === CHANCE ? { type: 'chance', asks } : { type: 'seat', seat, asks };
}

/** Teams that between them hold every caver, in every size, shared out among different numbers of players. */
const TEAMS: readonly { readonly cavers: readonly Caver[]; readonly players: number }[] = [
  { cavers: ['leader', 'medic', 'climber', 'scout'], players: 1 },
  { cavers: ['diver', 'geologist', 'engineer', 'bodyguard'], players: 2 },
  { cavers: ['bodyguard', 'scout', 'diver', 'leader'], players: 4 },
  { cavers: ['geologist', 'climber', 'medic', 'engineer', 'diver'], players: 5 },
  { cavers: ['leader', 'bodyguard', 'engineer', 'scout', 'geologist', 'medic'], players: 3 },
  { cavers: [...CAVERS.slice(2)], players: 6 },
];

function variants(): { name: string; options: Options }[] {
  return VARIANTS.flatMap((variant) =>
    DIFFICULTIES.flatMap((difficulty) =>
      TEAMS.map(({ cavers, players }) => ({
        name: [
          `${cavers.join(' ')}, ${players} players`,
          difficulty,
          ...(variant === 'standard' ? [] : [variant]),
        ].join(', '),
        options: {
          cavers: cavers.map((caver, i) => ({ caver, seat: i % players })),
          difficulty,
          gentle: false,
          variant,
        },
      })),
    ),
  );
}

export const subTerra: Game<SubTerra> = {
  id: 'sub-terra',
  rules: 1,
  facts: {
    title: 'Sub Terra',
    seats: { min: 1, max: 6 },
    goal: 'co-op',
    chance: true,
    maxLegal: MAX_LEGAL,
    maxEntries: 20_000,
    endings: MEDALS,
    variants: variants(),
  },
  shapes: { options: optionsShape, action: actionShape, outcome: outcomeShape, snapshot: snapshotShape },
  open,
  options: (d) => d.options,
  seats: seatsOf,
  decider,
  legal,
  weights,
  play,
  score,
  blank: () => new Descent(),
  copy: (from, into) => into.copyFrom(from),
  status,
  check,
  write,
  save,
  load,
};
