// The shape of a position in JSON, and the one checked door back in.
import { bit, has, NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { type Fault, impossible, loadSnapshot, type Path, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { ASKS } from './asks.ts';
import { CAVERS, type Caver, EXPLOSIVES, fullHealth, PATHFINDER_USES } from './cavers.ts';
import {
  Descent,
  find,
  is,
  isConscious,
  isInCave,
  isInPlay,
  isManual,
  isMarked,
  MAX_HORRORS,
  mark,
  nameOf,
} from './descent.ts';
import { readOptions } from './door.ts';
import { ENDS, ROLLS } from './events.ts';
import { CARDS, dealt, isSevere, poolFor } from './hazards.ts';
import { JOBS, type Job, push } from './jobs.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { FLOOD, REMOVED, ROPE, RUBBLE, SUBMERGED } from './marks.ts';
import { lay } from './revealing.ts';
import { CARD_NAMES, MARK_BITS, SNAPSHOT, STATE_BITS, STATES } from './saving.ts';
import { optionsShape } from './shapes.ts';
import { CAVE_IN, EXIT_TYPE, isSteep, START_TYPE, TYPES, typeNamed, typeOf, WATER } from './tiles.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const caver = v.picklist(CAVERS);
const cell = v.string();
const side = v.picklist(SIDES);
const tile = v.picklist(TYPES.map((type) => type.name));

const tileShape = v.strictObject({
  at: cell,
  tile,
  turn: v.optional(v.pipe(count, v.maxValue(3)), 0),
  marks: v.optional(v.array(v.picklist(['flood', 'rubble', 'rope'])), () => []),
  blasted: v.optional(v.array(side), () => []),
});

const memberShape = v.strictObject({
  /** null: submerged or removed. */
  at: v.nullable(cell),
  health: count,
  /** On a ledge or slide without a rope: the side they came by. */
  side: v.optional(v.nullable(side), null),
  state: v.optional(v.array(v.picklist(STATES)), () => []),
});

export const snapshotShape = v.strictObject({
  snapshot: v.literal(SNAPSHOT),
  game: v.literal('sub-terra'),
  options: optionsShape,
  asks: v.picklist(ASKS),
  round: v.pipe(count, v.minValue(1)),
  /** Who has the starting marker, whose turn it is, who acts just now. */
  start: caver,
  active: caver,
  actor: caver,
  points: v.pipe(count, v.maxValue(3)),
  exerted: v.boolean(),
  directed: v.boolean(),
  /** In the order they were laid; the start tile first. */
  cave: v.pipe(v.array(tileShape), v.minLength(1)),
  cavers: v.record(v.string(), memberShape),
  horrors: v.pipe(
    v.array(v.strictObject({ at: cell, moved: v.optional(v.boolean(), false) })),
    v.maxLength(MAX_HORRORS),
  ),
  /** ST-GEO-2, ST-GEO-3: a tile set aside, a tile on top of the stack that all have seen. */
  aside: v.nullable(tile),
  top: v.nullable(tile),
  discarded: v.array(tile),
  hazards: v.array(v.picklist(CARD_NAMES)),
  gas: v.boolean(),
  dark: v.boolean(),
  pathfinder: v.pipe(count, v.maxValue(PATHFINDER_USES)),
  explosives: v.pipe(count, v.maxValue(EXPLOSIVES)),
  /** What is to be done, the next thing last, each with its number: 'turn 2'. */
  todo: v.pipe(v.array(v.string()), v.maxLength(40)),
  /** The reveal under way. */
  reveal: v.nullable(v.strictObject({ side, exploring: v.boolean(), hand: v.nullable(tile), fromAside: v.boolean() })),
  /** Moves left in a Run or Sprint. */
  chain: v.pipe(count, v.maxValue(2)),
  roll: v.nullable(v.strictObject({ why: v.picklist(ROLLS), caver })),
  /** Who has failed so far, or what they will lose. */
  losses: v.record(v.string(), v.pipe(count, v.maxValue(5))),
  hunt: v.nullable(v.strictObject({ horror: cell, victim: caver })),
  end: v.nullable(v.picklist(ENDS)),
});
export type Snapshot = v.InferOutput<typeof snapshotShape>;

export const load = (data: unknown): Result<Descent, Fault> =>
  loadSnapshot(data, { shape: snapshotShape, readOptions, build });

function build(snapshot: Snapshot): Descent {
  const d = new Descent();
  d.options = snapshot.options;
  loadTeam(d, snapshot);
  loadCave(d, snapshot);
  loadMembers(d, snapshot);
  loadHorrors(d, snapshot);
  loadStack(d, snapshot);
  loadDeck(d, snapshot);
  loadFlow(d, snapshot);
  loadQuestion(d, snapshot);
  return d;
}

function loadTeam(d: Descent, { start, active, actor }: Snapshot): void {
  d.cavers = d.options.cavers.length;
  for (const [i, member] of d.options.cavers.entries()) {
    d.who[i] = CAVERS.indexOf(member.caver);
    d.seats[i] = member.seat;
  }
  d.start = member(d, start, ['start']);
  d.active = member(d, active, ['active']);
  d.actor = member(d, actor, ['actor']);
}

function member(d: Descent, name: string, path: Path): number {
  const i = find(d, CAVERS.indexOf(name as Caver));
  if (i < 0 || !CAVERS.includes(name as Caver)) throw impossible('not-in-the-team', 'ST-SETUP-1', path, name);
  return i;
}

const CELL = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;

function loadCave(d: Descent, { cave }: Snapshot): void {
  if (typeNamed(cave[0]?.tile ?? '') !== START_TYPE || cave[0]?.at !== '0,0')
    throw impossible('no-start-tile', 'ST-SETUP-2', ['cave', 0]);
  for (const [index, one] of cave.entries()) {
    const found = CELL.exec(one.at);
    if (!found) throw impossible('no-such-cell', 'ST-CAVE-1', ['cave', index, 'at'], one.at);
    const [x, y] = [Number(found[1]), Number(found[2])];
    if (d.cave.at(x, y) !== NOTHING) throw impossible('two-on-a-cell', 'ST-CAVE-1', ['cave', index, 'at'], one.at);
    const type = typeNamed(one.tile);
    if (one.turn >= typeOf(type).turns)
      throw impossible('same-as-another-turn', 'ST-ACT-REVEAL', ['cave', index, 'turn'], String(one.turn));
    lay(d, type, x, y, one.turn);
    for (const name of one.marks) mark(d, index, MARK_BITS[name]);
    checkMarks(d, index);
  }
  for (const [index, { blasted }] of cave.entries()) for (const name of blasted) blast(d, index, name);
}

function checkMarks(d: Descent, index: number): void {
  const kind = d.kinds[index]!;
  const fits =
    (!isMarked(d, index, FLOOD) || kind === WATER) &&
    (!isMarked(d, index, RUBBLE) || kind === CAVE_IN) &&
    (!isMarked(d, index, ROPE) || isSteep(kind));
  if (!fits) throw impossible('mark-does-not-fit', 'ST-COMP-5', ['cave', index, 'marks']);
}

function blast(d: Descent, index: number, name: SideName): void {
  if (d.cave.sealed[index]! & bit(SIDES.indexOf(name)))
    throw impossible('sealed', 'ST-ENG-2', ['cave', index, 'blasted'], name);
  d.cave.blast(index, SIDES.indexOf(name));
}

function tileAt(d: Descent, name: string, path: Path): number {
  const found = CELL.exec(name);
  const index = found ? d.cave.at(Number(found[1]), Number(found[2])) : NOTHING;
  if (index === NOTHING) throw impossible('nothing-there', 'ST-CAVE-1', path, name);
  return index;
}

function loadMembers(d: Descent, { cavers }: Snapshot): void {
  for (const name of Object.keys(cavers)) member(d, name, ['cavers', name]);
  for (const [i, { caver: name }] of d.options.cavers.entries()) {
    const one = cavers[name];
    if (!one) throw impossible('missing-caver', 'ST-SETUP-1', ['cavers', name]);
    d.fullHealth[i] = fullHealth(d.who[i]!, isManual(d));
    if (one.health > d.fullHealth[i]!)
      throw impossible('too-much-health', 'ST-COMP-4', ['cavers', name, 'health'], String(one.health));
    d.health[i] = one.health;
    d.states[i] = one.state.reduce((set, state) => set | STATE_BITS[state], 0);
    loadPlace(d, i, one, ['cavers', name]);
  }
}

function loadPlace(d: Descent, i: number, { at, side: half }: Snapshot['cavers'][string], path: Path): void {
  const away = is(d, i, SUBMERGED) || is(d, i, REMOVED);
  if ((at === null) !== away) throw impossible('where', 'ST-DIV-2', [...path, 'at'], String(at));
  if (is(d, i, SUBMERGED) && (nameOf(d, i) !== 'diver' || d.health[i] === 0))
    throw impossible('cannot-be-submerged', 'ST-DIV-1', [...path, 'state']);
  if (at === null) return;
  d.places[i] = tileAt(d, at, [...path, 'at']);
  const steep = isSteep(d.kinds[d.places[i]!]!);
  if (steep !== (half !== null))
    throw impossible(steep ? 'side-missing' : 'no-ledge-here', 'ST-TILE-LEDGE-2', [...path, 'side'], String(half));
  if (half !== null) d.halves[i] = SIDES.indexOf(half);
  if (half !== null && !has(d.cave.openings[d.places[i]!]!, d.halves[i]!))
    throw impossible('no-such-half', 'ST-TILE-LEDGE-2', [...path, 'side'], half);
}

function loadHorrors(d: Descent, { horrors }: Snapshot): void {
  for (const [h, { at, moved }] of horrors.entries()) {
    d.horrors[h] = tileAt(d, at, ['horrors', h, 'at']);
    d.moved[h] = moved ? 1 : 0;
  }
}

/** Everything in the box that is nowhere else has not been seen yet. */
function loadStack(d: Descent, { aside, top, discarded, reveal }: Snapshot): void {
  const seen = [...Array.from(d.types.subarray(0, d.cave.count)).slice(1), ...discarded.map(typeNamed)];
  if (reveal?.hand) seen.push(typeNamed(reveal.hand));
  if (aside) seen.push(typeNamed(aside));
  if (top) seen.push(typeNamed(top));
  for (const [type, { copies }] of TYPES.entries()) d.bag[type] = copies;
  for (const type of seen) if (type !== EXIT_TYPE) d.bag[type] = d.bag[type]! - 1;
  const over = d.bag.findIndex((left) => left < 0);
  if (over >= 0) throw impossible('too-many-tiles', 'ST-COMP-1', ['cave'], typeOf(over).name);
  if (seen.filter((type) => type === EXIT_TYPE).length > 1) throw impossible('two-exits', 'ST-COMP-1', ['cave']);
  for (const name of discarded) d.discarded[typeNamed(name)] = d.discarded[typeNamed(name)]! + 1;
  d.aside = aside ? typeNamed(aside) : NOTHING;
  d.top = top ? typeNamed(top) : NOTHING;
  loadExit(d, seen);
}

function loadExit(d: Descent, seen: readonly number[]): void {
  if (d.aside === EXIT_TYPE) throw impossible('exit-set-aside', 'ST-GEO-2', ['aside']);
  if (d.discarded[EXIT_TYPE]! > 0) throw impossible('exit-stays', 'ST-SCO-1', ['discarded']);
  d.exitHidden = !seen.includes(EXIT_TYPE) || d.top === EXIT_TYPE ? 1 : 0;
  const unseen = d.bag.reduce((sum, left) => sum + left, 0);
  d.stack = unseen + (d.top !== NOTHING && d.top !== EXIT_TYPE ? 1 : 0) + d.exitHidden;
}

function loadDeck(d: Descent, { hazards }: Snapshot): void {
  const { plain, severe } = poolFor(d.options);
  for (let card = 0; card < CARDS; card++) {
    d.played[card] = hazards.filter((name) => name === CARD_NAMES[card]).length;
    d.pool[card] = (isSevere(card) ? severe : plain) - d.played[card]!;
    if (d.pool[card]! < 0) throw impossible('too-many-cards', 'ST-SETUP-4', ['hazards'], CARD_NAMES[card]);
  }
  d.deck = dealt(d.options, d.cavers) - hazards.length;
  if (d.deck < 0) throw impossible('too-many-cards', 'ST-SETUP-5', ['hazards'], String(hazards.length));
}

function loadFlow(d: Descent, snapshot: Snapshot): void {
  d.round = snapshot.round;
  d.points = snapshot.points;
  d.exerted = snapshot.exerted ? 1 : 0;
  d.directed = snapshot.directed ? 1 : 0;
  d.gas = snapshot.gas ? 1 : 0;
  d.dark = snapshot.dark ? 1 : 0;
  d.discardsLeft = snapshot.pathfinder;
  d.explosivesLeft = snapshot.explosives;
  for (const [name, amount] of Object.entries(snapshot.losses)) d.losses[member(d, name, ['losses', name])] = amount;
  for (const [k, text] of snapshot.todo.entries()) loadJob(d, text, ['todo', k]);
}

function loadJob(d: Descent, text: string, path: Path): void {
  const [name, argument = '0', ...more] = text.split(' ');
  const job = JOBS.indexOf(name as Job);
  if (job < 0 || more.length > 0 || !/^(0|[1-9]\d?)$/.test(argument))
    throw impossible('no-such-job', 'ST-ROUND-1', path, text);
  push(d, job, Number(argument));
}

/** What is asked must be answerable. */
function loadQuestion(d: Descent, snapshot: Snapshot): void {
  d.asks = ASKS.indexOf(snapshot.asks);
  loadReveal(d, snapshot);
  d.chain = snapshot.chain;
  if (snapshot.roll) {
    d.purpose = ROLLS.indexOf(snapshot.roll.why);
    d.roller = member(d, snapshot.roll.caver, ['roll', 'caver']);
  }
  if (snapshot.hunt) loadHunt(d, snapshot.hunt);
  d.how = snapshot.end === null ? -1 : ENDS.indexOf(snapshot.end);
  checkQuestion(d, snapshot);
}

function loadReveal(d: Descent, { reveal }: Snapshot): void {
  d.gap = reveal ? SIDES.indexOf(reveal.side) : 0;
  d.exploring = reveal?.exploring ? 1 : 0;
  d.hand = reveal?.hand ? typeNamed(reveal.hand) : NOTHING;
  d.fromAside = reveal?.fromAside ? 1 : 0;
}

function loadHunt(d: Descent, { horror, victim }: NonNullable<Snapshot['hunt']>): void {
  const at = tileAt(d, horror, ['hunt', 'horror']);
  d.horror = d.horrors.indexOf(at);
  if (d.horror < 0) throw impossible('no-horror', 'ST-HOR-MOVE', ['hunt', 'horror'], horror);
  d.victim = member(d, victim, ['hunt', 'victim']);
}

const scratch = new Int32Array(MAX_LEGAL);

function checkQuestion(d: Descent, { asks, roll, hunt, reveal, end }: Snapshot): void {
  if (asks === 'nothing') throw impossible('nothing-asked', 'ST-ROUND-1', ['asks']);
  if ((asks === 'over') !== (end !== null)) throw impossible('no-end', 'ST-END-1', ['end']);
  if ((asks === 'die') !== (roll !== null)) throw impossible('no-roll', 'ST-TURN-5', ['roll']);
  if ((asks === 'path') !== (hunt !== null)) throw impossible('no-hunt', 'ST-HOR-MOVE', ['hunt']);
  if (['take', 'choose', 'place', 'tile'].includes(asks) && !reveal)
    throw impossible('no-reveal', 'ST-ACT-REVEAL', ['reveal']);
  if (['place', 'choose'].includes(asks) && d.hand === NOTHING)
    throw impossible('empty-hand', 'ST-ACT-REVEAL', ['reveal', 'hand']);
  const acting = ['action', 'directed', 'chain', 'take', 'choose', 'place', 'tile'].includes(asks);
  if (acting && !(isConscious(d, d.actor) && isInCave(d, d.actor)))
    throw impossible('cannot-act', 'ST-KO-1', ['actor'], nameOf(d, d.actor));
  if (asks !== 'over' && !isInPlay(d, d.start))
    throw impossible('removed', 'ST-ROUND-3', ['start'], nameOf(d, d.start));
  if (asks !== 'over' && legal(d, scratch) === 0) throw impossible('no-answer', 'ST-ASK-1', ['asks'], asks);
}
