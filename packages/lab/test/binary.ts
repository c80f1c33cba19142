// Runs the built command line as a player would, each time with a home of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type GameRecord, readRecord, unwrap } from '@undercroft/engine';
import { afterAll } from 'vitest';
import { isBundleFresh } from '../../../scripts/bundle.mjs';
import { main } from '../src/main.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BINARY = here('../bin/undercroft.js');

/** A stale binary would prove nothing. */
function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|js)$/.test(name));
  return Math.max(...files.map((name) => statSync(join(folder, name)).mtimeMs));
}
if (newest(here('../src')) > newest(here('../dist')) || !isBundleFresh())
  throw new Error('the binary is older than its sources: npm run build');

const folders: string[] = [];

/** Gone when the tests of the file are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-lab-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export interface Run {
  readonly input?: string;
  readonly home?: string;
  readonly env?: Record<string, string>;
}

const environment = ({ home = freshFolder(), env = {} }: Run) => ({
  PATH: process.env['PATH'] ?? '',
  XDG_STATE_HOME: home,
  ...env,
});

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function undercroft(args: readonly string[], run: Run = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...args], {
    input: run.input ?? '',
    env: environment(run),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** As on a pipe, the end of the input comes when what was typed has been read. */
function typed(input = ''): NodeJS.ReadStream {
  const stream = new PassThrough();
  stream.write(input);
  setTimeout(() => stream.end(), END_OF_INPUT);
  return stream as unknown as NodeJS.ReadStream;
}

const END_OF_INPUT = 30;

/** The same without starting a process, wherever signals, workers and the end of a process do not matter. */
export async function inside(args: readonly string[], run: Run = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const stream = (written: string[]) =>
    ({ write: (text: string) => written.push(text) }) as unknown as NodeJS.WriteStream;
  const env = environment(run);
  const display = { columns: 80, colour: false };
  const stdin = typed(run.input);
  const code = await main(args, { stdin, stdout: stream(out), stderr: stream(err), env, display });
  return { code, out: out.join(''), err: err.join('') };
}

/** Left running, to be talked to or killed. */
export const start = (args: readonly string[], run: Run = {}): ChildProcess =>
  spawn(process.execPath, [BINARY, ...args], { env: environment(run), stdio: 'pipe' });

/** Waits until the process has written this. */
export function heard(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let all = '';
    child.stdout?.on('data', (data) => {
      all += data;
      if (all.includes(text)) resolve();
    });
    child.on('exit', () => reject(new Error(`it ended before saying "${text}": ${all}`)));
  });
}

export const lines = (...typed: readonly string[]): string => typed.map((line) => `${line}\n`).join('');

/** The one game kept in a home. */
export function keptRecord(home: string): { path: string; record: GameRecord } {
  const folder = join(home, 'undercroft');
  const [name, ...more] = readdirSync(folder);
  if (name === undefined || more.length > 0) throw new Error(`one kept game, please: ${readdirSync(folder)}`);
  return { path: join(folder, name), record: unwrap(readRecord(readFileSync(join(folder, name), 'utf8'))) };
}
