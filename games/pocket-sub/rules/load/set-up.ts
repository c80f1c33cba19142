// Checks a position before the first turn: everything follows from how many pieces have been placed.

import { impossible } from '@undercroft/engine';
import { DEEP } from '../board.ts';
import type { Phase } from '../phases.ts';
import { colourOf, nameOf, type Sea, subsOf } from '../sea.ts';
import type { Snapshot } from '../snapshot.ts';
import { ALL_TOKENS } from '../tokens.ts';
import { fleets } from './board.ts';

const SET_UP = ['tile', 'place-cc', 'place-sub', 'whirlpool'] as const;
type SetUpPhase = (typeof SET_UP)[number];

export const isSetUp = (phase: Phase): phase is SetUpPhase => (SET_UP as readonly Phase[]).includes(phase);

export function checkSetUp(sea: Sea, snapshot: Snapshot, phase: SetUpPhase): void {
  checkOptions(sea, phase);
  checkPlaced(sea, snapshot, phase);
  checkTurns(sea, snapshot);
  checkWaters(sea);
  checkNothingPlayed(sea, snapshot);
}

function checkOptions({ options }: Sea, phase: SetUpPhase): void {
  if (phase === 'whirlpool' && !options.captain) throw impossible('no-expansion', 'PS-CAP-1', ['phase'], phase);
  if (phase !== 'whirlpool' && options.setup === 'introductory')
    throw impossible('no-deployment', 'PS-INTRO-1', ['phase'], phase);
}

/** The number of pieces placed, and the seat that is next. */
function checkPlaced(sea: Sea, { placed, tiles, commandCentres, whirlpools }: Snapshot, phase: SetUpPhase): void {
  const { players, subsEach } = sea.board;
  const first = sea.options.first;
  const subs = sea.fleet.reduce((sum, n) => sum + n, 0);
  const centres = Object.keys(commandCentres).length;
  const rules = {
    tile: { placed: tiles.length, seat: 0, most: sea.board.tiles, pieces: subs + centres === 0 },
    'place-cc': { placed: centres, seat: first + centres, most: players, pieces: subs === 0 },
    'place-sub': { placed: subs, seat: first + subs, most: players * subsEach, pieces: centres === players },
    whirlpool: { placed: 0, seat: whirlpools.length === 0 ? first + 1 : first, most: 1, pieces: centres === players },
  } as const;
  const rule = rules[phase];
  if (placed !== rule.placed || placed >= rule.most || !rule.pieces)
    throw impossible('wrong-count', 'PS-STD-2', ['placed'], String(placed));
  if (sea.seat !== rule.seat % players) throw impossible('wrong-seat', 'PS-STD-2', ['seat'], String(sea.seat));
  if (whirlpools.length > (phase === 'whirlpool' ? 1 : 0))
    throw impossible('wrong-count', 'PS-CAP-2', ['whirlpools'], String(whirlpools.length));
}

/** PS-STD-2: Command Centres and subs are placed in turn. */
function checkTurns(sea: Sea, { placed, phase, commandCentres }: Snapshot): void {
  const { players, subsEach } = sea.board;
  const subs = phase === 'place-sub' ? placed : phase === 'whirlpool' ? players * subsEach : 0;
  for (let seat = 0; seat < players; seat++) {
    const turn = (seat - sea.options.first + players) % players;
    const fleet = colourOf(sea, seat);
    if (phase === 'place-cc' && turn >= placed && commandCentres[fleet])
      throw impossible('out-of-turn', 'PS-STD-2', ['commandCentres', fleet], commandCentres[fleet]);
    if (sea.fleet[seat] !== Math.ceil((subs - turn) / players))
      throw impossible('wrong-count', 'PS-STD-2', ['subs', fleet], String(sea.fleet[seat]));
  }
}

/** PS-STD-2: a sub is placed in deep water only where a friendly Command Centre is. */
function checkWaters(sea: Sea): void {
  for (const [seat, fleet] of sea.board.colours.entries())
    for (const [i, at] of subsOf(sea, seat).entries())
      if (sea.water[at] === DEEP && sea.centres[at] === 0)
        throw impossible('deep', 'PS-STD-2', ['subs', fleet, i], nameOf(sea, at));
}

/** Before the first turn no mine is laid, nothing is lost or spent, and no round has passed. */
function checkNothingPlayed(sea: Sea, { round, quiet, lastLoss, using, tokens, laid }: Snapshot): void {
  if (round > 1) throw impossible('play-not-begun', 'PS-CAP-3', ['round'], String(round));
  if (quiet.rounds > 0) throw impossible('play-not-begun', 'PS-END-2', ['quiet', 'rounds'], String(quiet.rounds));
  if (!quiet.thisRound) throw impossible('play-not-begun', 'PS-END-2', ['quiet', 'thisRound'], 'false');
  if (lastLoss) throw impossible('play-not-begun', 'PS-TURN-1', ['lastLoss'], lastLoss);
  if (using.length > 0) throw impossible('play-not-begun', 'PS-CAP-4', ['using'], using.join());
  for (const [seat, unspent, fleet] of fleets(sea, tokens, 'tokens'))
    if (sea.tokens[seat] !== ALL_TOKENS)
      throw impossible('play-not-begun', 'PS-CAP-4', ['tokens', fleet], unspent.join());
  for (const [seat, fleet] of sea.board.colours.entries())
    if (sea.laid[seat]! > 0)
      throw impossible('play-not-begun', 'PS-MINE-1', [laid[fleet] ? 'laid' : 'mines', fleet], String(sea.laid[seat]));
}
