// Tree search: iterations per second in the same positions of Pocket Sub, each a random playout to the end of the game.
const undercroft = () => import('./bots/undercroft.mjs');
const boardgame = () => import('./bots/boardgame-io.mjs');

const RIVALS = [
  ['io-move', 'a move per decision', async () => (await boardgame()).decisions()],
  ['io-turn', 'a move per complete turn', async () => (await boardgame()).turns()],
  ['io-beginning', 'a move per turn, its rest drawn', async () => (await boardgame()).beginnings()],
];

export default {
  name: 'bots-search',
  title: 'Tree search in Pocket Sub, 2 players, introductory: iterations with a random playout to the end',
  unit: 'iterations',
  contestants: [
    { name: 'plain', title: 'undercroft, plain search', setUp: async () => (await undercroft()).plain() },
    ...RIVALS.map(([name, how, setUp]) => ({ name, title: `boardgame.io, ${how}`, setUp })),
    { name: 'adept', isPart: true, title: 'undercroft, adept', setUp: async () => (await undercroft()).adept() },
  ],
  targets: RIVALS.map(([over, how]) => ({
    text: `at least 100 times boardgame.io's search, ${how}`,
    of: 'plain',
    over,
    atLeast: 100,
  })),
  notes({ adept, plain, ...others }) {
    const decisions = RIVALS.map(([name, how]) => `${others[name].findings.decisions.toFixed(1)} (${how})`).join(', ');
    return [
      `  an iteration plays ${plain.facts.decisions.toFixed(1)} decisions; with boardgame.io, which keeps the states of its tree, ${decisions}`,
      `  the adept, which evaluates all turns of a position in an iteration: ${Math.round(adept.gamesPerSecond).toLocaleString('en')} iterations/s`,
    ];
  },
};
