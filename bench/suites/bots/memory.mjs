// What a search takes of memory: objects and the contents of typed arrays, above what was there before.

const EVERY = 10;

/** Bytes: at most, with what is not collected yet, and what the search itself holds at its end. */
export function memoryOf(begin, { iterations }) {
  const before = collected();
  const thinking = begin();
  let most = used();
  for (let i = 0; i < iterations && thinking.step(); i++) if (i % EVERY === 0) most = Math.max(most, used());
  most = Math.max(most, used());
  const held = collected() - before;
  // Asked for an advice only now, so that it is not thrown away before.
  thinking.advice();
  return { most: most - before, held };
}

/** Twice: the contents of typed arrays go after their objects. */
function collected() {
  globalThis.gc();
  globalThis.gc();
  return used();
}

function used() {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
