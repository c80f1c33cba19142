// The memory a search takes: objects and the contents of typed arrays, beyond what was in use before.

const SAMPLE_EVERY = 10;

/** In bytes: the peak, including garbage, and what the search holds at its end. */
export function memoryOf(begin, { iterations }) {
  const before = usedAfterCollection();
  const thinking = begin();
  let peak = used();
  for (let i = 0; i < iterations && thinking.step(); i++) if (i % SAMPLE_EVERY === 0) peak = Math.max(peak, used());
  peak = Math.max(peak, used());
  const held = usedAfterCollection() - before;
  // Used once more, so that it is not collected before it is measured.
  thinking.advice();
  return { peak: peak - before, held };
}

/** Collects twice, since the contents of typed arrays are freed after their objects. */
function usedAfterCollection() {
  globalThis.gc();
  globalThis.gc();
  return used();
}

function used() {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
