// The shape of a position in JSON, and the one checked door back in.
import { DX, DY, NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { type Fault, impossible, loadSnapshot, type Path, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { ASKS } from './asks.ts';
import { readOptions } from './door.ts';
import { ENDS, ROLLS } from './events.ts';
import {
  BRACES,
  cellOf,
  DEAD,
  EMPTY,
  ESCAPED,
  Expedition,
  find,
  guardiansOn,
  HIDDEN,
  HOLDS_ARTIFACT,
  IN_TEMPLE,
  INSIDE,
  isActive,
  isInside,
  LOST,
  MAX_GUARDIANS,
  nameOf,
  noteDoubts,
  OUTSIDE,
  RUBBLE,
  removeWall,
  SHORED,
  STATES,
} from './expedition.ts';
import { DEMOLITIONS, EXPLORERS, type Explorer, fullHealth, JOURNALS, LUCK, SHORES } from './explorers.ts';
import { FACES, type Face, faceNamed, markerFor } from './hazards.ts';
import { JOBS } from './jobs.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { held } from './moving.ts';
import { lay } from './revealing.ts';
import { FOR_HAZARD } from './rolling.ts';
import { MARKS, SNAPSHOT, tiles } from './saving.ts';
import { layEntrance, setTeam, usesOf } from './setting-up.ts';
import { optionsShape } from './shapes.ts';
import {
  BAG_TYPES,
  BRIDGE,
  BURNT,
  CORRIDOR,
  EXIT_SPACE,
  IN_ENTRANCE,
  isAllowed,
  JOURNAL,
  KEY_TYPE,
  LEDGE,
  NORMAL,
  TYPES,
  typeNamed,
  typeOf,
} from './tiles.ts';
import { ITEMS } from './vocabulary.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const upTo = (most: number) => v.pipe(count, v.maxValue(most));
const explorer = v.picklist(EXPLORERS);
const cell = v.string();
const side = v.picklist(SIDES);
const keys = v.optional(upTo(3), 0);
const blasted = v.optional(v.array(side), () => []);
/** Tiles that are laid in the course of a game. */
const LAID = [...TYPES.slice(0, BAG_TYPES), typeOf(JOURNAL), typeOf(CORRIDOR), typeOf(LEDGE)].map(({ name }) => name);
const HAND = [...TYPES.slice(0, BAG_TYPES), typeOf(JOURNAL)].map(({ name }) => name);

const tileShape = v.strictObject({
  at: cell,
  tile: v.picklist(LAID),
  turn: v.optional(upTo(3), 0),
  marks: v.optional(v.array(v.picklist(MARKS)), () => []),
  blasted,
  keys,
});

const memberShape = v.strictObject({
  /** null: escaped or dead. */
  at: v.nullable(cell),
  health: count,
  holds: v.optional(v.nullable(v.picklist(ITEMS)), null),
  state: v.optional(v.picklist(STATES), 'inside'),
});

const guardianShape = v.strictObject({
  at: cell,
  /** In the activation under way. */
  activated: v.optional(v.boolean(), false),
  /** It is this one that is attacking or moving. */
  acting: v.optional(v.boolean(), false),
});

const face = v.union([v.picklist([1, 2, 3, 4, 5, 6]), v.picklist(FACES)]);

export const snapshotShape = v.strictObject({
  snapshot: v.literal(SNAPSHOT),
  game: v.literal('infernos-edge'),
  options: optionsShape,
  asks: v.picklist(ASKS),
  round: v.pipe(count, v.minValue(1)),
  /** Whose turn it is, and who acts just now. */
  active: explorer,
  actor: explorer,
  points: upTo(3),
  exerted: v.boolean(),
  /** Spaces of the entrance and its wings on which something lies, that were blasted, or that are burnt. */
  entrance: v.array(v.strictObject({ at: cell, burnt: v.optional(v.boolean(), false), blasted, keys })),
  /** In the order they were laid. */
  temple: v.array(tileShape),
  explorers: v.record(v.string(), memberShape),
  guardians: v.pipe(v.array(guardianShape), v.maxLength(MAX_GUARDIANS)),
  /** Where the artifact lies; null if somebody has it, if it has not appeared or is lost. */
  artifact: v.nullable(cell),
  marker: count,
  cursed: v.boolean(),
  erupted: v.boolean(),
  /** IE-MAP-4: what was left in the bag has been thrown away. */
  discarded: v.boolean(),
  luck: upTo(LUCK),
  journals: upTo(JOURNALS),
  shores: upTo(SHORES),
  demolitions: upTo(DEMOLITIONS),
  brace: v.picklist(BRACES),
  /** What is to be done, the next thing last, each with its number: 'turn 2'. */
  todo: v.pipe(v.array(v.string()), v.maxLength(40)),
  /** The reveal under way: the gap, by the space and side it is named by, and the tiles in hand. */
  reveal: v.nullable(
    v.strictObject({
      from: cell,
      side,
      exploring: v.boolean(),
      hand: v.nullable(v.picklist(HAND)),
      other: v.nullable(v.picklist(HAND)),
    }),
  ),
  /** Moves left in a Run or Sprint. */
  chain: upTo(2),
  /** Dice on the table, null for one that has still to fall. */
  roll: v.nullable(
    v.strictObject({
      why: v.picklist(ROLLS),
      explorer,
      faces: v.pipe(v.array(v.nullable(face)), v.minLength(1), v.maxLength(2)),
    }),
  ),
  end: v.nullable(v.picklist(ENDS)),
});
export type Snapshot = v.InferOutput<typeof snapshotShape>;

export const load = (data: unknown): Result<Expedition, Fault> =>
  loadSnapshot(data, { shape: snapshotShape, readOptions, build });

function build(snapshot: Snapshot): Expedition {
  const e = new Expedition();
  e.options = snapshot.options;
  setTeam(e);
  layEntrance(e);
  loadEntrance(e, snapshot);
  loadTemple(e, snapshot);
  loadSanctum(e);
  loadFire(e, snapshot);
  loadMembers(e, snapshot);
  loadGuardians(e, snapshot);
  loadArtifact(e, snapshot);
  loadUses(e, snapshot);
  loadFlow(e, snapshot);
  loadReveal(e, snapshot);
  loadBag(e, snapshot);
  loadKeys(e);
  loadQuestion(e, snapshot);
  return e;
}

function member(e: Expedition, name: string, path: Path): number {
  const i = EXPLORERS.includes(name as Explorer) ? find(e, EXPLORERS.indexOf(name as Explorer)) : -1;
  if (i < 0) throw impossible('not-in-the-team', 'IE-SETUP-1', path, name);
  return i;
}

const CELL = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;

function tileAt(e: Expedition, name: string, path: Path): number {
  const found = CELL.exec(name);
  const tile = found ? e.cave.at(Number(found[1]), Number(found[2])) : NOTHING;
  if (tile === NOTHING) throw impossible('nothing-there', 'IE-MAP-1', path, name);
  return tile;
}

function loadEntrance(e: Expedition, { entrance }: Snapshot): void {
  for (const [k, one] of entrance.entries()) {
    const tile = tileAt(e, one.at, ['entrance', k, 'at']);
    e.keys[tile] = one.keys;
    if (one.burnt) setBurnt(e, tile);
    blast(e, tile, one.blasted, ['entrance', k, 'blasted']);
  }
}

function setBurnt(e: Expedition, tile: number): void {
  e.burnt[tile] = 1;
  e.kinds[tile] = BURNT;
  noteDoubts(e, tile);
}

/** IE-SAP-2: towards a neighbour or an allowed cell. Neighbours are checked later, when all lie. */
function blast(e: Expedition, tile: number, names: readonly SideName[], path: Path): void {
  for (const name of names) {
    const s = SIDES.indexOf(name);
    if (!isAllowed(e.cave.x[tile]! + DX[s]!, e.cave.y[tile]! + DY[s]!) && e.cave.y[tile]! !== 1)
      throw impossible('out-of-bounds', 'IE-SAP-2', path, name);
    removeWall(e, tile, s);
  }
}

function loadTemple(e: Expedition, { temple }: Snapshot): void {
  for (const [k, one] of temple.entries()) loadTile(e, one, ['temple', k]);
  for (const [k, one] of temple.entries()) blast(e, IN_ENTRANCE + k, one.blasted, ['temple', k, 'blasted']);
}

function loadTile(e: Expedition, one: Snapshot['temple'][number], path: Path): void {
  const found = CELL.exec(one.at);
  if (!found || !isAllowed(Number(found[1]), Number(found[2])))
    throw impossible('out-of-bounds', 'IE-MAP-2', [...path, 'at'], one.at);
  const [x, y] = [Number(found[1]), Number(found[2])];
  if (e.cave.at(x, y) !== NOTHING) throw impossible('two-on-a-cell', 'IE-MAP-1', [...path, 'at'], one.at);
  const type = typeNamed(one.tile);
  if (one.turn >= typeOf(type).turns)
    throw impossible('same-as-another-turn', 'IE-ACT-REVEAL', [...path, 'turn'], String(one.turn));
  const tile = lay(e, type, x, y, one.turn);
  e.keys[tile] = one.keys;
  loadMarks(e, tile, one.marks, [...path, 'marks']);
}

function loadMarks(e: Expedition, tile: number, marks: readonly (typeof MARKS)[number][], path: Path): void {
  const type = typeOf(e.types[tile]!);
  if (marks.includes('rubble') && type.number === 0) throw impossible('mark-does-not-fit', 'IE-TILE-RUIN', path);
  if (marks.includes('shored') && (e.types[tile]! >= BAG_TYPES || type.kind === NORMAL))
    throw impossible('mark-does-not-fit', 'IE-FOR-2', path);
  if (marks.includes('burnt') && marks.length > 1) throw impossible('mark-does-not-fit', 'IE-VOLC-5', path);
  if (marks.includes('rubble')) e.marks[tile] = RUBBLE;
  if (marks.includes('shored')) {
    e.marks[tile] = e.marks[tile]! | SHORED;
    e.kinds[tile] = NORMAL;
  }
  if (marks.includes('burnt')) setBurnt(e, tile);
}

/** IE-COMP-4: both spaces in a line, or none. */
function loadSanctum(e: Expedition): void {
  const all = tiles(e, IN_ENTRANCE, e.cave.count);
  const corridors = all.filter((tile) => e.types[tile] === CORRIDOR);
  const ledges = all.filter((tile) => e.types[tile] === LEDGE);
  if (corridors.length + ledges.length === 0) return;
  const [corridor, ledge] = [corridors[0] ?? NOTHING, ledges[0] ?? NOTHING];
  const joined = corridor !== NOTHING && ledge !== NOTHING && e.cave.through(ledge, e.turns[ledge]!) === corridor;
  if (corridors.length !== 1 || ledges.length !== 1 || !joined)
    throw impossible('broken-sanctum', 'IE-COMP-4', ['temple']);
  e.corridor = corridor;
  e.ledge = ledge;
}

/** IE-VOLC-2, IE-VOLC-4. */
function loadFire(e: Expedition, { erupted, end, marker, options }: Snapshot): void {
  e.erupted = erupted ? 1 : 0;
  e.marker = marker;
  if (marker > markerFor(options.difficulty, e.explorers))
    throw impossible('marker-too-high', 'IE-SETUP-3', ['marker'], String(marker));
  const burnt = tiles(e, 0, e.cave.count).filter((tile) => e.burnt[tile]);
  const burns = e.corridor !== NOTHING && burnt.includes(e.corridor) && burnt.includes(e.ledge);
  if (erupted ? !burns && end !== 'eruption' : burnt.length > 0)
    throw impossible(erupted ? 'sanctum-not-burnt' : 'not-erupted', 'IE-VOLC-2', ['erupted']);
  const group = burnt.filter((tile) => tile < IN_ENTRANCE).length;
  if (group > 0 && group < IN_ENTRANCE) throw impossible('half-burnt-entrance', 'IE-VOLC-4', ['entrance']);
  if (erupted && marker > 0) throw impossible('marker-left', 'IE-HAZ-LAVA', ['marker'], String(marker));
}

function loadMembers(e: Expedition, { explorers }: Snapshot): void {
  for (const name of Object.keys(explorers)) member(e, name, ['explorers', name]);
  for (const [i, { explorer: name }] of e.options.explorers.entries()) {
    const one = explorers[name];
    if (!one) throw impossible('missing-explorer', 'IE-SETUP-1', ['explorers', name]);
    loadMember(e, i, one, ['explorers', name]);
  }
}

function loadMember(e: Expedition, i: number, one: Snapshot['explorers'][string], path: Path): void {
  if (one.health > fullHealth(e.who[i]!))
    throw impossible('too-much-health', 'IE-ACT-HEAL', [...path, 'health'], String(one.health));
  if ((one.at === null) !== (one.state !== 'inside'))
    throw impossible('where', 'IE-ACT-EXIT', [...path, 'at'], String(one.at));
  if (one.state === 'dead' && (one.holds !== null || one.health > 0))
    throw impossible('dead', 'IE-VOLC-5', path, one.holds ?? String(one.health));
  e.health[i] = one.health;
  e.states[i] = STATES.indexOf(one.state);
  e.holds[i] = one.holds === null ? EMPTY : ITEMS.indexOf(one.holds) + 1;
  e.places[i] = one.at === null ? NOTHING : tileAt(e, one.at, [...path, 'at']);
  if (e.places[i] !== NOTHING) checkPlace(e, i, [...path, 'at']);
}

function checkPlace(e: Expedition, i: number, path: Path): void {
  const tile = e.places[i]!;
  if (tile === EXIT_SPACE) throw impossible('on-the-exit', 'IE-ACT-EXIT', path);
  if (e.burnt[tile]) throw impossible('burnt', 'IE-VOLC-5', path, cellOf(e, tile));
  const before = e.places.subarray(0, i).indexOf(tile);
  if (e.kinds[tile] === BRIDGE && before >= 0)
    throw impossible('two-on-a-bridge', 'IE-TILE-BRIDGE', path, cellOf(e, tile));
}

function loadGuardians(e: Expedition, { guardians }: Snapshot): void {
  for (const [g, { at, activated, acting }] of guardians.entries()) {
    const tile = tileAt(e, at, ['guardians', g, 'at']);
    if (tile === EXIT_SPACE || e.burnt[tile])
      throw impossible('no-guardian-here', 'IE-GUARD-5', ['guardians', g, 'at'], at);
    if (e.marks[tile]! & RUBBLE) throw impossible('no-guardian-here', 'IE-GUARD-4', ['guardians', g, 'at'], at);
    e.guardians[g] = tile;
    e.activated[g] = activated ? 1 : 0;
    if (acting) e.guardian = g;
  }
  e.guardianCount = guardians.length;
}

/** It lies somewhere, somebody has it, it has not appeared, or (once picked up) it is lost. */
function loadArtifact(e: Expedition, { artifact, cursed }: Snapshot): void {
  e.cursed = cursed ? 1 : 0;
  const holders = tiles(e, 0, e.explorers).filter((i) => e.holds[i] === HOLDS_ARTIFACT);
  if (holders.length + (artifact === null ? 0 : 1) > 1) throw impossible('two-artifacts', 'IE-COMP-5', ['artifact']);
  if (artifact !== null) e.artifactAt = tileAt(e, artifact, ['artifact']);
  const holder = holders[0];
  if (holder !== undefined && !cursed) throw impossible('not-cursed', 'IE-CURSE-1', ['cursed']);
  if (artifact !== null && !cursed && e.artifactAt !== e.ledge)
    throw impossible('not-on-the-ledge', 'IE-SANC-3', ['artifact'], artifact);
  if (holder !== undefined) e.artifact = e.states[holder] === ESCAPED ? OUTSIDE : IN_TEMPLE;
  else e.artifact = artifact !== null ? IN_TEMPLE : cursed ? LOST : HIDDEN;
}

function loadUses(e: Expedition, snapshot: Snapshot): void {
  const most = usesOf(e.options);
  for (const name of ['luck', 'journals', 'shores', 'demolitions'] as const) {
    if (snapshot[name] > most[name]) throw impossible('too-many-uses', 'IE-COMP-5', [name], String(snapshot[name]));
    e[name] = snapshot[name];
  }
  e.brace = BRACES.indexOf(snapshot.brace);
}

function loadFlow(e: Expedition, snapshot: Snapshot): void {
  e.round = snapshot.round;
  e.points = snapshot.points;
  e.exerted = snapshot.exerted ? 1 : 0;
  e.active = member(e, snapshot.active, ['active']);
  e.actor = member(e, snapshot.actor, ['actor']);
  for (const [k, text] of snapshot.todo.entries())
    if (!e.agenda.read(text, JOBS)) throw impossible('no-such-job', 'IE-ROUND-1', ['todo', k], text);
}

function loadReveal(e: Expedition, { reveal }: Snapshot): void {
  if (!reveal) return;
  e.base = tileAt(e, reveal.from, ['reveal', 'from']);
  e.gap = SIDES.indexOf(reveal.side);
  e.exploring = reveal.exploring ? 1 : 0;
  e.hand = reveal.hand === null ? NOTHING : typeNamed(reveal.hand);
  e.other = reveal.other === null ? NOTHING : typeNamed(reveal.other);
}

/** Everything that is neither laid nor in hand. */
function loadBag(e: Expedition, { discarded }: Snapshot): void {
  e.discarded = discarded ? 1 : 0;
  const seen = [...e.types.subarray(IN_ENTRANCE, e.cave.count), e.hand, e.other];
  const laid = seen.filter((type) => type === JOURNAL).length;
  if (laid > JOURNALS) throw impossible('too-many-tiles', 'IE-COMP-1', ['temple'], typeOf(JOURNAL).name);
  for (let type = 0; type < BAG_TYPES; type++) {
    const left = typeOf(type).copies - seen.filter((one) => one === type).length;
    if (left < 0) throw impossible('too-many-tiles', 'IE-COMP-1', ['temple'], typeOf(type).name);
    e.bag[type] = discarded ? 0 : left;
  }
  e.bagCount = e.bag.reduce((sum, left) => sum + left, 0);
  if (e.corridor !== NOTHING && e.bagCount > 0) throw impossible('bag-not-empty', 'IE-SANC-1', ['temple']);
}

/** A key comes with its tile, or with the sanctum if the tile was discarded (IE-MAP-4). */
function loadKeys(e: Expedition): void {
  const lying = e.keys.subarray(0, e.cave.count).reduce((sum, here) => sum + here, 0);
  const carried = tiles(e, 0, e.explorers).filter((i) => held(e, i) === 'key').length;
  const tilesLaid = tiles(e, IN_ENTRANCE, e.cave.count).filter((tile) => e.types[tile] === KEY_TYPE).length;
  const most = e.discarded ? typeOf(KEY_TYPE).copies : tilesLaid;
  if (lying + carried > most) throw impossible('too-many-keys', 'IE-TILE-KEY', ['temple'], String(lying + carried));
  const burnt = tiles(e, 0, e.cave.count).find((tile) => e.burnt[tile] && e.keys[tile]! > 0);
  if (burnt !== undefined) throw impossible('burnt', 'IE-VOLC-5', ['temple'], cellOf(e, burnt));
}

// ---------------------------------------------------------------- the question

function loadQuestion(e: Expedition, snapshot: Snapshot): void {
  e.asks = ASKS.indexOf(snapshot.asks);
  e.chain = snapshot.chain;
  if (snapshot.roll) loadRoll(e, snapshot.roll);
  e.how = snapshot.end === null ? -1 : ENDS.indexOf(snapshot.end);
  checkQuestion(e, snapshot);
}

function loadRoll(e: Expedition, { why, explorer: roller, faces }: NonNullable<Snapshot['roll']>): void {
  e.purpose = ROLLS.indexOf(why);
  e.roller = member(e, roller, ['roll', 'explorer']);
  e.dice = faces.length;
  if (e.dice === 2 && e.purpose !== FOR_HAZARD) throw impossible('two-dice', 'IE-HAZ-1', ['roll', 'faces']);
  for (const [die, one] of faces.entries()) e.faces[die] = faceFrom(e, one, ['roll', 'faces', die]);
}

function faceFrom(e: Expedition, one: number | Face | null, path: Path): number {
  if (one === null) return 0;
  if ((typeof one === 'string') !== (e.purpose === FOR_HAZARD))
    throw impossible('wrong-die', 'IE-COMP-5', path, `${one}`);
  return typeof one === 'string' ? faceNamed(one) : one;
}

const scratch = new Int32Array(MAX_LEGAL);

/** What is asked must be answerable. */
function checkQuestion(e: Expedition, { asks, roll, guardians, reveal, end }: Snapshot): void {
  const needs = (what: readonly Snapshot['asks'][]) => what.includes(asks);
  if (asks === 'nothing') throw impossible('nothing-asked', 'IE-ROUND-1', ['asks']);
  if (needs(['over']) !== (end !== null)) throw impossible('no-end', 'IE-END-1', ['end']);
  if (needs(['die', 'hazard', 'luck', 'first']) !== (roll !== null)) throw impossible('no-roll', 'IE-HAZ-1', ['roll']);
  const acting = guardians.filter(({ acting }) => acting).length;
  if (acting !== (needs(['victim', 'path']) ? 1 : 0)) throw impossible('no-guardian', 'IE-GUARD-1', ['guardians']);
  if (needs(['tile', 'choose', 'place']) && !reveal) throw impossible('no-reveal', 'IE-ACT-REVEAL', ['reveal']);
  if (needs(['choose', 'place']) && e.hand === NOTHING)
    throw impossible('empty-hand', 'IE-ACT-REVEAL', ['reveal', 'hand']);
  if (asks === 'choose' && e.other === NOTHING) throw impossible('empty-hand', 'IE-ARC-1', ['reveal', 'other']);
  checkActor(e, asks);
  checkDice(e, asks);
  if (asks !== 'over' && legal(e, scratch) === 0) throw impossible('no-answer', 'IE-ASK-1', ['asks'], asks);
}

function checkActor(e: Expedition, asks: Snapshot['asks']): void {
  const acting = ['action', 'commanded', 'chain', 'illuminate', 'tile', 'choose', 'place'].includes(asks);
  if (acting && !isActive(e, e.actor)) throw impossible('cannot-act', 'IE-TURN-4', ['actor'], nameOf(e, e.actor));
  const crawling = e.states[e.actor] === INSIDE && e.health[e.actor] === 0;
  if (asks === 'crawl' && !crawling) throw impossible('not-downed', 'IE-TURN-4', ['actor'], nameOf(e, e.actor));
  if (asks === 'action' && e.actor !== e.active)
    throw impossible('not-their-turn', 'IE-TURN-1', ['actor'], nameOf(e, e.actor));
  const attacking = asks === 'die' && ROLLS[e.purpose] === 'attack';
  if (attacking && (!isInside(e, e.roller) || guardiansOn(e, e.places[e.roller]!) === 0))
    throw impossible('no-guardian', 'IE-ACT-ATTACK', ['roll', 'why']);
}

/** A die has to fall when one is asked for, and all must lie when somebody chooses. */
function checkDice(e: Expedition, asks: Snapshot['asks']): void {
  const falling = e.faces.subarray(0, e.dice).includes(0);
  if (['die', 'hazard'].includes(asks) && !falling) throw impossible('all-dice-lie', 'IE-HAZ-1', ['roll', 'faces']);
  if (['luck', 'first'].includes(asks) && falling) throw impossible('die-missing', 'IE-HAZ-1', ['roll', 'faces']);
  if (asks === 'die' && e.purpose === FOR_HAZARD) throw impossible('wrong-die', 'IE-COMP-5', ['roll', 'why']);
  if (asks === 'hazard' && e.purpose !== FOR_HAZARD) throw impossible('wrong-die', 'IE-COMP-5', ['roll', 'why']);
  if (asks === 'first' && (e.dice < 2 || e.faces[0] === e.faces[1]))
    throw impossible('nothing-to-choose', 'IE-HAZ-1', ['roll', 'faces']);
  if (e.states[e.roller] === DEAD && ROLLS[e.purpose] === 'spike' && asks === 'die')
    throw impossible('dead', 'IE-MOVE-3', ['roll', 'explorer']);
}
