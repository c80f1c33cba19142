// A lock on a results file, because two runs would write its games twice. Locks of dead processes are ignored.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';
import { attempt, makeFolder } from '../records/files.ts';
import { english } from '../words/english.ts';

/** Returns how to release it. */
export function acquireLock(path: string): Result<() => void, string> {
  const lock = `${path}.lock`;
  const owner = ownerOf(lock);
  if (owner && isAlive(owner))
    return fail(`${path} is being written by another run (process ${owner.pid}); ${lock} says so.`);
  const taken = attempt(path, english.files, () => {
    makeFolder(dirname(resolve(path)));
    if (owner) rmSync(lock, { force: true });
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
  });
  return taken.ok ? ok(() => rmSync(lock, { force: true })) : fail(`The results cannot be written: ${taken.error}`);
}

interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** An unreadable lock was cut off while being written. */
function ownerOf(lock: string): Owner | undefined {
  const text = attempt(lock, english.files, () => readFileSync(lock, 'utf8'));
  if (!text.ok) return undefined;
  try {
    return JSON.parse(text.value);
  } catch {
    return { pid: 0, host: '' };
  }
}

function isAlive({ pid, host }: Owner): boolean {
  if (pid === process.pid) return false;
  if (host !== hostname()) return pid !== 0;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
