// The long version of what `npm test` does briefly: the contract suite and the second implementations; or the table online.
//   npm run soak [-- GAMES [SEED]]     GAMES per variant and property, 1000 unless said
//   npm run soak -- online [SEED]      spoilt messages, a storm over three processes, and many kills, for both databases
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

const [what = '1000', seed = 'soak'] = process.argv.slice(2);

const RULES = {
  files: [
    'packages/catalog/test/contract',
    'packages/pocket-sub/test/against-slow',
    'packages/sub-terra/test/against-slow',
    'packages/infernos-edge/test/against-slow',
    'packages/infernos-edge/test/asking',
  ],
  settings: { CONTRACT_GAMES: what, CONTRACT_SEED: seed },
};

const ONLINE = {
  files: ['packages/server/test/fuzz', 'packages/server/test/storm', 'packages/server/test/kills'],
  settings: { FUZZ: '100000', FUZZ_SEED: seed, STORM_TABLES: '200', STORM_SECONDS: '60', KILLS: '100' },
};

const { files, settings } = what === 'online' ? ONLINE : RULES;
// What is set already is meant.
const env = { ...settings, ...process.env };
// One file after another: they measure the same machine.
const args = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', '--no-file-parallelism', ...files];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root, env }).status ?? 1;
