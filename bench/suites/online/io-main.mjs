// boardgame.io's own server as a program, with its in-memory store: started with the name of a way to write its game.
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { GAMES } from './io-games.mjs';

const require = createRequire(import.meta.url);
const { Origins, Server } = require('boardgame.io/server');

const game = GAMES[process.argv[2]];
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// Its lobby has a port of its own: on the same one, the Koa that is installed today does not find it.
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
