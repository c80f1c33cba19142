// The server with the built page as a program of its own, which tests start and kill. Settings are in the environment (docs/online.md).
import { runServer } from '@undercroft/server';

const server = await runServer(process.env, { pages: new URL('../../dist', import.meta.url).pathname });
if (server) console.log(`listening ${server.url}`);
else process.exitCode = 1;
