// The same games through boardgame.io's server: its lobby opens the matches, and clients send and receive the messages of its
// own transport.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { contestant, TwoPlayerGame } from './moves.mjs';
import { startServerProcess } from './server-process.mjs';
import { inBatches } from './undercroft-server.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');

const MAIN = fileURLToPath(new URL('boardgame-io-main.mjs', import.meta.url));
export const GAME = 'pocket-sub';

export const startServer = (way) => startServerProcess([MAIN, way]);

export const decisions = () => games('decisions', ({ decisions }) => decisions.map(decide));
export const checked = () => games('checked', ({ decisions }) => decisions.map(decide));
export const documented = () => games('documented', ({ decisions }) => decisions.map(decide));
export const turns = () => games('turns', ({ decisions }) => turnsIn(decisions));

const decide = ({ seat, action }) => ({ seat, type: 'decide', args: [action] });

/** The consecutive decisions of a seat are one move. */
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
  const openTables = async (all) => {
    while (pairs.length < all.length) pairs.push(await Promise.all([connect(server), connect(server)]));
    return inBatches(all, (game, i) => tableFor(server, pairs[i], movesOf(game)));
  };
  return contestant(server, openTables);
}

/** Connects by WebSocket at once; its default of polling first costs the server more. */
const WEBSOCKET_ONLY = { transports: ['websocket'] };

export async function connect({ url }, options = WEBSOCKET_ONLY) {
  const socket = io(`${url}/${GAME}`, { ...options, forceNew: true, reconnection: false });
  await once(socket, 'connect');
  return socket;
}

/** Connects as its own client does by default; resolves when the connection has become a WebSocket. */
export async function connectByPolling(server) {
  const socket = await connect(server, {});
  const { engine } = socket.io;
  if (engine.transport.name !== 'websocket') await once(engine, 'upgrade');
  return socket;
}

/** Opens a match with both players; returns its id and their credentials. */
export async function openMatch({ secondUrl: lobby }) {
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
    // Its lobby closes idle connections after five seconds, perhaps just when one is used again.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** Joins a match; resolves when the state has arrived. */
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
  const game = new TwoPlayerGame(moves, ({ seat, type, args }, _n, { _stateID }) => {
    const payload = { type, args, playerID: String(seat), credentials: match.credentials[seat] };
    pair[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match.matchID, String(seat));
  });
  for (const [seat, socket] of pair.entries())
    socket.removeAllListeners('update').on('update', (_match, message) => game.receive(seat, message));
  return {
    async play() {
      state = await game.play(state);
    },
    winners: () => state.ctx.gameover.winners ?? [],
  };
}
