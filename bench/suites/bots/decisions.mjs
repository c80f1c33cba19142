// What one decision of the adept costs, in positions in which it was asked and had to think.
import { ask, conclude, loadRoster, playMatch } from '@undercroft/bots';
import { clone, must, Stream } from '@undercroft/engine';
import { memoryOf } from './memory.mjs';

const MATCHES = 4;
const POSITIONS = 48;
const WEIGHED = 12;

export async function decisions(id) {
  const { game, bots, budgets } = await loadRoster(id);
  const { adept } = bots;
  const budget = budgets.adept;
  let next = 0;
  const think = (position) => adept.think(ask(game, position, Stream.of(`bench/bots/decision/${next++}`)));

  const all = asked(game, adept, budget);
  // What it answers without a trial costs next to nothing and would hide what the others cost.
  const open = all.filter((position) => think(position).step());
  const positions = drawn(open, Stream.of('bench/bots/positions'));
  return {
    run: (count) => timed(count, () => conclude(think(positions[next % positions.length]), budget)),
    told: () => positions.slice(0, WEIGHED).map((position) => memoryOf(() => think(position), budget)),
    about: { iterations: budget.iterations, asked: all.length, open: open.length },
  };
}

/** In games among its like, in which it thinks a tenth of the usual time. */
function asked(game, adept, { iterations }) {
  const all = [];
  const budget = { iterations: Math.ceil(iterations / 10) };
  const think = (question) => {
    if (question.codes.length > 1) all.push(clone(game, question.state));
    return adept.think(question);
  };
  for (let match = 0; match < MATCHES; match++) {
    const state = must(game.open({}));
    const sitters = Array.from({ length: game.seats(state) }, () => ({ bot: { name: 'asked', think }, budget }));
    playMatch({ game, state, sitters, stream: Stream.of(`bench/bots/asked/${match}`) });
  }
  return all;
}

function drawn(all, stream) {
  const left = [...all];
  const count = Math.min(POSITIONS, left.length);
  return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0]);
}

/** Milliseconds of each, by the clock and of the processor. */
function timed(count, decide) {
  const thoughts = [];
  for (let i = 0; i < count; i++) {
    const used = process.cpuUsage();
    const started = performance.now();
    decide();
    const clock = performance.now() - started;
    const { user, system } = process.cpuUsage(used);
    thoughts.push({ clock, processor: (user + system) / 1000 });
  }
  return { decisions: count, bySeats: count, thoughts };
}
