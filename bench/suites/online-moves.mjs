// Moves through a server, per second of its processor time: our server, which writes every move to the disk before anybody is
// told, against boardgame.io's with its in-memory store.
const undercroft = () => import('./online/undercroft.mjs');
const boardgame = () => import('./online/boardgame-io.mjs');

const RIVALS = [
  ['io-move', 'a move per decision', async () => (await boardgame()).decisions()],
  ['io-checked', 'a move per decision, checked', async () => (await boardgame()).checked()],
  ['io-turn', 'a move per complete turn', async () => (await boardgame()).turns()],
  ['io-documented', 'as documented', async () => (await boardgame()).documented()],
];

export default {
  name: 'online-moves',
  title:
    'Pocket Sub over a server, 200 tables at once: complete games, counted per second of the server’s processor time',
  usesAllCores: true,
  costUnit: 'server second',
  // So that the server is busy, rather than rested while the others were measured.
  runUp: 1,
  sectionFactor: 2,
  gamesPerSection: 200,
  contestants: [
    {
      name: 'decisions',
      title: 'undercroft, a message per decision',
      setUp: async () => (await undercroft()).file(),
    },
    { name: 'courses', title: 'undercroft, a message per turn', setUp: async () => (await undercroft()).courses() },
    {
      name: 'postgres',
      title: 'undercroft, a message per decision, Postgres',
      setUp: async () => (await undercroft()).postgres(),
    },
    ...RIVALS.map(([name, how, setUp]) => ({ name, title: `boardgame.io in memory, ${how}`, setUp })),
  ],
  targets: ['decisions', 'courses'].flatMap((of) =>
    RIVALS.map(([over, how]) => ({
      text: `at least 10 times boardgame.io’s server (${how}), ${of === 'courses' ? 'a message per turn' : 'a message per decision'}`,
      of,
      over,
      by: 'decisions',
      atLeast: 10,
    })),
  ),
};
