// The server without the page, for tests and for those who serve the page elsewhere.
import { runServer } from './run.ts';

const server = await runServer(process.env);
if (server) console.log(`listening ${server.url}`);
else process.exitCode = 1;
