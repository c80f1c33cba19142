// Allows one run at a time: two would overwrite each other's copies of the tree.
import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from './options.mjs';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Holds the lock until this process ends. A lock left behind by a killed run is replaced. */
export function takeLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const owner = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : undefined;
  if (owner && isAlive(owner)) throw new UsageError(`npm run mutate is already running (process ${owner}).`);
  fs.writeFileSync(file, String(process.pid));
  process.on('exit', () => fs.rmSync(file, { force: true }));
}
