// What the horrors are about to do, found with their own rules: whom each hunts, which way and how soon it strikes, as long as
// nobody moves. Nothing here changes the position.
import { isChance, NOTHING_ASKED } from './asks.ts';
import type { Caver } from './cavers.ts';
import { cellOf, Descent, isConscious, MAX_HORRORS, nameOf } from './descent.ts';
import type { Event } from './events.ts';
import { advance } from './flow.ts';
import { closestVictim, distanceToVictim, firstSteps, isPrey } from './horrors.ts';
import { HAZARD_PHASE, HORRORS, push } from './jobs.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { play } from './play.ts';

export interface Hunt {
  /** The cell of the horror. */
  readonly at: string;
  /** ST-HOR-VICTIM; nobody within its reach, and it leaves the cave (ST-HOR-MOVE). */
  readonly victim?: Caver;
  /** As near, but of a higher rank. */
  readonly ties: readonly Caver[];
  /** Cells of a shortest way, its own first and the victim's last; empty where it hunts nobody. */
  readonly path: readonly string[];
  /** In how many of its moves it strikes. */
  readonly moves: number;
  /** How many first steps are as short: with more than one, the victim's player chooses. */
  readonly ways: number;
}

/** Every horror of the cave, as long as nobody else moves. */
export function huntsOf(d: Descent): Hunt[] {
  const hunts: Hunt[] = [];
  for (let h = 0; h < MAX_HORRORS; h++) if (d.horrors[h]! >= 0) hunts.push(huntOf(d, d.horrors[h]!));
  return hunts;
}

const sides = new Int32Array(4);

function huntOf(d: Descent, tile: number): Hunt {
  const victim = closestVictim(d, tile);
  const at = cellOf(d, tile);
  if (victim < 0) return { at, ties: [], path: [], moves: 0, ways: 0 };
  const moves = distanceToVictim(d, victim);
  const ties = others(d, victim).filter((i) => isPrey(d, i) && distanceToVictim(d, i) === moves);
  const ways = firstSteps(d, tile, victim, sides);
  const path = [tile];
  for (let next = tile; next !== d.places[victim]; path.push(next)) {
    firstSteps(d, next, victim, sides);
    next = d.cave.through(next, sides[0]!);
  }
  return {
    at,
    victim: nameOf(d, victim),
    ties: ties.map((i) => nameOf(d, i)),
    path: path.map((one) => cellOf(d, one)),
    moves,
    ways,
  };
}

const others = (d: Descent, victim: number): number[] =>
  Array.from({ length: d.cavers }, (_, i) => i).filter((i) => i !== victim);

/** Whom the horrors strike down when they next move, if nobody else does before; and who may be, by a choice that is theirs. */
export interface Strikes {
  readonly certain: readonly Caver[];
  readonly possible: readonly Caver[];
}

/** ST-HOR-PHASE, played on copies with every choice that comes up (ST-HOR-ORDER, ST-HOR-MOVE). */
export function nextStrikes(d: Descent): Strikes {
  const results = canBeAsked(d) ? playHorrors(phaseOf(d), []) : [];
  const all = [...new Set(results.flat())];
  const certain = all.filter((caver) => results.every((struck) => struck.includes(caver)));
  return { certain, possible: all.filter((caver) => !certain.includes(caver)) };
}

/** Without horrors, or without anybody conscious, nothing has to be tried. */
const canBeAsked = (d: Descent): boolean =>
  d.horrors[0]! >= 0 && d.end < 0 && others(d, -1).some((i) => isConscious(d, i));

/** The position as it is when the horror phase begins, with nothing after it but the hazard phase. */
function phaseOf(d: Descent): Descent {
  const copy = new Descent();
  copy.copyFrom(d);
  copy.jobCount = 0;
  push(copy, HAZARD_PHASE);
  push(copy, HORRORS);
  copy.asks = NOTHING_ASKED;
  return copy;
}

/** Who is struck by each sequence of choices. */
function playHorrors(d: Descent, struck: readonly Caver[]): Caver[][] {
  const now = [...struck];
  if (d.asks === NOTHING_ASKED) advance(d, noteStruck(now));
  if (d.end >= 0 || isChance(d.asks)) return [now];
  const codes = new Int32Array(MAX_LEGAL);
  return [...codes.subarray(0, legal(d, codes))].flatMap((code) => {
    const copy = new Descent();
    copy.copyFrom(d);
    const then = [...now];
    play(copy, code, noteStruck(then));
    return playHorrors(copy, then);
  });
}

const noteStruck =
  (into: Caver[]) =>
  (event: Event): void => {
    if (event.type === 'lost-health' && event.source === 'horror') into.push(event.caver);
  };
