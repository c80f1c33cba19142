// The same games over boardgame.io's server: its lobby opens the matches, and its clients' messages are sent and heard as its
// own transport does.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { contestant, Duel } from './playing.mjs';
import { startProgram } from './program.mjs';
import { allOf } from './server-undercroft.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');

const MAIN = fileURLToPath(new URL('io-main.mjs', import.meta.url));
export const GAME = 'pocket-sub';

export const startServer = (way) => startProgram([MAIN, way]);

export const decisions = () => games('decisions', ({ decisions }) => decisions.map(decide));
export const checked = () => games('checked', ({ decisions }) => decisions.map(decide));
export const documented = () => games('documented', ({ decisions }) => decisions.map(decide));
export const turns = () => games('turns', ({ decisions }) => turnsIn(decisions));

const decide = ({ seat, action }) => ({ seat, type: 'decide', args: [action] });

/** What a seat decides without a break is one move. */
function turnsIn(decisions) {
  const turns = [];
  for (const { seat, action } of decisions) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.args[0].push(action);
    else turns.push({ seat, type: 'turn', args: [[action]] });
  }
  return turns;
}

async function games(way, movesOf) {
  const server = await startServer(way);
  const pairs = [];
  const sit = async (all) => {
    while (pairs.length < all.length) pairs.push(await Promise.all([connected(server), connected(server)]));
    return allOf(all, (game, i) => tableFor(server, pairs[i], movesOf(game)));
  };
  return contestant(server, sit);
}

/** Straight to a WebSocket: its usual way there, by polling, costs the server more. */
const STRAIGHT = { transports: ['websocket'] };

export async function connected({ url }, how = STRAIGHT) {
  const socket = io(`${url}/${GAME}`, { ...how, forceNew: true, reconnection: false });
  await once(socket, 'connect');
  return socket;
}

/** As its own client connects unless told otherwise; there when it has come to a WebSocket. */
export async function connectedAsUsual(server) {
  const socket = await connected(server, {});
  const { engine } = socket.io;
  if (engine.transport.name !== 'websocket') await once(engine, 'upgrade');
  return socket;
}

/** A match with both players in it: its name, and what each of them has to show. */
export async function openMatch({ other: lobby }) {
  const at = `${lobby}/games/${GAME}`;
  const { matchID } = await post(`${at}/create`, { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1'])
    credentials.push((await post(`${at}/${matchID}/join`, { playerID, playerName: playerID })).playerCredentials);
  return { matchID, credentials };
}

async function post(url, body) {
  const reply = await fetch(url, {
    method: 'POST',
    // Its lobby closes what is kept open after five seconds, perhaps just when it is used again.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** Joins a match; there when the state has come. */
export async function sync(socket, seat, { matchID, credentials }) {
  const synced = once(socket, 'sync');
  socket.emit('sync', matchID, String(seat), credentials[seat], 2);
  const [, { state }] = await synced;
  return state;
}

async function tableFor(server, pair, moves) {
  const match = await openMatch(server);
  let state;
  for (const [seat, socket] of pair.entries()) state = await sync(socket, seat, match);
  const duel = new Duel(moves, ({ seat, type, args }, _n, { _stateID }) => {
    const payload = { type, args, playerID: String(seat), credentials: match.credentials[seat] };
    pair[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match.matchID, String(seat));
  });
  for (const [seat, socket] of pair.entries())
    socket.removeAllListeners('update').on('update', (_match, told) => duel.hear(seat, told));
  return {
    async play() {
      state = await duel.play(state);
    },
    winners: () => state.ctx.gameover.winners ?? [],
  };
}
