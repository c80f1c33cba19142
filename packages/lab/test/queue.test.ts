// Several machines are several processes here, on a real Postgres; killed ones are killed with -9.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Database, start as startPostgres } from '../../../scripts/postgres.mjs';
import { Arguments } from '../src/cli/arguments.ts';
import { readQueue } from '../src/cli/lab-options.ts';
import { withoutPassword } from '../src/simulation/run-request.ts';
import { freshFolder, inside, type Ran, start, undercroft } from './binary.ts';

let server: Database;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server?.stop(), 60_000);

async function sql<Row = Record<string, unknown>>(url: string, text: string, ...values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

let databases = 0;

/** An empty database on the server. */
async function freshQueue(): Promise<string> {
  const name = `queue_${process.pid}_${++databases}`;
  await sql(server.url, `create database ${name}`);
  return at(server.url, { pathname: `/${name}` });
}

function at(url: string, change: { pathname?: string; port?: string; username?: string; password?: string }): string {
  return Object.assign(new URL(url), change).href;
}

/** A process that is left running, with all that it says. */
class Running {
  readonly child: ChildProcess;
  readonly #ended: Promise<Ran>;
  out = '';
  err = '';

  constructor(args: readonly string[]) {
    this.child = start(args);
    this.child.stdout?.on('data', (data) => (this.out += data));
    this.child.stderr?.on('data', (data) => (this.err += data));
    this.#ended = once(this.child, 'close').then(([code]) => ({
      code: code as number | null,
      out: this.out,
      err: this.err,
    }));
    running.add(this);
  }

  end(): Promise<Ran> {
    return this.#ended;
  }

  async kill(signal: NodeJS.Signals): Promise<Ran> {
    this.child.kill(signal);
    return this.end();
  }

  /** Waits until it has said something. */
  says(text: string | RegExp): Promise<void> {
    return vi.waitFor(() => expect(`${this.out}${this.err}`).toMatch(text), WAIT);
  }
}

const WAIT = { timeout: 60_000, interval: 50 };
const running = new Set<Running>();
afterEach(async () => {
  for (const one of running) await one.kill('SIGKILL');
  running.clear();
});

const worker = (url: string, ...args: string[]) => new Running(['worker', '--queue', url, '--workers', '1', ...args]);

const GAMES = 1600;
const PLAN = ['simulate', 'pocket-sub', '--games', String(GAMES), '--seed', 'friday'];
/** Patience is short, so that what the dead had in hand is soon taken up. */
const submit = (url: string, ...args: string[]) => new Running([...PLAN, '--queue', url, '--patience', '2', ...args]);
const submitPatiently = (url: string, ...args: string[]) =>
  new Running([...PLAN, '--queue', url, '--patience', '3000', ...args]);

/** The games of a file, without the head: it says what was typed. */
const gamesIn = (path: string): string => readFileSync(path, 'utf8').split('\n').slice(1).join('\n');

let playedAlone: string | undefined;
/** What one machine makes of the plan. */
function onOneMachine(): string {
  if (playedAlone !== undefined) return playedAlone;
  const path = join(freshFolder(), 'alone.jsonl');
  expect(undercroft([...PLAN, '--out', path]).code).toBe(0);
  playedAlone = gamesIn(path);
  return playedAlone;
}

const activeBatches = async (url: string): Promise<number> =>
  Number(
    (await sql<{ n: string }>(url, "select count(*) as n from undercroft_queue.job where state = 'active'"))[0]?.n,
  );
const kept = async (url: string): Promise<number> =>
  Number((await sql<{ n: string }>(url, 'select count(*) as n from undercroft_lab.results'))[0]?.n);
const isBegun = async (url: string): Promise<void> =>
  vi.waitFor(async () => expect(await kept(url)).toBeGreaterThan(20), WAIT);

test('two workers produce what one machine produces, and leave nothing behind', async () => {
  const url = await freshQueue();
  const out = join(freshFolder(), 'results.jsonl');
  const workers = [worker(url), worker(url)];
  const submitter = await submit(url, '--out', out).end();
  expect(submitter).toMatchObject({ code: 0, err: '' });
  expect(gamesIn(out)).toBe(onOneMachine());
  expect(await kept(url)).toBe(0);
  expect(readFileSync(out, 'utf8')).not.toContain(new URL(url).password);
  const ends = await Promise.all(workers.map((one) => one.kill('SIGTERM')));
  const played = ends.map(({ out: said }) => Number(/Played (\d+) games/.exec(said)?.[1]));
  expect(played.reduce((sum, games) => sum + games, 0)).toBe(GAMES);
  expect(Math.min(...played)).toBeGreaterThan(0);
});

test('workers killed in the middle of a batch lose nothing and duplicate nothing', async () => {
  const url = await freshQueue();
  const out = join(freshFolder(), 'results.jsonl');
  const submitter = submit(url, '--out', out);
  let left = 0;
  for (let deaths = 0; deaths < 3; deaths++) {
    const doomed = worker(url);
    const before = await vi.waitFor(() => kept(url), WAIT);
    await vi.waitFor(async () => expect(await kept(url)).toBeGreaterThan(before), WAIT);
    await doomed.kill('SIGKILL');
    left = Math.max(left, await activeBatches(url));
  }
  // Somebody did die with a batch in hand, and the run was far from over.
  expect(left).toBeGreaterThan(0);
  expect(await kept(url)).toBeLessThan(GAMES);
  worker(url);
  expect(await submitter.end()).toMatchObject({ code: 0 });
  expect(gamesIn(out)).toBe(onOneMachine());
});

test('a worker that is stopped releases its batch at once', async () => {
  const url = await freshQueue();
  const out = join(freshFolder(), 'results.jsonl');
  const submitter = submitPatiently(url, '--out', out);
  const first = worker(url);
  await isBegun(url);
  const stopped = await first.kill('SIGTERM');
  expect(stopped.code).toBe(0);
  expect(stopped.out).toContain('what is left goes back to the queue');
  expect(await activeBatches(url)).toBe(0);
  expect(await kept(url)).toBeLessThan(GAMES);
  worker(url);
  expect(await submitter.end()).toMatchObject({ code: 0 });
  expect(gamesIn(out)).toBe(onOneMachine());
});

test('an interrupted submitter finds its games again with the same command', async () => {
  const url = await freshQueue();
  const submitter = submit(url);
  const first = worker(url);
  await isBegun(url);
  const broken = await submitter.kill('SIGINT');
  expect(broken.code).toBe(130);
  expect(broken.err).toMatch(/Broken off after [\d,]+ of 1,600 games\. The workers go on with them\.\n.*--seed friday/);
  await vi.waitFor(async () => expect(await kept(url)).toBe(GAMES), WAIT);
  await first.kill('SIGTERM');
  // Nobody is left to play: all comes from what is kept.
  const out = join(freshFolder(), 'results.jsonl');
  expect(await submit(url, '--out', out).end()).toMatchObject({ code: 0 });
  expect(gamesIn(out)).toBe(onOneMachine());
});

test('a killed submitter resumes its file, and only missing games are played', async () => {
  const url = await freshQueue();
  const out = join(freshFolder(), 'results.jsonl');
  const submitter = submit(url, '--out', out);
  const first = worker(url);
  await vi.waitFor(() => expect(gamesIn(out).split('\n').length).toBeGreaterThan(50), WAIT);
  await first.kill('SIGKILL');
  await submitter.kill('SIGKILL');
  expect(await kept(url)).toBeLessThan(GAMES);
  worker(url);
  const resumed = new Running(['simulate', '--resume', '--out', out, '--queue', url, '--patience', '2']);
  expect(await resumed.end()).toMatchObject({ code: 0 });
  expect(gamesIn(out)).toBe(onOneMachine());
});

test('a server that drops all connections does not end the run', async () => {
  const url = await freshQueue();
  const out = join(freshFolder(), 'results.jsonl');
  const submitter = submit(url, '--out', out);
  worker(url);
  for (let i = 0; i < 3; i++) {
    const before = await vi.waitFor(() => kept(url), WAIT);
    await vi.waitFor(async () => expect(await kept(url)).toBeGreaterThan(before), WAIT);
    await sql(
      server.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'undercroft'",
    );
  }
  expect(await submitter.end()).toMatchObject({ code: 0 });
  expect(gamesIn(out)).toBe(onOneMachine());
});

test('a batch that takes longer than the patience stays with the worker that plays it', async () => {
  const url = await freshQueue();
  worker(url);
  const slow = ['simulate', 'pocket-sub', '--games', '1', '--bots', 'plain:200ms', '--seed', '1'];
  const submitter = new Running([...slow, '--queue', url, '--patience', '2']);
  expect(await submitter.end()).toMatchObject({ code: 0 });
  const jobs = 'select retry_count as returns, completed_on - created_on > expire_in as long from undercroft_queue.job';
  expect(await sql(url, jobs)).toEqual([{ returns: 0, long: true }]);
});

test('a worker ends after being idle for long enough', async () => {
  const url = await freshQueue();
  const { code, out } = await worker(url, '--idle', '1').end();
  expect({ code, played: out.includes('Played 0 games') }).toEqual({ code: 0, played: true });
  expect(await sql(url, 'select from undercroft_lab.workers')).toEqual([]);
});

test('a submitter without workers is told how to start one', async () => {
  const url = await freshQueue();
  await submit(url).says(
    'No worker is there yet. On any machine with this database: undercroft worker --queue ADDRESS',
  );
});

test('different builds do not mix, and both sides report it', async () => {
  const url = await freshQueue();
  await worker(url, '--idle', '1').end();
  const build = ['0.0.9', 'other'];
  await sql(
    url,
    "insert into undercroft_lab.workers values ('elsewhere', $1, $2, now() + interval '1 hour')",
    ...build,
  );
  await submit(url).says(
    /1 worker is there, but of Undercroft 0\.0\.9, build other; this is Undercroft .* they leave this run alone\./,
  );

  await sql(
    url,
    "insert into undercroft_lab.runs (id, version, code, plan, games) values ('abc', $1, $2, '{}', 5)",
    ...build,
  );
  await worker(url).says(
    /Run abc is of Undercroft 0\.0\.9, build other; this is .* it is left to workers of its build\./,
  );
  expect(await sql(url, "select from undercroft_lab.results where run = 'abc'")).toEqual([]);
});

test('a plan that was changed in the database is not played', async () => {
  const url = await freshQueue();
  const submitter = submit(url);
  await vi.waitFor(async () => expect(await sql(url, 'select from undercroft_lab.runs')).toHaveLength(1), WAIT);
  await sql(url, "update undercroft_lab.runs set plan = replace(plan, 'friday', 'sunday')");
  worker(url);
  const { code, err } = await submitter.end();
  expect(code).toBe(2);
  expect(err).toContain('its plan in the database is not the one that was put there');
});

test('a game with a different earlier result stops the run', async () => {
  const url = await freshQueue();
  const submitter = submitPatiently(url);
  await vi.waitFor(async () => expect(await sql(url, 'select from undercroft_lab.runs')).toHaveLength(1), WAIT);
  // Game 3 turns up after its batch was looked through: only the insert can meet it.
  await sql(
    url,
    `create function spoil() returns trigger language plpgsql as $$ begin
       if new.game = 3 then new.result = replace(new.result, '"rounds":', '"rounds":1'); end if; return new; end $$;
     create trigger spoil before insert on undercroft_lab.results for each row execute function spoil()`,
  );
  worker(url);
  const { code, err } = await submitter.end();
  expect(code).toBe(2);
  expect(err).toContain('game 3 came out differently on two workers');
});

test('database errors are sentences without passwords', async () => {
  const url = await freshQueue();
  const { password, port } = new URL(url);
  const free = at(url, { port: '1' });
  await sql(server.url, "create role guest login password 'guest-secret'");
  const guest = at(url, { username: 'guest', password: 'guest-secret' });
  const name = new URL(url).pathname.slice(1);
  const foreign = await freshQueue();
  await sql(foreign, 'create schema undercroft_lab create table things (n int)');
  const foreignQueue = await freshQueue();
  await sql(foreignQueue, 'create schema undercroft_queue create table things (n int)');
  const newer = await freshQueue();
  await sql(newer, 'create schema undercroft_lab create table format (format int)');
  await sql(newer, 'insert into undercroft_lab.format values (99)');
  const cases: [string, string][] = [
    ['mysql://host/db', '--queue takes the address of a Postgres'],
    ['lab', '--queue takes the address of a Postgres'],
    [free, `There is no Postgres at 127.0.0.1:1/${name} (ECONNREFUSED).`],
    [
      at(url, { password: 'wrong-secret' }),
      `Postgres at 127.0.0.1:${port}/${name} does not take this password for undercroft.`,
    ],
    [at(url, { pathname: '/nowhere' }), `There is no such database: 127.0.0.1:${port}/nowhere.`],
    [guest, `grant create on database ${name} to guest`],
    [foreign, 'The schema "undercroft_lab" at'],
    [foreignQueue, 'The schema "undercroft_queue" at'],
    [newer, 'was made by another Undercroft (format 99, this one has 1)'],
  ];
  for (const [address, sentence] of cases)
    for (const command of [
      [...PLAN, '--queue', address],
      ['worker', '--queue', address],
    ]) {
      const { code, out, err } = await inside(command);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(sentence);
      expect(err).not.toMatch(new RegExp(`${password}|secret`));
    }
});

test.each([
  [['--queue', 'postgres://x/y', '--records', 'games'], '--records and --queue do not go together'],
  [['--queue', 'postgres://x/y', '--workers', '3'], '--workers and --queue do not go together'],
  [['--queue', 'postgres://x/y', '--patience', '0'], '--patience takes a whole number, 1 or more, not “0”.'],
  [['--patience', '5'], '--patience goes with --queue.'],
])('%j is refused', async (args, message) => {
  const { code, err } = await inside([...PLAN, ...args]);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test.each([
  ['postgres://lab:secret@host/db', 'postgres://lab@host/db'],
  ['postgresql://host/db?user=lab&password=secret', 'postgresql://host/db?user=lab'],
  ['--queue=postgres://lab:secret@host/db', '--queue=postgres://lab@host/db'],
  ['postgres://lab:sec/ret@host/db', 'postgres:…'],
])('the password of %s is not kept', (typed, written) => {
  expect(withoutPassword(typed)).toBe(written);
});

test('programs of one machine are not sent to others', () => {
  const args = new Arguments([], new Map([['queue', ['postgres://x/y']]]));
  const setting = { name: '', options: {}, bots: ['wanderer', 'run:python3 bot.py'], rotate: false };
  const plan = { game: 'pocket-sub', rules: 1, settings: [setting], seed: '1', games: 1, timeLimit: 1 };
  expect(readQueue(args, plan)).toMatchObject({
    ok: false,
    error: expect.stringContaining('play on this machine only'),
  });
});

test.each([
  [['worker'], 'Which queue?'],
  [['worker', '--queue', 'postgres://x/y', 'pocket-sub'], 'worker takes no words'],
  [['worker', '--queue', 'postgres://x/y', '--idle', 'long'], '--idle takes a whole number'],
])('%j is refused', async (args, message) => {
  expect((await inside(args)).err).toContain(message);
});
