// Random numbers that are the same in every run (mulberry32).
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of them, by weight. */
export function pick(random, all, weigh = () => 1) {
  const total = all.reduce((sum, one) => sum + weigh(one), 0);
  let left = random() * total;
  for (const one of all) {
    left -= weigh(one);
    if (left < 0) return one;
  }
  return all.at(-1);
}
