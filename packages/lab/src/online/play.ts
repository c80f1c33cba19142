// Play at a table online, or watch it, until it is over or somebody leaves.
import { ok, type Result } from '@undercroft/engine';
import { Terminal } from '../play/terminal.ts';
import type { Connection } from './connection.ts';
import { type FollowOptions, TableFollower } from './follower.ts';
import { OnlineSession } from './session.ts';

const KEEP_ALIVE_MS = 60_000;

export async function playOnline(
  connection: Connection,
  id: string,
  options: FollowOptions,
): Promise<Result<void, string>> {
  const terminal = new Terminal(connection.io);
  // While the server is away nothing else may keep the process from ending.
  const keepAlive = setInterval(() => undefined, KEEP_ALIVE_MS);
  try {
    const session = await OnlineSession.load(connection, id, terminal);
    if (!session.ok) return session;
    const following = new TableFollower(connection, session.value, options).run();
    return await Promise.race([following, terminal.interrupted.then(() => ok(undefined))]);
  } finally {
    clearInterval(keepAlive);
    connection.client.live.onConnectionChange = undefined;
    connection.client.close();
    terminal.close();
  }
}
