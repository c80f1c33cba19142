// The long version of what `npm test` does briefly: the contract suite and the second implementations.
//   npm run soak [-- GAMES [SEED]]     GAMES per variant and property, 1000 unless said
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

const [games = '1000', seed = 'soak'] = process.argv.slice(2);
const files = [
  'packages/catalog/test/contract',
  'packages/pocket-sub/test/against-slow',
  'packages/sub-terra/test/against-slow',
  'packages/infernos-edge/test/against-slow',
  'packages/infernos-edge/test/asking',
];
const env = { ...process.env, CONTRACT_GAMES: games, CONTRACT_SEED: seed };
const args = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', ...files];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root, env }).status ?? 1;
