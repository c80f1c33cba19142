// Turns an HTTP request into a live connection, or says why not.
import { ok, type Result } from '@undercroft/engine';
import type { Problem } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import type { Authenticator } from '../http/auth.ts';
import { answerAndDestroy } from '../http/closing-answer.ts';
import type { Gate } from '../http/gate.ts';
import { rawProblemResponse } from '../http/problem-response.ts';
import type { Log } from '../log.ts';
import { problemOf, reject } from '../problem.ts';
import type { Hub, Upgrade } from './hub.ts';

interface Dependencies {
  readonly auth: Authenticator;
  readonly gate: Gate;
  readonly hub: Hub;
  readonly limits: Limits;
  readonly log: Log;
}

/** Whoever is refused is cut off, even if they keep their side open. */
export async function handleUpgrade(upgrade: Upgrade, dependencies: Dependencies): Promise<void> {
  const { request, stream } = upgrade;
  stream.on('error', () => stream.destroy());
  const refuse = (problem: Problem): void => answerAndDestroy(stream, rawProblemResponse(problem));
  try {
    const tooMany = dependencies.gate.checkUpgrade(request);
    if (tooMany) return refuse(tooMany);
    const accepted = await accept(upgrade, dependencies);
    if (!accepted.ok) refuse(accepted.error);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.kind === 'broken') dependencies.log.error({ error: String(error) }, 'a live connection failed');
    refuse(problem);
  }
}

async function accept(upgrade: Upgrade, { auth, gate, hub, limits }: Dependencies): Promise<Result<void, Problem>> {
  const { request, stream } = upgrade;
  const peer = await auth.authenticateLive(request);
  if (!peer.ok) return peer;
  if (request.url !== '/api/live') return reject('unknown-address');
  // Only now: many others may have been accepted while this one waited for the database.
  if (!hub.hasRoom(peer.value)) return reject('too-many', { after: limits.silentFor / 1000 });
  if (stream.destroyed) return ok(undefined);
  hub.accept(upgrade, peer.value);
  return ok(gate.release(request.socket));
}
