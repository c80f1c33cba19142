// Postgres for the tests: a database on the server at DATABASE_URL, or a throw-away server from the installed programs.
//   const { url, stop } = await start();      an empty database, which stop() removes
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const PROGRAMS = ['initdb', 'postgres'];
const DEBIAN = '/usr/lib/postgresql';

/** How long a server may take to accept connections, in milliseconds. */
const START_TIMEOUT = 60_000;

/** The folder of Postgres' programs: PG_BIN, Debian's newest version, or a folder of the PATH. */
function findInstalled() {
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

/** Present during the installation only: it keeps Debian's package from creating and starting a cluster. */
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/undercroft.conf';

function install() {
  console.error('Installing Postgres (once), for the tests that need it …');
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

/** The folder of Postgres' programs, which are installed first if they are missing and can be. */
export function findPostgres() {
  const found = findInstalled() ?? (canInstall() && install() ? findInstalled() : undefined);
  if (found) return found;
  throw new Error(
    'Some tests need Postgres, which was not found. Install it (Debian: apt-get install postgresql), ' +
      'set the variable PG_BIN to the folder of its programs, or DATABASE_URL to a running server.',
  );
}

/** Makes sure that start() finds what it needs. */
export function preparePostgres() {
  if (!process.env.DATABASE_URL) findPostgres();
}

/** Returns an empty database: { url, stop }. Its user may also create users and databases. */
export async function start() {
  return process.env.DATABASE_URL ? createDatabase(process.env.DATABASE_URL) : startServer(findPostgres(), ATTEMPTS);
}

/** Somebody else may take the free port before the server does. */
const ATTEMPTS = 3;

/** A database with a random name on a running server. */
async function createDatabase(server) {
  const name = `undercroft_test_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => query(server, `drop database if exists ${name} with (force)`) };
}

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A server in a temporary folder, reachable from this machine only. */
async function startServer(bin, attempts) {
  const user = postgresUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-pg-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const file of [folder, passwordFile]) if (isRoot()) fs.chownSync(file, user.uid, user.gid);
  initialise(bin, folder, passwordFile, user);
  const port = await freePort();
  const supervisor = supervise(bin, folder, port, user);
  const url = `postgres://undercroft:${password}@127.0.0.1:${port}/postgres`;
  const error = await startupError(url, supervisor, folder);
  if (!error) return { url, stop: () => stopServer(supervisor) };
  await stopServer(supervisor);
  if (attempts > 1) return startServer(bin, attempts - 1);
  throw new Error(error);
}

/** Postgres refuses to run as root, so root starts it as another user. */
function postgresUser() {
  if (!isRoot()) return {};
  const number = (flag, name) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const name = ['postgres', 'nobody'].find((candidate) => Number.isInteger(number('-u', candidate)));
  if (!name) throw new Error('Postgres does not run as root, and this machine has neither a user postgres nor nobody.');
  return { uid: number('-u', name), gid: number('-g', name) };
}

function initialise(bin, folder, passwordFile, user) {
  const args = ['-D', path.join(folder, 'data'), '-U', 'undercroft', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const options = { ...user, cwd: folder, encoding: 'utf8' };
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
 * Stops the server and removes its folder when its standard input ends, which also happens when the process that started it
 * is killed. The data is thrown away, so the server is stopped at once, and nobody waits for the folder to be removed.
 */
const SUPERVISOR = `"$@" >log 2>&1 & server=$!
read -r _
kill -QUIT $server; wait $server; (echo gone) 2>/dev/null
cd / && rm -rf "$FOLDER"`;

/** Nothing here has to survive a power cut. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=64MB',
  'listen_addresses=127.0.0.1',
];

function supervise(bin, folder, port, user) {
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`, `port=${port}`].flatMap((one) => ['-c', one]);
  const command = [path.join(bin, 'postgres'), '-D', path.join(folder, 'data'), ...settings];
  return spawn('/bin/sh', ['-c', SUPERVISOR, 'supervisor', ...command], {
    ...user,
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, FOLDER: folder },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

function stopServer(supervisor) {
  if (supervisor.exitCode !== null || supervisor.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      supervisor.stdout.destroy();
      supervisor.unref();
      resolve();
    };
    supervisor.stdout.once('data', end);
    supervisor.once('exit', end);
    supervisor.stdin.end();
  });
}

/** Waits until the server accepts connections; returns its log if it does not. */
async function startupError(url, supervisor, folder) {
  for (const until = Date.now() + START_TIMEOUT; ; ) {
    const error = await query(url, 'select 1').catch((reason) => reason);
    if (!error) return undefined;
    const log = readIfExists(path.join(folder, 'log'));
    if (supervisor.exitCode !== null || Date.now() > until || /FATAL: +could not/.test(log))
      return `Postgres did not start: ${error.message}\n${log}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const readIfExists = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
