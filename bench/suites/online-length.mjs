// What a move costs the server early and late in a game.
const length = () => import('./online/length.mjs');

const EARLY = 10;
const LATE = 400;

export default {
  name: 'online-length',
  title: `Sub Terra over a server, 100 tables at once: 30 moves from entry ${EARLY} and from entry ${LATE} on, and what chance adds`,
  unit: 'stretches',
  per: 'server second',
  // A server that is at work, not one that has just rested while the others were measured.
  runUp: 1,
  spread: true,
  size: 100,
  contestants: [EARLY, LATE].map((entry) => ({
    name: `from-${entry}`,
    title: `undercroft, one file, from entry ${entry} on`,
    plays: String(entry),
    setUp: async () => (await length()).stretchesFrom(entry),
  })),
  targets: [
    ['entries', 'decisions'],
    ['moves', 'bySeats'],
  ].map(([what, by]) => ({
    text: `as many ${what} late as early in a server second, within 20 %`,
    of: `from-${LATE}`,
    over: `from-${EARLY}`,
    by,
    atLeast: 1 / 1.2,
  })),
  notes: (figures) =>
    Object.values(figures).map(
      ({ title, decisionsPerGame, bySeatsPerGame, decisionsPerSecond }) =>
        `  ${title}: ${(1e6 / decisionsPerSecond).toFixed(0)} µs for an entry; ${(decisionsPerGame / bySeatsPerGame).toFixed(2)} entries to a move`,
    ),
};
