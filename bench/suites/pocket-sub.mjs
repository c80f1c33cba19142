// Complete games of Pocket Sub, two players, introductory set-up; every legal decision is equally likely.
const undercroft = () => import('./pocket-sub/undercroft.mjs');
const slow = () => import('./pocket-sub/slow.mjs');
const boardgame = () => import('./pocket-sub/boardgame-io.mjs');

const perDecision = (time) => (1e9 / time.decisionsPerSecond).toFixed(1);

export default {
  name: 'pocket-sub',
  title: 'Pocket Sub, 2 players, introductory: silent random playouts',
  contestants: [
    {
      name: 'undercroft',
      title: 'undercroft, through the contract',
      setUp: async () => (await undercroft()).playouts(),
    },
    { name: 'slow', title: 'slow rules, no framework', setUp: async () => (await slow()).playouts() },
    {
      name: 'io-turn',
      title: 'boardgame.io, a move per complete turn',
      setUp: async () => (await boardgame()).turns(),
    },
    { name: 'io-move', title: 'boardgame.io, a move per decision', setUp: async () => (await boardgame()).decisions() },
    { name: 'io-draft', title: 'boardgame.io, the same on the draft', setUp: async () => (await boardgame()).drafts() },
    { name: 'play', isPart: true, title: 'codes given', setUp: async () => (await undercroft()).knownCodes() },
    {
      name: 'legal',
      isPart: true,
      title: 'codes given, legal asked',
      setUp: async () => (await undercroft()).knownCodesAndLegal(),
    },
  ],
  targets: [
    { text: 'at least 200 times boardgame.io, a move per decision', of: 'undercroft', over: 'io-move', atLeast: 200 },
    {
      text: 'at least 200 times boardgame.io, a move per complete turn',
      of: 'undercroft',
      over: 'io-turn',
      atLeast: 200,
    },
    { text: 'at least 10 times the slow rules without a framework', of: 'undercroft', over: 'slow', atLeast: 10 },
    { text: 'no garbage collection in a timed section of undercroft', of: 'undercroft', collections: 0 },
  ],
  /** How the time of a playout divides: the same games with codes known beforehand, without and with listing the legal ones. */
  notes({ undercroft, play, legal }) {
    const nanoseconds = (more, less) => (1e9 / more.decisionsPerSecond - 1e9 / less.decisionsPerSecond).toFixed(1);
    return [
      `  undercroft's heap grows by ${undercroft.heapGrowth} bytes in a section`,
      `  ${perDecision(undercroft)} ns per decision: decider, copy and play ${perDecision(play)}, ` +
        `legal ${nanoseconds(legal, play)}, the draw ${nanoseconds(undercroft, legal)}`,
    ];
  },
};
