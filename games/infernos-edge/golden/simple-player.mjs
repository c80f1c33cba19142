// A careful but simple player for golden games: explores, brings the keys to the sanctum, carries the artifact out.
import { NOTHING } from '@undercroft/cave';
import { EXIT_SPACE, HOLDS_ARTIFACT, HOLDS_KEY, INSIDE } from '@undercroft/infernos-edge';

const SIDES = ['north', 'east', 'south', 'west'];

/** The action this player takes among the legal ones of a table. */
export function choose(table, stream) {
  return decide(table, stream, goalsOf);
}

/** The same, but one who leaves the temple with the first key. */
export function runOff(table, stream) {
  return decide(table, stream, (e, i) => (e.holds[i] === HOLDS_KEY ? [EXIT_SPACE] : goalsOf(e, i)));
}

/** The same, but once the volcano has erupted everybody wanders about. */
export function wander(table, stream) {
  return table.state.erupted ? any(table.legal(), stream) : choose(table, stream);
}

/** The same, but one who lays tiles so that the fewest gaps are left, and draws until the temple is closed. */
export function wallIn(table, stream) {
  const e = table.state;
  const legal = table.legal();
  if (table.status().asks === 'place') return legal.toSorted((a, b) => gapsAfter(table, a) - gapsAfter(table, b))[0];
  const explore = e.bagCount > 0 ? legal.find(({ type }) => type === 'explore') : undefined;
  return explore ?? choose(table, stream);
}

function gapsAfter({ game, state }, action) {
  const after = game.blank();
  game.copy(state, after);
  game.play(after, game.check(after, action).value);
  return after.cave.gapCount;
}

function decide(table, stream, goals) {
  const legal = table.legal();
  const { asks } = table.status();
  const pick = (type) => legal.find((action) => action.type === type);
  const e = table.state;
  if (asks === 'action') return inTurn(e, legal, stream, goals) ?? pick('end');
  if (asks === 'crawl') return towards(e, legal, ['move'], goals) ?? pick('end');
  if (asks === 'chain') return towards(e, legal, ['move'], goals) ?? pick('stop');
  if (asks === 'commanded') return towards(e, legal, ['move'], goals) ?? pick('decline');
  if (asks === 'luck') return stream.below(3) === 0 ? legal[0] : pick('keep');
  return any(legal, stream);
}

const any = (list, stream) => (list.length > 0 ? list[stream.below(list.length)] : undefined);
const indexOf = (e, explorer) => e.options.explorers.findIndex((member) => member.explorer === explorer);

function inTurn(e, legal, stream, goals) {
  const i = e.active;
  const of = (...types) => legal.filter(({ type }) => types.includes(type));
  const patient = of('mend', 'revive', 'heal').find(({ explorer }) => e.health[indexOf(e, explorer)] <= 1);
  if (patient) return patient;
  const item = handle(e, i, of);
  if (item) return item;
  const fight = of('annihilate', 'purify', 'shoot', 'grenade', 'attack');
  if (fight.length > 0 && stream.below(3) > 0) return fight[0];
  if (e.points > 0 && stream.below(8) === 0) return any(of('shore-up', 'brace', 'research', 'demolish', 'command'), stream) ?? work(e, legal, of, stream, goals);
  return work(e, legal, of, stream, goals) ?? (wantsMore(e, i, stream) ? of('exert')[0] : undefined);
}

const wantsMore = (e, i, stream) => e.health[i] > 2 && stream.below(e.cursed ? 1 : 3) === 0;

function handle(e, i, of) {
  const onSanctum = e.places[i] === e.corridor || e.places[i] === e.ledge;
  if (onSanctum && e.corridor !== NOTHING && e.holds[i] === HOLDS_KEY) return of('put-down')[0];
  return of('pick-up')[0];
}

function work(e, legal, of, stream, goals) {
  if (e.bagCount > 0 && !goals(e, e.active).includes(EXIT_SPACE)) {
    const look = any(e.health[e.active] > 2 ? of('explore', 'illuminate') : of('reveal', 'illuminate', 'scope'), stream);
    if (look) return look;
  }
  return towards(e, legal, ['sprint', 'run', 'move'], goals) ?? any(of('excavate', 'dig'), stream);
}

/** The first of these ways of moving that leads nearer to the goal. */
function towards(e, legal, ways, goals) {
  const i = e.actor;
  const steps = distances(e, goals(e, i));
  const here = steps[e.places[i]];
  for (const way of ways) {
    const nearer = legal.filter(({ type, to }) => type === way && (steps[e.cave.beside[4 * e.places[i] + SIDES.indexOf(to)]] ?? 99) < here);
    if (nearer.length > 0) return nearer[0];
  }
  return undefined;
}

function goalsOf(e, i) {
  const spaces = Array.from({ length: e.cave.count }, (_, tile) => tile);
  if (e.holds[i] === HOLDS_ARTIFACT || e.cursed) return [EXIT_SPACE];
  if (e.artifactAt !== NOTHING) return [e.artifactAt];
  if (e.corridor !== NOTHING && e.holds[i] === HOLDS_KEY) return [e.corridor];
  const keys = spaces.filter((tile) => e.keys[tile] > 0 && tile !== e.corridor && tile !== e.ledge);
  if (keys.length > 0 && e.holds[i] !== HOLDS_KEY && (e.corridor !== NOTHING || i % 2 === 0)) return keys;
  if (e.bagCount > 0) return spaces.filter((tile) => SIDES.some((_, side) => e.cave.isGap(tile, side)));
  const friends = e.options.explorers.map((_, k) => k).filter((k) => k !== i && e.states[k] === INSIDE && e.holds[k] === HOLDS_KEY);
  return friends.length > 0 ? friends.map((k) => e.places[k]) : [e.corridor];
}

/** How many connected steps each space is from a goal, round what cannot be entered for good. */
function distances(e, goals) {
  const steps = Array(e.cave.count).fill(99);
  const queue = goals.filter((goal) => goal !== NOTHING);
  for (const goal of queue) steps[goal] = 0;
  for (const tile of queue) {
    for (let side = 0; side < 4; side++) {
      const next = e.cave.through(tile, side);
      if (next === NOTHING || e.burnt[next] || steps[next] <= steps[tile] + 1) continue;
      steps[next] = steps[tile] + 1;
      queue.push(next);
    }
  }
  return steps;
}
