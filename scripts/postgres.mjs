// The Postgres that tests talk to: the server at DATABASE_URL, or a throw-away one of the machine's own programs.
//   const { url, stop } = await start();      an empty database of one's own, gone after stop()
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const PROGRAMS = ['initdb', 'postgres'];
const DEBIAN = '/usr/lib/postgresql';

/** How long a server may take to answer for the first time. */
const PATIENCE = 60_000;

/** The folder with Postgres' programs: PG_BIN, Debian's newest, or where the path knows them. */
function find() {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN ?? [],
    versions.map((version) => path.join(DEBIAN, version, 'bin')),
    (process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
  ];
  return folders.flat().find((folder) => PROGRAMS.every((name) => fs.existsSync(path.join(folder, name))));
}

const isRoot = () => process.getuid?.() === 0;
const canInstall = () => isRoot() && fs.existsSync('/etc/debian_version');

/** Debian's package would make a cluster and leave it running; this says no, for as long as it is being installed. */
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/undercroft.conf';

function install() {
  console.error('Installing Postgres (once), for the tests of what keeps its things there …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
      .status === 0;
  fs.mkdirSync(path.dirname(NO_CLUSTER), { recursive: true });
  fs.writeFileSync(NO_CLUSTER, 'create_main_cluster = false\n');
  try {
    return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
  } finally {
    fs.rmSync(NO_CLUSTER, { force: true });
  }
}

/** Where Postgres' programs are, installed first where they are missing and that is possible. */
export function findPostgres() {
  const found = find() ?? (canInstall() && install() ? find() : undefined);
  if (found) return found;
  throw new Error(
    'Some tests need Postgres, and there is none on this machine: install it (Debian: apt-get install postgresql), ' +
      'name the folder of its programs in the variable PG_BIN, or a server in the variable DATABASE_URL.',
  );
}

/** Sees to it that start() will find what it needs. */
export function preparePostgres() {
  if (!process.env.DATABASE_URL) findPostgres();
}

/** An empty database: { url, stop }. The url's user may do anything in it and make further users and databases. */
export async function start() {
  return process.env.DATABASE_URL ? borrow(process.env.DATABASE_URL) : serve(findPostgres(), ATTEMPTS);
}

/** A free port can be gone when the server wants it. */
const ATTEMPTS = 3;

/** A database of a random name on a server that is there. */
async function borrow(server) {
  const name = `undercroft_test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => ask(server, `drop database if exists ${name} with (force)`) };
}

async function ask(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A server of our own in a folder of its own, on this machine only. */
async function serve(bin, attempts) {
  const who = postgresUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-pg-'));
  const password = randomBytes(12).toString('hex');
  const secret = path.join(folder, 'password');
  fs.writeFileSync(secret, password, { mode: 0o600 });
  for (const file of [folder, secret]) if (isRoot()) fs.chownSync(file, who.uid, who.gid);
  initialise(bin, folder, secret, who);
  const port = await freePort();
  const keeper = keep(bin, folder, port, who);
  const url = `postgres://undercroft:${password}@127.0.0.1:${port}/postgres`;
  const trouble = await answers(url, keeper, folder);
  if (!trouble) return { url, stop: () => leave(keeper) };
  await leave(keeper);
  if (attempts > 1) return serve(bin, attempts - 1);
  throw new Error(trouble);
}

/** Postgres refuses to be root, so root lets somebody else do it. */
function postgresUser() {
  if (!isRoot()) return {};
  const number = (flag, name) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const name = ['postgres', 'nobody'].find((user) => Number.isInteger(number('-u', user)));
  if (!name) throw new Error('Postgres does not run as root, and this machine has no user postgres or nobody.');
  return { uid: number('-u', name), gid: number('-g', name) };
}

function initialise(bin, folder, secret, who) {
  const args = ['-D', path.join(folder, 'data'), '-U', 'undercroft', '-A', 'scram-sha-256', '--pwfile', secret];
  const options = { ...who, cwd: folder, encoding: 'utf8' };
  const { status, stderr, error } = spawnSync(
    path.join(bin, 'initdb'),
    [...args, '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  if (status === 0) return;
  fs.rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Waits for its standard input to end, which it also does when whoever started it is killed: nothing stays behind. What
 * is thrown away need not be put in order first, so the server ends at once; clearing up after it is waited for by nobody.
 */
const KEEPER = `"$@" >log 2>&1 & server=$!
read -r _
kill -QUIT $server; wait $server; (echo gone) 2>/dev/null
cd / && rm -rf "$FOLDER"`;

/** Nothing here need outlive a power cut. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=64MB',
  'listen_addresses=127.0.0.1',
];

function keep(bin, folder, port, who) {
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`, `port=${port}`].flatMap((one) => ['-c', one]);
  const command = [path.join(bin, 'postgres'), '-D', path.join(folder, 'data'), ...settings];
  return spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
    ...who,
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, FOLDER: folder },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

function leave(keeper) {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      keeper.stdout.destroy();
      keeper.unref();
      resolve();
    };
    keeper.stdout.once('data', end);
    keeper.once('exit', end);
    keeper.stdin.end();
  });
}

/** Nothing, once it answers; else what it said. */
async function answers(url, keeper, folder) {
  for (const until = Date.now() + PATIENCE; ; ) {
    const error = await ask(url, 'select 1').catch((reason) => reason);
    if (!error) return undefined;
    const told = read(path.join(folder, 'log'));
    if (keeper.exitCode !== null || Date.now() > until || /FATAL: +could not/.test(told))
      return `Postgres did not start: ${error.message}\n${told}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
