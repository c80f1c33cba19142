// What the suites of the cave games have in common: random games with the default options against a simpler game of exploration
// run by boardgame.io, and what one more tile on the table costs.
const alone = () => import('./toy-alone.mjs');
const boardgame = () => import('./boardgame-io.mjs');

const TOY = 'the toy';
const RIVALS = [
  ['io', 'boardgame.io'],
  ['io-documented', 'boardgame.io as documented'],
  ['io-one', 'boardgame.io without turns'],
];

const atLeast = 100;
const text = (rival, counting) => `at least ${atLeast} times ${rival}, counting ${counting}`;

/** `tiles`: the points of the curve; `undercroft` loads the contestants of undercroft.mjs for the game. */
export const caveSuite = ({ name, game, team, tiles, undercroft }) => ({
  name,
  title: `${game}, ${team}: silent random playouts, against a 64-tile exploration toy`,
  contestants: [
    {
      name: 'undercroft',
      title: `undercroft, ${game} through the contract`,
      setUp: async () => (await undercroft()).playouts(),
    },
    { name: 'toy', gameName: TOY, title: 'the toy, no framework', setUp: async () => (await alone()).playouts(name) },
    {
      name: 'io',
      gameName: TOY,
      title: 'boardgame.io, 64-tile exploration toy',
      setUp: async () => (await boardgame()).turns(name),
    },
    {
      name: 'io-documented',
      gameName: TOY,
      title: 'boardgame.io, the same as documented',
      setUp: async () => (await boardgame()).documented(name),
    },
    {
      name: 'io-one',
      gameName: TOY,
      title: 'boardgame.io, the same without turns',
      setUp: async () => (await boardgame()).onePlayer(name),
    },
    ...tiles.map((count) => ({
      name: `tiles-${count}`,
      isPart: true,
      title: `about ${count} tiles`,
      setUp: async () => (await undercroft()).stretches(count),
    })),
  ],
  targets: [
    ...RIVALS.flatMap(([over, rival]) => [
      { text: text(rival, "seats' decisions"), of: 'undercroft', over, atLeast, by: 'bySeats' },
      { text: text(rival, 'chance too'), of: 'undercroft', over, atLeast, by: 'decisions' },
    ]),
    { text: 'no garbage collection in a timed section of undercroft', of: 'undercroft', collections: 0 },
    ...tiles.map((count) => ({
      text: `no garbage collection with about ${count} tiles`,
      of: `tiles-${count}`,
      collections: 0,
    })),
  ],
  notes(figures) {
    const { undercroft, toy } = figures;
    return [
      `  undercroft's heap grows by ${undercroft.heapGrowth} bytes in a section`,
      `  a game of ${game}: ${perGame(undercroft)}; of the toy: ${perGame(toy)}`,
      ...curve(tiles.map((count) => figures[`tiles-${count}`])),
    ];
  },
});

const perGame = ({ bySeatsPerGame, decisionsPerGame, facts }) =>
  `${bySeatsPerGame.toFixed(1)} decisions by seats, ${(decisionsPerGame - bySeatsPerGame).toFixed(1)} by chance, ` +
  `${facts.tiles.toFixed(1)} tiles on the table on average`;

const nanoseconds = (time) => 1e9 / time.decisionsPerSecond;

function curve(points) {
  const at = ({ facts, ...time }) =>
    `${facts.tiles.toFixed(1)} tiles ${nanoseconds(time).toFixed(0)} ns (${Math.round(time.decisionsPerSecond).toLocaleString('en')}/s)`;
  const [fewest, most] = [points[0], points.at(-1)];
  const slope = (nanoseconds(most) - nanoseconds(fewest)) / (most.facts.tiles - fewest.facts.tiles);
  return [
    `  per decision with ${points.map(at).join(', ')}`,
    `  one more tile costs ${slope.toFixed(2)} ns per decision`,
  ];
}
