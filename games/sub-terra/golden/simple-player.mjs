// A careful but simple player for golden games: heals, explores, and goes to the exit when it is there.
import { NOTHING } from '@undercroft/cave';
import { EXIT } from '@undercroft/sub-terra';

/** The action this player takes among the legal ones of a table. */
export function choose(table, stream) {
  const legal = table.legal();
  const status = table.status();
  const pick = (...types) => any(legal.filter(({ type }) => types.includes(type)), stream);
  if (status.asks === 'action') return inTurn(table.state, legal, stream) ?? pick('end');
  if (status.asks === 'chain') return towards(table.state, legal, ['move']) ?? pick('stop');
  if (status.asks === 'directed') return towards(table.state, legal, ['move']) ?? pick('decline');
  return any(legal, stream);
}

const any = (list, stream) => (list.length > 0 ? list[stream.below(list.length)] : undefined);

function inTurn(d, legal, stream) {
  const i = d.actor;
  const of = (type) => legal.filter((action) => action.type === type);
  const exit = d.kinds.subarray(0, d.cave.count).indexOf(EXIT);
  const onExit = exit >= 0 && d.places[i] === exit;
  if (of('leave').length > 0 && down(d) <= 1) return of('leave')[0];
  const patient = [...of('bandage'), ...of('heal')].find(({ caver }) => d.health[indexOf(d, caver)] <= 1);
  if (patient) return patient;
  if (onExit) return undefined;
  if (exit >= 0) return towards(d, legal, ['run', 'sprint', 'move', 'swim', 'squeeze']) ?? any(of('explore'), stream);
  const bold = d.health[i] > 1 && !d.gas;
  return any(bold ? of('explore') : of('reveal'), stream) ?? towards(d, legal, ['sprint', 'run', 'move', 'swim', 'squeeze']) ?? any(of('reveal'), stream);
}

const indexOf = (d, caver) => d.options.cavers.findIndex((member) => member.caver === caver);
const down = (d) => d.options.cavers.filter((_, i) => d.health[i] === 0).length;

const SIDES = ['north', 'east', 'south', 'west'];

/** The first of these ways of moving that leads nearer to the goal: the exit, or else the nearest gap. */
function towards(d, legal, ways) {
  const steps = distances(d);
  const here = steps[d.places[d.actor]];
  for (const way of ways) {
    const nearer = legal.filter(({ type, to }) => type === way && (steps[d.cave.beside[4 * d.places[d.actor] + SIDES.indexOf(to)]] ?? 99) < here);
    if (nearer.length > 0) return nearer[0];
  }
  return undefined;
}

/** How many connected steps each tile is from the goal. */
function distances(d) {
  const exit = d.kinds.subarray(0, d.cave.count).indexOf(EXIT);
  const goals = exit >= 0 ? [exit] : tiles(d).filter((tile) => SIDES.some((_, side) => d.cave.isGap(tile, side)));
  const steps = Array(d.cave.count).fill(99);
  const queue = [...goals];
  for (const goal of goals) steps[goal] = 0;
  for (const tile of queue) {
    for (let side = 0; side < 4; side++) {
      const next = d.cave.through(tile, side);
      if (next === NOTHING || steps[next] <= steps[tile] + 1) continue;
      steps[next] = steps[tile] + 1;
      queue.push(next);
    }
  }
  return steps;
}

const tiles = (d) => Array.from({ length: d.cave.count }, (_, tile) => tile);
