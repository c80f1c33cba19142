// What a move costs the server early and late in a game.
const stretches = () => import('./online/stretches.mjs');

const EARLY = 10;
const LATE = 400;

export default {
  name: 'online-length',
  title: `Sub Terra over a server, 100 tables at once: 30 moves from entry ${EARLY} and from entry ${LATE} on, and what chance adds`,
  unit: 'stretches',
  costUnit: 'server second',
  // So that the server is busy, rather than rested while the others were measured.
  runUp: 1,
  usesAllCores: true,
  gamesPerSection: 100,
  contestants: [EARLY, LATE].map((entry) => ({
    name: `from-${entry}`,
    title: `undercroft, one file, from entry ${entry} on`,
    gameName: String(entry),
    setUp: async () => (await stretches()).stretchesFrom(entry),
  })),
  targets: [
    ['entries', 'decisions'],
    ['moves', 'bySeats'],
  ].map(([counted, by]) => ({
    text: `as many ${counted} late as early in a server second, within 20 %`,
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
