// Runs boardgame.io's own server with its in-memory store. The argument names one of the ways to write the game.
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { GAMES } from './boardgame-io-games.mjs';

const require = createRequire(import.meta.url);
const { Origins, Server } = require('boardgame.io/server');

const game = GAMES[process.argv[2]];
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// Its lobby has a port of its own: on a shared one it cannot be reached with the installed version of Koa.
const lobby = await freePort();
const { appServer } = await server.run({ port: await freePort(), lobbyConfig: { apiPort: lobby } });
console.log(`listening http://127.0.0.1:${appServer.address().port} http://127.0.0.1:${lobby}`);
process.once('SIGTERM', () => process.exit(0));

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
