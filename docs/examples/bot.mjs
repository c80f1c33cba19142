// A whole bot for Undercroft: in Sub Terra it prefers to see more of the cave, elsewhere it plays anything.
//
//   undercroft simulate sub-terra --bots "run:node docs/examples/bot.mjs" --games 100
import { createInterface } from 'node:readline';

/** The first kind that is possible is played; those that are not listed come last. */
const LIKES = ['leave', 'take', 'place', 'explore', 'heal', 'move', 'end'];

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

function choose({ legal, random }) {
  const likes = (action) => (LIKES.includes(action.type) ? LIKES.indexOf(action.type) : LIKES.length);
  const best = Math.min(...legal.map(likes));
  const good = legal.filter((action) => likes(action) === best);
  return good[random % good.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'ready' });
  // The action itself will do as well as its number.
  if (message.type === 'decide') say({ id: message.id, action: choose(message) });
}
