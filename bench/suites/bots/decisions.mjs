// What one decision of the adept costs, in positions of its games in which it has to search.
import { conclude, playMatch, questionFor } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { clone, Stream, unwrap } from '@undercroft/engine';
import { memoryOf } from './memory.mjs';

const MATCHES = 4;
const POSITIONS = 48;
const MEMORY_SAMPLES = 12;

export async function decisions(id) {
  const { game, bots, budgets } = await loadRoster(id);
  const { adept } = bots;
  const budget = budgets.adept;
  let next = 0;
  const think = (position) => adept.think(questionFor(game, position, Stream.of(`bench/bots/decision/${next++}`)));

  const all = decisionPoints(game, adept, budget);
  // Decisions that need no iteration cost next to nothing and would hide what the others cost.
  const open = all.filter((position) => think(position).step());
  const positions = sample(open, Stream.of('bench/bots/positions'));
  return {
    run: (count) => timeDecisions(count, () => conclude(think(positions[next % positions.length]), budget)),
    findings: () => positions.slice(0, MEMORY_SAMPLES).map((position) => memoryOf(() => think(position), budget)),
    facts: { iterations: budget.iterations, asked: all.length, open: open.length },
  };
}

/** The positions in which it has to decide, in games of adepts with a tenth of the usual budget. */
function decisionPoints(game, adept, { iterations }) {
  const all = [];
  const budget = { iterations: Math.ceil(iterations / 10) };
  const think = (question) => {
    if (question.codes.length > 1) all.push(clone(game, question.state));
    return adept.think(question);
  };
  for (let match = 0; match < MATCHES; match++) {
    const state = unwrap(game.open({}));
    const players = Array.from({ length: game.seats(state) }, () => ({ bot: { name: 'asked', think }, budget }));
    playMatch({ game, state, players, stream: Stream.of(`bench/bots/asked/${match}`) });
  }
  return all;
}

function sample(all, stream) {
  const left = [...all];
  const count = Math.min(POSITIONS, left.length);
  return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0]);
}

/** Milliseconds of each decision, by the clock and of processor time. */
function timeDecisions(count, decide) {
  const timings = [];
  for (let i = 0; i < count; i++) {
    const used = process.cpuUsage();
    const started = performance.now();
    decide();
    const clock = performance.now() - started;
    const { user, system } = process.cpuUsage(used);
    timings.push({ clock, processor: (user + system) / 1000 });
  }
  return { decisions: count, bySeats: count, timings };
}
