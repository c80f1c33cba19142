// Is this a position in a turn? It is, if there is a position at the start of the turn from which the slow rules come to it.
import { apply, position, type SlowState } from '@undercroft/pocket-sub/slow';
import type { Snapshot } from '../../rules/index.ts';
import { openWays } from '../../slow/move.ts';
import { areFriends, ccOwner, isFriendlyCc, isHero, piecesAt } from '../../slow/pieces.ts';
import { type Fleet, type Voyage, withFleet } from '../../slow/state.ts';
import type { Region } from '../../slow/vocabulary.ts';
import { isAmong } from './set-up.ts';
import { slowState } from './slow-state.ts';
import {
  boardFaults,
  type Cause,
  canFollow,
  faultsIn,
  hasRepeats,
  offTheBoard,
  piecesFaults,
  seatsOf,
  turnStartFaults,
} from './turn-start.ts';

type Move = NonNullable<Snapshot['move']>;

function withPiece(state: SlowState, seat: number, what: 'subs' | 'mines', at: Region): SlowState {
  const fleet = state.fleets[seat] as Fleet;
  return withFleet(state, seat, { ...fleet, [what]: [...fleet[what], at] });
}

/** Every position the turn may have begun in: the sub is back, and so is what it may have destroyed. */
function beginnings(snapshot: Snapshot, { path, alive }: Move): SlowState[] {
  const now = slowState(snapshot, { name: 'choose-sub', tokens: snapshot.using });
  const mover = now.fleets[now.seat] as Fleet;
  const last = path.at(-1) as Region;
  if (alive && !mover.subs.includes(last)) return [];
  const others = alive ? mover.subs.toSpliced(mover.subs.indexOf(last), 1) : mover.subs;
  const back = withFleet(now, now.seat, { ...mover, subs: [...others, path[0] as Region] });
  const isDrawn = snapshot.phase === 'over' && snapshot.quiet.rounds === 3;
  return [true, false]
    .map((quietSoFar) => ({ ...back, quietSoFar, quietRounds: isDrawn ? 2 : now.quietRounds }))
    .flatMap((state) => restore(state, path.slice(1)));
}

/** On the way the sub can have destroyed enemy subs, and in the last region any piece. */
function restore(state: SlowState, [at, ...rest]: readonly Region[]): SlowState[] {
  if (at === undefined) return [state];
  const isEnemy = (seat: number): boolean => !areFriends(state, seat, state.seat);
  const subs = seatsOf(state).filter((seat) => rest.length === 0 || isEnemy(seat));
  const mines = rest.length === 0 ? seatsOf(state) : [];
  return [
    state,
    ...subs.map((seat) => withPiece(state, seat, 'subs', at)),
    ...mines.map((seat) => withPiece(state, seat, 'mines', at)),
  ].flatMap((before) => restore(before, rest));
}

/** A move that has been played: where it led, and what a sub was lost to in it. */
interface Played {
  readonly state: SlowState;
  readonly points: number;
  readonly cause: Cause | undefined;
}

function playMove(start: SlowState, { path, alive }: Move): Played | undefined {
  const [from, ...steps] = path;
  let state = apply(start, { type: 'sub', at: from as Region });
  let entered: { before: SlowState; voyage: Voyage } | undefined;
  for (const to of steps) {
    if (state.phase.name !== 'step') return undefined;
    const { voyage } = state.phase;
    const way = openWays(state, voyage).find((one) => one.to === to);
    if (!way) return undefined;
    entered = { before: state, voyage: { ...voyage, pointsLeft: voyage.pointsLeft - way.cost, path: [to] } };
    state = apply(state, { type: 'step', to });
  }
  if (!entered)
    return state.phase.name === 'step' ? { state, points: state.phase.voyage.pointsLeft, cause: undefined } : undefined;
  const points = entered.voyage.pointsLeft;
  const rammed = subsOfEnemies(state, start.seat) < subsOfEnemies(start, start.seat) ? 'rammed-by-hero' : undefined;
  return { state, points, cause: alive ? rammed : causeOfLoss(entered.before, entered.voyage) };
}

const subsOfEnemies = (state: SlowState, of: number): number =>
  state.fleets.reduce((sum, { subs }, seat) => sum + (areFriends(state, seat, of) ? 0 : subs.length), 0);

/** What the sub is lost to that enters a region in this way. */
function causeOfLoss(before: SlowState, { pointsLeft, path: [at = ''], tokens }: Voyage): Cause {
  const isPassing = pointsLeft > 0;
  const survived = isPassing ? 'stuck' : 'no-mine';
  if (isFriendlyCc(before, before.seat, at)) return survived;
  if (ccOwner(before, at) !== undefined) return isPassing && tokens.includes('map') ? survived : 'command-centre';
  const other = piecesAt(before, at)[0];
  if (!other) return survived;
  if (areFriends(before, other.seat, before.seat)) return isPassing ? survived : 'friendly';
  if (isPassing && tokens.includes('intelligence')) return survived;
  if (other.kind === 'mine') return 'mine';
  if (isHero(before, before.seat)) return survived;
  return isHero(before, other.seat) ? 'hit-a-hero' : 'collision';
}

const PHASES: Readonly<Record<string, string>> = { step: 'step', mine: 'lay-mine', over: 'over' };

/** Whether the turn that begins so comes to this snapshot. */
function leadsTo(start: SlowState, snapshot: Snapshot, move: Move): boolean {
  const { phase, seat, quiet, lastLoss } = snapshot;
  if (turnStartFaults(start).length > 0) return false;
  if (!isAmong(start, { type: 'sub', at: move.path[0] as Region })) return false;
  const played = playMove(start, move);
  if (!played || played.state.phase.name !== PHASES[phase]) return false;
  const { state, points, cause } = played;
  const voyage = 'voyage' in state.phase ? state.phase.voyage : undefined;
  const isDraw = state.phase.name === 'over' && 'draw' in state.phase.outcome;
  return (
    JSON.stringify(position(state)) === JSON.stringify(position(slowState(snapshot, state.phase))) &&
    (isDraw || state.seat === seat) &&
    state.quietRounds === quiet.rounds &&
    state.quietSoFar === quiet.thisRound &&
    (!voyage || voyage.sunk === !move.alive) &&
    points === move.points &&
    (cause === undefined || cause === lastLoss)
  );
}

function overFaults(snapshot: Snapshot, state: SlowState): string[] {
  const alive = seatsOf(state).filter((seat) => (state.fleets[seat] as Fleet).subs.length > 0);
  const isWon = alive.every((seat) => areFriends(state, seat, alive[0] as number));
  const isDrawn = snapshot.quiet.rounds === 3;
  return faultsIn({
    'nobody left': alive.length === 0,
    'not over': isWon === isDrawn,
    'won by nothing': isWon && [null, 'collision', 'hit-a-hero'].includes(snapshot.lastLoss),
    'drawn in a round': isDrawn && !snapshot.quiet.thisRound,
  });
}

/** What no position in a turn, or after the last one, is. */
export function turnFaults(snapshot: Snapshot): string[] {
  const { phase, move, using, lastLoss, round, quiet, placed, seat, options } = snapshot;
  const state = slowState(snapshot, { name: 'choose-sub', tokens: using });
  const off = offTheBoard(state, move?.path ?? []);
  if (off.length > 0 || seat >= options.players) return [...off, `seat ${seat}`];
  const shared = faultsIn({
    'a loss that cannot be': lastLoss !== null && !canFollow(state, lastLoss),
    'too many rounds': round > 3 * (7 * state.tiles.length + 2 * (options.players === 4 ? 8 : 3 * options.players)),
    'too many quiet rounds': round > 1 && quiet.rounds >= round,
    'tokens used twice': hasRepeats([...using, ...(state.fleets[seat] as Fleet).tokens]),
    'tokens without the expansion': using.length > 0 && !options.captain,
    'pieces to place': placed > 0,
    'a move at the wrong time': phase === 'over' ? false : (phase === 'sub') !== (move === null),
  });
  if (phase === 'sub') return [...shared, ...turnStartFaults(state)];
  const over = phase === 'over' ? overFaults(snapshot, state) : [];
  if (move === null) return [...shared, ...over, ...boardFaults(state), ...piecesFaults(state)];
  const isReached = beginnings(snapshot, move).some((start) => leadsTo(start, snapshot, move));
  return [...shared, ...over, ...faultsIn({ 'no turn comes here': !isReached })];
}
