// Is this a position of the set-up? It is, if the slow rules come to it piece by piece.
import { apply, type Choice, choices, open, position, type SlowState } from '@undercroft/pocket-sub/slow';
import type { Snapshot } from '../../rules/index.ts';
import { COLOURS } from '../../slow/vocabulary.ts';
import { slowState } from './slow-state.ts';
import { faultsIn } from './turn-start.ts';

const PHASES: Readonly<Record<string, string>> = {
  tile: 'lay-tiles',
  'place-cc': 'place-cc',
  'place-sub': 'place-sub',
  whirlpool: 'place-whirlpool',
};

/** Plays what is on the board in the order of the set-up; undefined where the rules do not allow it. */
function playSetUp(snapshot: Snapshot): SlowState | undefined {
  const { options, tiles, commandCentres, subs, whirlpools } = snapshot;
  const fleets = COLOURS[options.players];
  const inTurn = [...fleets.slice(options.first), ...fleets.slice(0, options.first)];
  const rounds = [0, 1, 2].flatMap((i) => inTurn.map((fleet) => subs[fleet]?.[i]));
  const placed: Choice[] = [
    ...tiles.map(({ face, turn }) => ({ type: 'tile', face, turn }) as const),
    ...inTurn.flatMap((fleet) => commandCentres[fleet] ?? []).map((at) => ({ type: 'place-cc', at }) as const),
    ...rounds.flatMap((at) => at ?? []).map((at) => ({ type: 'place-sub', at }) as const),
    ...whirlpools.map((pool) => ({ type: 'whirlpool', ...pool }) as const),
  ];
  return playAll(open({ ...options, setup: 'standard' }), placed);
}

function playAll(state: SlowState, all: readonly Choice[]): SlowState | undefined {
  return all.reduce<SlowState | undefined>(
    (now, choice) => (now && isAmong(now, choice) ? apply(now, choice) : undefined),
    state,
  );
}

const sorted = (value: object): string => JSON.stringify(Object.entries(value).sort());
export const isAmong = (state: SlowState, choice: Choice): boolean =>
  choices(state).some((one) => sorted(one) === sorted(choice));

/** What no position of the set-up is. */
export function setUpFaults(snapshot: Snapshot): string[] {
  const { phase, seat, placed, round, quiet, lastLoss, using, move, options } = snapshot;
  const reached = playSetUp(snapshot);
  if (!reached) return ['not placed by the rules'];
  const given = slowState(snapshot, reached.phase);
  const pieces = JSON.stringify([position(given), given.fleets.map(({ minesLaid }) => minesLaid)]);
  const next = phase === 'tile' ? 0 : reached.seat;
  return faultsIn({
    'other pieces': pieces !== JSON.stringify([position(reached), reached.fleets.map(() => 0)]),
    'another phase': reached.phase.name !== PHASES[phase],
    'another seat': next !== seat,
    'a wrong count': placed !== countOf(snapshot),
    'an introductory game': options.setup === 'introductory' && phase !== 'whirlpool',
    'something played': round > 1 || quiet.rounds > 0 || !quiet.thisRound || !!lastLoss || using.length > 0 || !!move,
  });
}

function countOf({ phase, tiles, commandCentres, subs }: Snapshot): number {
  if (phase === 'tile') return tiles.length;
  if (phase === 'place-cc') return Object.keys(commandCentres).length;
  return phase === 'place-sub' ? Object.values(subs).flat().length : 0;
}
