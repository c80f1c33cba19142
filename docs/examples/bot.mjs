// A complete bot for Undercroft: in Sub Terra it likes to explore, in other games it plays random moves.
//
//   undercroft simulate sub-terra --bots "run:node docs/examples/bot.mjs" --games 100
import { createInterface } from 'node:readline';

/** The types of actions it prefers, best first; those that are not listed come last. */
const PREFERRED = ['leave', 'take', 'place', 'explore', 'heal', 'move', 'end'];

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

function choose({ legal, random }) {
  const rank = ({ type }) => (PREFERRED.includes(type) ? PREFERRED.indexOf(type) : PREFERRED.length);
  const best = Math.min(...legal.map(rank));
  const good = legal.filter((action) => rank(action) === best);
  return good[random % good.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') send({ type: 'ready' });
  // The action itself is as good an answer as its index.
  if (message.type === 'decide') send({ id: message.id, action: choose(message) });
}
