// Runs for hours what `npm test` runs for seconds: the contract suite and the second implementations, or online play.
//   npm run soak [-- GAMES [SEED]]     GAMES per variant and property (default 1000)
//   npm run soak -- positions [SEED]   only snapshots with changes, at least 20,000 for each game
//   npm run soak -- views             what the page shows, at every decision of all golden and many random games
//   npm run soak -- online [SEED]      malformed messages, a storm over three processes and many kills, with both databases;
//                                      then one player beside each attack of soak/attacks.mjs
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

const [gamesOrPart = '1000', seed = 'soak'] = process.argv.slice(2);

const CHANGED_POSITIONS = [
  'packages/catalog/test/contract',
  'examples/wake/test/contract',
  'games/pocket-sub/test/possible',
];

const RULES = {
  files: [
    ...CHANGED_POSITIONS,
    'games/pocket-sub/test/against-slow',
    'games/sub-terra/test/against-slow',
    'games/infernos-edge/test/against-slow',
    'games/infernos-edge/test/asking',
    'games/pocket-sub/test/perft',
  ],
  settings: { CONTRACT_GAMES: gamesOrPart, CONTRACT_SEED: seed },
};

// The contract suite makes four changes in each game, and every game of the catalog has at least 24 variants.
const POSITIONS = {
  files: [...CHANGED_POSITIONS, '-t', 'a snapshot with one change|load accepts exactly'],
  settings: { CONTRACT_GAMES: '250', CONTRACT_SEED: seed },
};

const VIEWS = {
  files: ['view-sub-terra', 'view-infernos-edge', 'view-pocket-sub', 'moments', 'ends', 'place-info'].map(
    (name) => `packages/web/test/${name}.test`,
  ),
  settings: { VIEW_EVERY: '1' },
};

const ONLINE = {
  files: ['packages/server/test/fuzz', 'packages/server/test/storm', 'packages/server/test/kills'],
  settings: { FUZZ: '100000', FUZZ_SEED: seed, STORM_TABLES: '200', STORM_SECONDS: '60', KILLS: '100' },
};

const { files, settings } = { online: ONLINE, positions: POSITIONS, views: VIEWS }[gamesOrPart] ?? RULES;
// Variables that are already set win.
const env = { ...settings, ...process.env };
// One file at a time, since they measure time.
const args = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', '--no-file-parallelism', ...files];
const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root, env }).status ?? 1;
process.exitCode = run(args);
if (gamesOrPart === 'online') process.exitCode = run(['scripts/soak/attacks.mjs']) || process.exitCode;
