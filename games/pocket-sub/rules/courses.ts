// Every whole move there is, and where an enemy can come to next: tried step by step on copies, with the rules that play it.

import { argumentOf } from './codes.ts';
import type { Event } from './events.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { CHOOSE_SUB, GAME_OVER, MINE, STEP } from './phases.ts';
import { areFriends, nameOf, Sea, subsOf } from './sea.ts';
import { bitsOf, type Token } from './tokens.ts';
import { beginTurn, chooseSub, declareTokens, stepTo } from './turn.ts';

/** A move to its end: all points used, or the sub lost, or the game over. */
export interface Course {
  /** The regions of the move, where it starts first. */
  readonly path: readonly string[];
  /** Where its mine may go; empty where none can be laid, and once the game is over. */
  readonly mines: readonly string[];
  /** What happens up to the mine. */
  readonly events: readonly Event[];
}

/** A sub, the tokens and at most four steps. */
const DEPTH = 6;
const seas = Array.from({ length: DEPTH }, () => new Sea());
const codes = Array.from({ length: DEPTH }, () => new Int32Array(MAX_LEGAL));
const scratch = (depth: number): Sea => seas[depth]!;

/** The moves of a sub with these tokens (PS-TURN-1); of a move that has begun, all ways to go on. */
export function listCourses(sea: Sea, start?: { readonly at: string; readonly use: readonly Token[] }): Course[] {
  const found: Course[] = [];
  const begun = scratch(0);
  const events: Event[] = [];
  begun.copyFrom(sea);
  if (start) {
    if (start.use.length > 0) declareTokens(begun, bitsOf(start.use), undefined);
    chooseSub(begun, sea.board.names.indexOf(start.at), (event) => events.push(event));
  }
  const path = start ? [start.at] : Array.from(sea.path.subarray(0, sea.pathLength), (at) => nameOf(sea, at));
  followCourse(begun, { path, events, depth: 0 }, found);
  return found;
}

interface Sailed {
  readonly path: readonly string[];
  readonly events: readonly Event[];
  readonly depth: number;
}

function followCourse(sea: Sea, { path, events, depth }: Sailed, found: Course[]): void {
  if (sea.phase !== STEP) {
    found.push({ path, events: untilTurnEnds(events), mines: sea.phase === MINE ? minesIn(sea) : [] });
    return;
  }
  const steps = codes[depth]!;
  const n = legal(sea, steps);
  for (let i = 0; i < n; i++) {
    const to = argumentOf(steps[i]!);
    const after = scratch(depth + 1);
    const happened = [...events];
    after.copyFrom(sea);
    stepTo(after, to, (event) => happened.push(event));
    followCourse(after, { path: [...path, nameOf(sea, to)], events: happened, depth: depth + 1 }, found);
  }
}

const mineCodes = new Int32Array(MAX_LEGAL);

function minesIn(sea: Sea): string[] {
  const n = legal(sea, mineCodes);
  return Array.from(mineCodes.subarray(0, n), (code) => nameOf(sea, argumentOf(code)));
}

/** What comes after a turn comes whatever was done. */
function untilTurnEnds(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'round-ended' || type === 'turn-began');
  return end < 0 ? events : events.slice(0, end);
}

// ---------------------------------------------------------------- where somebody can come to

/**
 * The regions that the subs of a seat could come to if it moved now: those they get through or end in, and those where they
 * take an enemy sub with them. `withTokens`: with any of the tokens they have left (PS-CAP-4).
 */
export function reachOf(sea: Sea, seat: number, { withTokens }: { readonly withTokens: boolean }): Set<string> {
  const reached = new Set<string>();
  if (sea.phase === GAME_OVER || sea.phase < CHOOSE_SUB) return reached;
  const unspent = withTokens ? sea.tokens[seat]! : 0;
  for (let bits = 0; bits <= unspent; bits++) {
    if ((bits & ~unspent) !== 0) continue;
    for (const region of new Set(subsOf(sea, seat))) {
      const begun = scratch(0);
      begun.copyFrom(sea);
      beginTurn(begun, seat, undefined);
      if (bits !== 0) declareTokens(begun, bits, undefined);
      chooseSub(begun, region, undefined);
      spread(begun, seat, 0, reached);
    }
  }
  return reached;
}

function spread(sea: Sea, seat: number, depth: number, reached: Set<string>): void {
  if (sea.phase !== STEP || sea.seat !== seat) return;
  const steps = codes[depth]!;
  const n = legal(sea, steps);
  const enemies = countEnemies(sea, seat);
  for (let i = 0; i < n; i++) {
    const to = argumentOf(steps[i]!);
    const after = scratch(depth + 1);
    after.copyFrom(sea);
    stepTo(after, to, undefined);
    if (isStillThere(after, seat, to) || countEnemies(after, seat) < enemies) reached.add(nameOf(sea, to));
    spread(after, seat, depth + 1, reached);
  }
}

/** Whether the sub that came here has outlived it; one that is sheltered has already ended its turn (PS-MEET-2). */
const isStillThere = (after: Sea, seat: number, at: number): boolean =>
  after.mover >= 0 || (after.seat !== seat && subsOf(after, seat).includes(at));

function countEnemies(sea: Sea, seat: number): number {
  let n = 0;
  for (let other = 0; other < sea.board.players; other++) if (!areFriends(sea, other, seat)) n += sea.fleet[other]!;
  return n;
}
