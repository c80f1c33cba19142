// Loads a position from JSON; one that no game could reach is rejected.

import { type InputError, impossible, loadSnapshot, type Path, type Result, type RuleId } from '@undercroft/engine';
import { BOARDS } from './board.ts';
import { CAUSES } from './events.ts';
import { fleets, loadCentres, loadMines, loadTiles, loadWhirlpools } from './load/board.ts';
import { checkCourse } from './load/course.ts';
import { loadMove, loadSubs } from './load/move.ts';
import { checkFlow } from './load/phase.ts';
import { parseOptions } from './parse.ts';
import { PHASES } from './phases.ts';
import { Sea } from './sea.ts';
import { type Snapshot, snapshotSchema } from './snapshot.ts';
import { ALL_TOKENS, bitsOf, type Token } from './tokens.ts';

export const load = (data: unknown): Result<Sea, InputError> =>
  loadSnapshot(data, { schema: snapshotSchema, parseOptions, build });

function build(snapshot: Snapshot): Sea {
  const sea = new Sea();
  sea.options = snapshot.options;
  sea.board = BOARDS[snapshot.options.players];
  loadTiles(sea, snapshot);
  loadCentres(sea, snapshot);
  loadMines(sea, snapshot);
  loadFlow(sea, snapshot);
  loadTokens(sea, snapshot);
  loadMove(sea, snapshot);
  loadSubs(sea, snapshot);
  checkCourse(sea, snapshot);
  loadWhirlpools(sea, snapshot);
  checkFlow(sea, snapshot);
  return sea;
}

function loadFlow(sea: Sea, snapshot: Snapshot): void {
  sea.phase = PHASES.indexOf(snapshot.phase);
  sea.seat = snapshot.seat;
  sea.round = snapshot.round;
  sea.quiet = snapshot.quiet.rounds;
  sea.disturbed = snapshot.quiet.thisRound ? 0 : 1;
  sea.placed = snapshot.placed;
  sea.cause = snapshot.lastLoss === null ? -1 : CAUSES.indexOf(snapshot.lastLoss);
  if (sea.seat >= sea.board.players) throw impossible('no-such-seat', 'PS-SETUP-1', ['seat'], String(sea.seat));
}

function loadTokens(sea: Sea, { options, tokens, using }: Snapshot): void {
  if (!options.captain && Object.keys(tokens).length > 0) throw impossible('no-expansion', 'PS-CAP-1', ['tokens']);
  if (!options.captain && using.length > 0) throw impossible('no-expansion', 'PS-CAP-1', ['using']);
  if (options.captain) sea.tokens.fill(ALL_TOKENS, 0, options.players);
  for (const [seat, unspent, fleet] of fleets(sea, tokens, 'tokens'))
    sea.tokens[seat] = tokenSet(unspent, 'PS-CAP-1', ['tokens', fleet]);
  sea.using = tokenSet(using, 'PS-CAP-4', ['using']);
  if (sea.using & sea.tokens[sea.seat]!) throw impossible('token-spent', 'PS-CAP-4', ['using'], using.join());
}

/** There is only one token of each kind. */
function tokenSet(tokens: readonly Token[], rule: RuleId, path: Path): number {
  const again = tokens.findIndex((token, i) => tokens.indexOf(token) < i);
  if (again >= 0) throw impossible('token-repeated', rule, [...path, again], tokens[again]);
  return bitsOf(tokens);
}
