// Turns an HTTP request into a live connection, or says why not.
import { ok, type Result } from '@undercroft/engine';
import type { Problem } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import type { Authenticator } from '../http/auth.ts';
import { rawProblemResponse } from '../http/problem-response.ts';
import type { Log } from '../log.ts';
import { problemOf, reject } from '../problem.ts';
import type { Hub, Upgrade } from './hub.ts';

interface Dependencies {
  readonly auth: Authenticator;
  readonly hub: Hub;
  readonly limits: Limits;
  readonly log: Log;
}

export async function handleUpgrade(upgrade: Upgrade, dependencies: Dependencies): Promise<void> {
  const { stream } = upgrade;
  stream.on('error', () => stream.destroy());
  try {
    const accepted = await accept(upgrade, dependencies);
    if (!accepted.ok) stream.end(rawProblemResponse(accepted.error));
  } catch (error) {
    const problem = problemOf(error);
    if (problem.kind === 'broken') dependencies.log.error({ error: String(error) }, 'a live connection failed');
    stream.end(rawProblemResponse(problem));
  }
}

async function accept(upgrade: Upgrade, { auth, hub, limits }: Dependencies): Promise<Result<void, Problem>> {
  if (upgrade.request.url !== '/api/live') return reject('unknown-address');
  const peer = await auth.authenticateLive(upgrade.request);
  if (!peer.ok) return peer;
  // Only now: many others may have been accepted while this one waited for the database.
  if (!hub.hasRoom(peer.value.address)) return reject('too-many', { after: limits.silentFor / 1000 });
  return ok(upgrade.stream.destroyed ? undefined : hub.accept(upgrade, peer.value));
}
