// The shape of a position in JSON, and the one checked door back in.
import { type Fault, impossible, loadSnapshot, type Path, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { BOARDS, isCentre, tileOf } from './board.ts';
import { bitsOf } from './codes.ts';
import { readOptions } from './door.ts';
import { winningSide } from './losses.ts';
import { canMine, canStep, pointsFor } from './moving.ts';
import { SNAPSHOT } from './saving.ts';
import { berth, colour, isEmpty, isHaven, layTile, moor, nameOf, Sea, whereabouts } from './sea.ts';
import { optionsShape } from './shapes.ts';
import { ALL_TOKENS, CAUSES, type Colour, DEEP, FACES, PHASES, SPINS, TOKENS } from './vocabulary.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const region = v.string();
const byColour = <T extends v.GenericSchema>(value: T) =>
  v.strictObject({
    red: v.exactOptional(value),
    white: v.exactOptional(value),
    blue: v.exactOptional(value),
    black: v.exactOptional(value),
  });

export const snapshotShape = v.strictObject({
  snapshot: v.literal(SNAPSHOT),
  game: v.literal('pocket-sub'),
  options: optionsShape,
  phase: v.picklist(PHASES),
  /** The seat to decide, or whose turn it was last. */
  seat: count,
  round: v.pipe(count, v.minValue(1)),
  /** PS-END-2: quiet rounds so far, and whether this one still is. */
  quiet: v.strictObject({ rounds: v.pipe(count, v.maxValue(3)), thisRound: v.boolean() }),
  /** In the order of the outline's cells; fewer while they are being laid. */
  tiles: v.array(v.strictObject({ at: v.string(), face: v.picklist(FACES), turn: v.pipe(count, v.maxValue(5)) })),
  commandCentres: byColour(region),
  subs: byColour(v.array(region)),
  mines: byColour(v.array(region)),
  /** Mines ever laid, destroyed ones included. */
  laid: byColour(count),
  tokens: byColour(v.array(v.picklist(TOKENS))),
  whirlpools: v.array(v.strictObject({ at: region, spin: v.picklist(SPINS) })),
  /** Pieces placed so far while setting up. */
  placed: count,
  /** The move of this turn, as far as it has come. `alive` is false once the sub is lost. */
  move: v.nullable(
    v.strictObject({
      path: v.pipe(v.array(region), v.minLength(1), v.maxLength(5)),
      points: v.pipe(count, v.maxValue(4)),
      alive: v.boolean(),
    }),
  ),
  /** Tokens declared this turn. */
  using: v.array(v.picklist(TOKENS)),
  /** What destroyed a sub last. */
  lastLoss: v.nullable(v.picklist(CAUSES)),
});
export type Snapshot = v.InferOutput<typeof snapshotShape>;

export const load = (data: unknown): Result<Sea, Fault> =>
  loadSnapshot(data, { shape: snapshotShape, readOptions, build });

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
  loadWhirlpools(sea, snapshot);
  checkFlow(sea, snapshot);
  return sea;
}

function loadTiles(sea: Sea, { tiles, phase }: Snapshot): void {
  for (const [tile, { at, face, turn }] of tiles.entries()) {
    if (at !== sea.board.cells[tile]) throw impossible('wrong-cell', 'PS-BOARD-2', ['tiles', tile, 'at'], at);
    layTile(sea, tile, FACES.indexOf(face), turn);
  }
  for (const face of FACES) {
    const laid = tiles.filter((tile) => tile.face === face).length;
    if (laid > sea.board.copies[face]) throw impossible('too-many-tiles', 'PS-BOARD-2', ['tiles'], `${laid} ${face}`);
  }
  if (phase !== 'tile' && tiles.length < sea.board.tiles)
    throw impossible('missing-tiles', 'PS-BOARD-2', ['tiles'], String(tiles.length));
}

function place(sea: Sea, name: string, path: Path): number {
  const at = sea.board.names.indexOf(name);
  if (at < 0 || sea.faces[tileOf(at)]! < 0) throw impossible('no-such-region', 'PS-GEO-1', path, name);
  return at;
}

/** The seats a table by colour speaks of. */
function* fleets<T>(sea: Sea, table: Partial<Record<Colour, T>>, path: string): Generator<[number, T, Colour]> {
  for (const [name, value] of Object.entries(table) as [Colour, T][]) {
    const seat = sea.board.colours.indexOf(name);
    if (seat < 0) throw impossible('no-such-fleet', 'PS-COMP-1', [path, name], name);
    yield [seat, value, name];
  }
}

function loadCentres(sea: Sea, { commandCentres }: Snapshot): void {
  for (const [seat, name, fleet] of fleets(sea, commandCentres, 'commandCentres')) {
    const at = place(sea, name, ['commandCentres', fleet]);
    if (sea.water[at] !== DEEP) throw impossible('not-deep', 'PS-STD-2', ['commandCentres', fleet], name);
    if (sea.centres[at] !== 0) throw impossible('occupied', 'PS-STD-2', ['commandCentres', fleet], name);
    sea.centres[at] = seat + 1;
  }
}

function loadMines(sea: Sea, { mines, laid }: Snapshot): void {
  for (const [seat, names, fleet] of fleets(sea, mines, 'mines')) {
    for (const [i, name] of names.entries()) {
      const at = place(sea, name, ['mines', fleet, i]);
      if (sea.water[at] === DEEP) throw impossible('deep', 'PS-MINE-2', ['mines', fleet, i], name);
      if (sea.mines[at] !== 0) throw impossible('occupied', 'PS-MINE-2', ['mines', fleet, i], name);
      sea.mines[at] = seat + 1;
    }
    sea.laid[seat] = names.length;
  }
  for (const [seat, count, fleet] of fleets(sea, laid, 'laid')) loadLaid(sea, seat, count, fleet);
}

function loadLaid(sea: Sea, seat: number, count: number, fleet: Colour): void {
  const most = sea.options.mines === 'twelve' ? 12 : 127;
  if (count < sea.laid[seat]! || count > most)
    throw impossible('wrong-count', 'PS-MINE-4', ['laid', fleet], String(count));
  sea.laid[seat] = count;
}

function loadFlow(sea: Sea, snapshot: Snapshot): void {
  sea.phase = PHASES.indexOf(snapshot.phase);
  sea.seat = snapshot.seat;
  sea.round = snapshot.round;
  sea.quiet = snapshot.quiet.rounds;
  sea.stirred = snapshot.quiet.thisRound ? 0 : 1;
  sea.placed = snapshot.placed;
  sea.cause = snapshot.lastLoss === null ? -1 : CAUSES.indexOf(snapshot.lastLoss);
  if (sea.seat >= sea.board.players) throw impossible('no-such-seat', 'PS-SETUP-1', ['seat'], String(sea.seat));
}

function loadTokens(sea: Sea, { options, tokens, using }: Snapshot): void {
  if (!options.captain && (Object.keys(tokens).length > 0 || using.length > 0))
    throw impossible('no-expansion', 'PS-CAP-1', ['tokens']);
  if (options.captain) sea.tokens.fill(ALL_TOKENS, 0, options.players);
  for (const [seat, unspent] of fleets(sea, tokens, 'tokens')) sea.tokens[seat] = bitsOf(unspent);
  sea.using = bitsOf(using);
  if (sea.using & sea.tokens[sea.seat]!) throw impossible('token-spent', 'PS-CAP-4', ['using'], using.join());
}

function loadMove(sea: Sea, { move, phase }: Snapshot): void {
  if ((phase === 'step' || phase === 'mine') && !move) throw impossible('no-move', 'PS-TURN-1', ['move']);
  if (phase !== 'step' && phase !== 'mine' && phase !== 'over' && move)
    throw impossible('move-not-begun', 'PS-TURN-1', ['move']);
  for (const [i, name] of (move?.path ?? []).entries()) {
    const at = place(sea, name, ['move', 'path', i]);
    if (sea.path.subarray(0, i).includes(at)) throw impossible('been-there', 'PS-MOVE-3', ['move', 'path', i], name);
    sea.path[sea.pathLength++] = at;
  }
  sea.points = move?.points ?? 0;
  if (sea.points > pointsFor(sea.using))
    throw impossible('too-many-points', 'PS-MOVE-1', ['move', 'points'], String(sea.points));
}

function loadSubs(sea: Sea, { subs, move, phase }: Snapshot): void {
  const moving = move?.alive ? whereabouts(sea) : -1;
  const lifted = phase !== 'mine';
  for (const [seat, names, fleet] of fleets(sea, subs, 'subs')) {
    if (names.length > sea.board.subsEach)
      throw impossible('too-many-subs', 'PS-SETUP-1', ['subs', fleet], String(names.length));
    for (const [i, name] of names.entries())
      loadSub(sea, seat, place(sea, name, ['subs', fleet, i]), { moving, lifted }, ['subs', fleet, i]);
  }
  if (move?.alive && sea.mover < 0) throw impossible('no-sub-there', 'PS-TURN-1', ['move', 'path'], move.path.at(-1));
}

interface Moving {
  readonly moving: number;
  readonly lifted: boolean;
}

/** The moving sub may share its region with what it passes; every other sub lies alone or in a Command Centre. */
function loadSub(sea: Sea, seat: number, at: number, { moving, lifted }: Moving, path: Path): void {
  const index = berth(seat) + sea.fleet[seat]!++;
  sea.subs[index] = at;
  const isMover = seat === sea.seat && at === moving && sea.mover < 0;
  if (isMover) sea.mover = index;
  if ((isMover && lifted) || isHaven(sea, at, seat)) return;
  if (!isEmpty(sea, at)) throw impossible('occupied', 'PS-MEET-1', path, nameOf(sea, at));
  moor(sea, seat, at);
}

function loadWhirlpools(sea: Sea, { whirlpools, options, phase }: Snapshot): void {
  if (!options.captain && whirlpools.length > 0) throw impossible('no-expansion', 'PS-CAP-1', ['whirlpools']);
  for (const [i, { at, spin }] of whirlpools.entries()) {
    const centre = place(sea, at, ['whirlpools', i, 'at']);
    const tile = tileOf(centre);
    if (!isCentre(centre) || sea.centres[centre] !== 0)
      throw impossible('not-a-free-centre', 'PS-CAP-2', ['whirlpools', i, 'at'], at);
    if (sea.pools[SPINS.indexOf(spin)] !== -1 || sea.pools.includes(tile))
      throw impossible('whirlpool-taken', 'PS-CAP-2', ['whirlpools', i]);
    sea.pools[SPINS.indexOf(spin)] = tile;
  }
  const needed = options.captain && !['tile', 'place-cc', 'place-sub', 'whirlpool'].includes(phase);
  if (needed && whirlpools.length < 2) throw impossible('missing-whirlpools', 'PS-CAP-2', ['whirlpools']);
}

/** What is asked must be what the position asks. */
function checkFlow(sea: Sea, snapshot: Snapshot): void {
  checkSettingUp(sea, snapshot);
  const { phase, move } = snapshot;
  if (phase === 'sub' && sea.fleet[sea.seat] === 0)
    throw impossible('eliminated', 'PS-TURN-1', ['seat'], colour(sea, sea.seat));
  if (phase === 'step' && (!move?.alive || sea.points === 0 || !canStep(sea)))
    throw impossible('no-step', 'PS-MOVE-4', ['phase']);
  if (phase === 'mine' && !canMine(sea)) throw impossible('no-mine', 'PS-MINE-1', ['phase']);
  const over = winningSide(sea) >= 0 || sea.quiet === 3;
  if (['sub', 'step', 'mine'].includes(phase) && over) throw impossible('game-over', 'PS-END-1', ['phase'], phase);
  if (phase === 'over' && !over) throw impossible('not-over', 'PS-END-1', ['phase'], phase);
  if (phase === 'over' && sea.quiet < 3 && sea.cause < 0) throw impossible('no-cause', 'PS-END-1', ['lastLoss']);
}

/** While setting up, whose turn it is and how much has been placed follow from each other. */
function checkSettingUp(sea: Sea, { phase, placed, tiles, commandCentres, whirlpools }: Snapshot): void {
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
  const rule = rules[phase as keyof typeof rules];
  if (!rule) {
    if (centres < players) throw impossible('missing-command-centres', 'PS-STD-2', ['commandCentres']);
    if (placed > 0) throw impossible('wrong-count', 'PS-STD-2', ['placed'], String(placed));
    return;
  }
  if (placed !== rule.placed || placed >= rule.most || !rule.pieces)
    throw impossible('wrong-count', 'PS-STD-2', ['placed'], String(placed));
  if (sea.seat !== rule.seat % players) throw impossible('wrong-seat', 'PS-STD-2', ['seat'], String(sea.seat));
}
