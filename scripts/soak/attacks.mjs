// One well-behaved player beside one hostile address: how long the player waits for a move while each attack goes on, what the
// server's memory does, and how soon the attacker's connections are gone. Part of `npm run soak -- online`; by itself:
//   node scripts/soak/attacks.mjs [ATTACK …]
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@undercroft/catalog';
import { replay, unwrap } from '@undercroft/engine';
import { Client } from '@undercroft/protocol';
import { WebSocket } from 'ws';

const CALM_SECONDS = 6;
const ATTACK_SECONDS = 8;
/** The player moves at this pace, faster than any person. */
const PACE_MS = 40;
/** The limits of the issue: p99 in milliseconds, against the calm value, and seconds until the connections are gone. */
const MOST_MS = 250;
const MOST_RATIO = 10;
const MOST_SECONDS_LEFT = 10;

export const ATTACKS = [
  'junk',
  'pings',
  'fragments',
  'requests',
  'pipelining',
  'metrics',
  'upgrades',
  'silent',
  'chunked',
  'keys',
  'imports',
  'bots',
  'chat',
];

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const ATTACKER = fileURLToPath(new URL('attacker.mjs', import.meta.url));

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function startServer(folder) {
  const child = spawn(process.execPath, ['--max-old-space-size=256', MAIN], {
    // A friend's server with a small heap: it must live through all of it with the usual limits.
    env: { ...process.env, UNDERCROFT_FILE: join(folder, 'tables.db'), DATABASE_URL: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /listening (\S+)/.exec(String(data));
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, url, isGone: () => child.exitCode !== null };
}

/** A client program, from the usual address of this machine. */
function clientOf(url) {
  return new Client({
    base: url,
    jar: { cookie: undefined },
    fetch: (address, request) => fetch(address, request),
    connect(address, headers, { onOpen, onMessage, onClose }) {
      const socket = new WebSocket(address, { headers, perMessageDeflate: false });
      socket
        .on('open', onOpen)
        .on('close', onClose)
        .on('error', () => undefined);
      socket.on('message', (data) => onMessage(String(data)));
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    delay: (milliseconds, work) => void setTimeout(work, milliseconds),
    random: Math.random,
  });
}

function expectOk(done) {
  if (!done.ok) throw new Error(`the player was refused: ${JSON.stringify(done.error)}`);
  return done.value;
}

/** Plays game after game for both seats. `waits`: how long each acknowledgement took. */
class Player {
  #client;
  #table;
  #id = '';
  waits = [];
  isStopped = false;

  constructor(url) {
    this.#client = clientOf(url);
  }

  async start() {
    expectOk(await this.#client.signIn('Anna'));
    await this.#open();
    this.ended = this.#play();
  }

  async stop() {
    this.isStopped = true;
    await this.ended;
    this.#client.close();
  }

  async #open() {
    if (this.#id !== '') this.#client.live.unfollow(this.#id);
    const seats = [{ for: 'me' }, { for: 'me' }];
    this.#id = expectOk(await this.#client.openTable({ game: 'pocket-sub', seats })).id;
    const { game, rules, options, began } = expectOk(await this.#client.table(this.#id));
    const { entries } = expectOk(await this.#client.entries(this.#id, 0));
    this.#table = unwrap(replay(findGame, { format: 1, game, rules, options, seats: began, entries }));
    this.#client.live.follow(this.#id, this.#table.length, { onEntries: () => undefined });
    while (!this.#client.live.isOpen) await wait(5);
  }

  async #play() {
    while (!this.isStopped) {
      const status = this.#table.status();
      if (status.type !== 'seat') await this.#open();
      else await this.#move(status.seat);
      await wait(PACE_MS);
    }
  }

  async #move(seat) {
    const legal = this.#table.legal();
    const action = legal[this.#table.length % legal.length];
    const start = performance.now();
    expectOk(await this.#client.live.act(this.#id, { seat, seq: this.#table.length, action }));
    this.waits.push(performance.now() - start);
    unwrap(this.#table.propose(seat, action));
  }
}

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Figures of the server, asked from an address of its own. */
async function metrics(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    megabytes: of('process_resident_memory_bytes') / 1024 / 1024,
    sockets: of('undercroft_sockets') + of('undercroft_connections'),
  };
}

/** Seconds until there are no more connections than before, or nothing if that takes too long. */
async function secondsUntilGone(url, before) {
  const start = performance.now();
  for (;;) {
    const seconds = (performance.now() - start) / 1000;
    if ((await metrics(url)).sockets <= before + 1) return seconds;
    if (seconds > 3 * MOST_SECONDS_LEFT) return undefined;
    await wait(100);
  }
}

async function measure(attack) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-attack-'));
  const server = await startServer(folder);
  const player = new Player(server.url);
  try {
    await player.start();
    await wait(2000);
    player.waits = [];
    await wait(CALM_SECONDS * 1000);
    const calm = percentile(player.waits, 0.99);
    const before = await metrics(server.url);
    player.waits = [];
    const attacker = fork(ATTACKER, [attack, server.url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    await wait(ATTACK_SECONDS * 1000);
    // It sends nothing more, and keeps everything open.
    attacker.send('stop');
    const gone = await secondsUntilGone(server.url, before.sockets);
    const after = await metrics(server.url);
    attacker.kill('SIGKILL');
    await once(attacker, 'exit');
    return { attack, calm, p99: percentile(player.waits, 0.99), moves: player.waits.length, gone, before, after };
  } finally {
    await player.stop().catch((error) => console.error(`${attack}: ${error.message}`));
    if (!server.isGone()) server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const cells = (values) => `| ${values.join(' | ')} |`;

function lineOf({ attack, calm, p99, moves, gone, before, after }) {
  const ratio = p99 / calm;
  const isWell = p99 < MOST_MS && ratio <= MOST_RATIO && gone !== undefined && gone <= MOST_SECONDS_LEFT;
  return {
    isWell,
    text: cells([
      attack,
      `${calm.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      ratio.toFixed(1),
      moves,
      `${before.megabytes.toFixed(0)} → ${after.megabytes.toFixed(0)} MB`,
      gone === undefined ? 'no' : `${gone.toFixed(1)} s`,
      isWell ? 'yes' : 'NO',
    ]),
  };
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !ATTACKS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}. Attacks: ${ATTACKS.join(', ')}.`);
  process.exit(2);
}
console.log(`One player from 127.0.0.1, each attack from 127.0.0.2 for ${ATTACK_SECONDS} s; ${cpus().length} cores.\n`);
console.log(cells(['attack', 'calm p99', 'p99', 'ratio', 'moves', 'memory', 'gone after', 'within limits']));
console.log(cells(Array(8).fill('---')));
let isWell = true;
for (const attack of chosen.length > 0 ? chosen : ATTACKS) {
  const line = lineOf(await measure(attack));
  isWell &&= line.isWell;
  console.log(line.text);
}
process.exitCode = isWell ? 0 : 1;
