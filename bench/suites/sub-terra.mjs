// Sub Terra: complete games of four cavers on Normal, everything drawn evenly among what is legal or by its odds,
// against a simpler game of exploring run by boardgame.io; and what one more tile on the table costs.
const undercroft = () => import('./sub-terra/undercroft.mjs');
const alone = () => import('./sub-terra/toy-alone.mjs');
const boardgame = () => import('./sub-terra/boardgame-io.mjs');

const TOY = 'the toy';
const TILES = [10, 30, 60];
const RIVALS = [
  ['io', 'boardgame.io'],
  ['io-documented', 'boardgame.io as documented'],
  ['io-one', 'boardgame.io without turns'],
];

const atLeast = 100;
const text = (rival, counting) => `at least ${atLeast} times ${rival}, counting ${counting}`;
const nanoseconds = (time) => 1e9 / time.decisionsPerSecond;

export default {
  name: 'sub-terra',
  title: 'Sub Terra, 4 cavers, Normal: silent random playouts, against a 64-tile exploration toy',
  contestants: [
    {
      name: 'undercroft',
      title: 'undercroft, Sub Terra through the contract',
      setUp: async () => (await undercroft()).playouts(),
    },
    { name: 'toy', plays: TOY, title: 'the toy, no framework', setUp: async () => (await alone()).playouts() },
    {
      name: 'io',
      plays: TOY,
      title: 'boardgame.io, 64-tile exploration toy',
      setUp: async () => (await boardgame()).turns(),
    },
    {
      name: 'io-documented',
      plays: TOY,
      title: 'boardgame.io, the same as documented',
      setUp: async () => (await boardgame()).documented(),
    },
    {
      name: 'io-one',
      plays: TOY,
      title: 'boardgame.io, the same without turns',
      setUp: async () => (await boardgame()).onePlayer(),
    },
    ...TILES.map((tiles) => ({
      name: `tiles-${tiles}`,
      part: true,
      title: `about ${tiles} tiles`,
      setUp: async () => (await undercroft()).stretches(tiles),
    })),
  ],
  targets: [
    ...RIVALS.flatMap(([over, rival]) => [
      { text: text(rival, "seats' decisions"), of: 'undercroft', over, atLeast, by: 'bySeats' },
      { text: text(rival, 'chance too'), of: 'undercroft', over, atLeast, by: 'decisions' },
    ]),
    { text: 'no garbage collection in a timed section of undercroft', of: 'undercroft', collections: 0 },
    ...TILES.map((tiles) => ({
      text: `no garbage collection with about ${tiles} tiles`,
      of: `tiles-${tiles}`,
      collections: 0,
    })),
  ],
  notes(figures) {
    const { undercroft, toy } = figures;
    return [
      `  undercroft's heap grows by ${undercroft.grown} bytes in a section`,
      `  a game of Sub Terra: ${perGame(undercroft)}; of the toy: ${perGame(toy)}`,
      ...curve(TILES.map((tiles) => figures[`tiles-${tiles}`])),
    ];
  },
};

const perGame = ({ bySeatsPerGame, decisionsPerGame, about }) =>
  `${bySeatsPerGame.toFixed(1)} decisions by seats, ${(decisionsPerGame - bySeatsPerGame).toFixed(1)} by chance, ` +
  `${about.tiles.toFixed(1)} tiles on the table on average`;

function curve(points) {
  const at = ({ about, ...time }) =>
    `${about.tiles.toFixed(1)} tiles ${nanoseconds(time).toFixed(0)} ns (${Math.round(time.decisionsPerSecond).toLocaleString('en')}/s)`;
  const [fewest, most] = [points[0], points.at(-1)];
  const slope = (nanoseconds(most) - nanoseconds(fewest)) / (most.about.tiles - fewest.about.tiles);
  return [
    `  per decision with ${points.map(at).join(', ')}`,
    `  one more tile costs ${slope.toFixed(2)} ns per decision`,
  ];
}
