// What no position is in which a turn begins, read from the rules: the board, the pieces, and who can move.
import type { SlowState } from '@undercroft/pocket-sub/slow';
import type { Snapshot } from '../../rules/index.ts';
import { isCentre, OUTLINES, regionsOf, TILE_SETS, terrainAt } from '../../slow/board.ts';
import { areFriends, ccOwner, isFriendlyCc, isHero } from '../../slow/pieces.ts';
import type { Fleet } from '../../slow/state.ts';
import type { Region } from '../../slow/vocabulary.ts';

const subsEach = ({ options }: SlowState): number => (options.players === 4 ? 2 : 3);
export const seatsOf = (state: SlowState): number[] => [...state.fleets.keys()];
export const hasRepeats = (list: readonly unknown[]): boolean => new Set(list).size < list.length;
export const faultsIn = (faults: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));

export function boardFaults({ options, tiles, fleets, whirlpools }: SlowState): string[] {
  const { captain, players } = options;
  const deep = (at: Region | null): boolean => at !== null && terrainAt(tiles, at) === 'deep';
  const count = (face: string): number => tiles.filter((tile) => tile.face === face).length;
  const pools = whirlpools.map(({ at }) => at);
  return faultsIn({
    'tiles elsewhere': tiles.map(({ at }) => at).join() !== OUTLINES[players].join(),
    'other tiles': (['A', 'B', 'C'] as const).some((face) => count(face) !== TILE_SETS[players][face]),
    'a CC in the shallows': !fleets.every(({ cc }) => deep(cc)),
    'two CCs in one place': hasRepeats(fleets.map(({ cc }) => cc)),
    'wrong whirlpools': whirlpools.length !== (captain ? 2 : 0) || hasRepeats(whirlpools.map(({ spin }) => spin)),
    'a whirlpool in a wrong place':
      hasRepeats(pools) || !pools.every(isCentre) || fleets.some(({ cc }) => pools.some((at) => at === cc)),
    'too many tokens': fleets.some(({ tokens }) => hasRepeats(tokens) || (!captain && tokens.length > 0)),
  });
}

export function piecesFaults(state: SlowState): string[] {
  const { fleets, tiles, options } = state;
  const isAtHome = (seat: number) => (at: Region) => isFriendlyCc(state, seat, at);
  const open = fleets.flatMap(({ subs, mines }, seat) => [...subs.filter((at) => !isAtHome(seat)(at)), ...mines]);
  const mines = fleets.flatMap((fleet) => fleet.mines);
  return faultsIn({
    'two pieces in one region': hasRepeats(open),
    'a sub with an enemy CC': open.some((at) => ccOwner(state, at) !== undefined),
    'a mine in the deep': mines.some((at) => terrainAt(tiles, at) === 'deep'),
    'too many subs': fleets.some(({ subs }) => subs.length > subsEach(state)),
    'mines not laid': fleets.some((fleet) => fleet.minesLaid < fleet.mines.length),
    'more than twelve mines': options.mines === 'twelve' && fleets.some(({ minesLaid }) => minesLaid > 12),
  });
}

/** What no position at the start of a turn is. */
export function turnStartFaults(state: SlowState): string[] {
  const { seat, fleets, options, quietRounds, quietSoFar } = state;
  const alive = seatsOf(state).filter((one) => (fleets[one] as Fleet).subs.length > 0);
  return [
    ...boardFaults(state),
    ...piecesFaults(state),
    ...faultsIn({
      'nobody to move': !alive.includes(seat),
      'nobody to fight': alive.every((one) => areFriends(state, one, alive[0] as number)),
      'a draw': quietRounds > 2,
      'a round disturbed before it began': seat === options.first && !quietSoFar,
    }),
  ];
}

export type Cause = NonNullable<Snapshot['lastLoss']>;

/** Whether these subs can be what is left after such a loss: undoing it gives possible fleets. */
export function canFollow(state: SlowState, cause: Cause): boolean {
  const before = (seat: number): number => (state.fleets[seat] as Fleet).subs.length + 1;
  const wasThere = (seat: number): boolean => before(seat) <= subsEach(state);
  const enemies = seatsOf(state).flatMap((a) =>
    seatsOf(state).flatMap((b) => (areFriends(state, a, b) ? [] : [[a, b] as const])),
  );
  if (cause === 'collision') return enemies.some((pair) => pair.every((seat) => wasThere(seat) && before(seat) > 1));
  if (cause === 'hit-a-hero') return enemies.some(([a, b]) => wasThere(a) && before(a) > 1 && isHero(state, b));
  if (cause === 'rammed-by-hero') return enemies.some(([a, b]) => wasThere(a) && isHero(state, b));
  return seatsOf(state).some(wasThere);
}

/** Names of regions that the board does not have. */
export function offTheBoard({ tiles, fleets, whirlpools }: SlowState, path: readonly Region[]): string[] {
  const known = new Set(tiles.flatMap(({ at }) => regionsOf(at)));
  const named = [
    ...fleets.flatMap(({ cc, subs, mines }) => [...(cc === null ? [] : [cc]), ...subs, ...mines]),
    ...whirlpools.map(({ at }) => at),
    ...path,
  ];
  return named.filter((at) => !known.has(at)).map((at) => `no region ${at}`);
}
