// Two runs that append to one file would double its games. The lock of a run that is no more is taken over.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';
import { attempt, makeFolder } from '../records/files.ts';

/** Answers how to give it back. */
export function takeLock(path: string): Result<() => void, string> {
  const lock = `${path}.lock`;
  const owner = ownerOf(lock);
  if (owner && isAlive(owner))
    return fail(`${path} is being written by another run (process ${owner.pid}); ${lock} says so.`);
  const taken = attempt(path, () => {
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

/** A lock that cannot be read is one that was cut off. */
function ownerOf(lock: string): Owner | undefined {
  const text = attempt(lock, () => readFileSync(lock, 'utf8'));
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
