// Runs a route: who asks, what they sent, what they get.
import type { Readable } from 'node:stream';
import { ok, type Result } from '@undercroft/engine';
import { bodySchemas, type Problem } from '@undercroft/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { issueOf, reject } from '../problem.ts';
import { addressOf } from './auth.ts';
import { parseCookie, serializeCookie } from './cookie.ts';
import type { AppDependencies } from './dependencies.ts';
import { sendProblem } from './problem-response.ts';
import type { Route, RouteResponse } from './routes/route.ts';

/** What the parser of bodies must know of a route. */
export interface RouteConfig {
  /** The body is handed over as text. */
  readonly isText?: boolean;
}

export function registerRoute(app: FastifyInstance, route: Route, dependencies: AppDependencies): void {
  const { config, auth, pending, uploads } = dependencies;
  const bodyLimit = route.isLarge ? config.limits.record : config.limits.body;
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit,
    config: { isText: route.isLarge === true } satisfies RouteConfig,
    // Before anything of the body is read.
    onRequest: async (request, reply) => {
      const address = addressOf(request);
      const problem =
        pending.checkRoom(address) ??
        (await auth.authenticate(request, route)) ??
        (hasBody(request) ? uploads.checkUpload(request, address, bodyLimit) : undefined);
      return problem && sendProblem(reply, problem);
    },
    preParsing: (request, { raw }, payload, done) => {
      const peer = { guest: auth.guestOf(request), address: addressOf(request) };
      if (hasBody(request)) uploads.meter(payload as Readable, peer, { request, raw }, bodyLimit);
      done(null, payload);
    },
    handler: (request, reply) => handle(route, dependencies, request, reply),
  });
}

/** Only these headers announce one. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

async function handle(route: Route, dependencies: AppDependencies, request: FastifyRequest, reply: FastifyReply) {
  const { auth, registry, guests, push, budget, imports } = dependencies;
  const body = parseBody(route, request.body);
  if (!body.ok) return sendProblem(reply, body.error);
  const handled = await route.handle({
    registry,
    guests,
    push,
    budget,
    imports,
    guest: auth.guestOf(request),
    body: body.value,
    text: route.isLarge ? String(request.body ?? '') : '',
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
  });
  return handled.ok
    ? sendResponse(handled.value, { route, request, reply, dependencies })
    : sendProblem(reply, handled.error);
}

function parseBody(route: Route, body: unknown): Result<never, Problem> {
  // A large one is parsed where it is read.
  if (!route.body || route.isLarge) return ok(undefined as never);
  const parsed = v.safeParse(bodySchemas[route.body], body ?? {});
  return parsed.success ? ok(parsed.output as never) : reject('malformed', { detail: issueOf(parsed.issues[0]) });
}

interface Exchange {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly dependencies: AppDependencies;
}

function sendResponse(
  { status = 200, body, text, cookie, renewsCookie }: RouteResponse,
  { route, request, reply, dependencies: { auth, pending, budget } }: Exchange,
) {
  const sentCookie = cookie ?? (renewsCookie ? parseCookie(request.headers.cookie) : undefined);
  if (sentCookie !== undefined)
    reply.header('Set-Cookie', serializeCookie(sentCookie, { isSecure: request.protocol === 'https' }));
  reply.header('Cache-Control', 'no-store').status(status);
  if (text?.file) reply.header('Content-Disposition', `attachment; filename="${text.file}"`);
  if (body === undefined && !text) return reply.send();
  const content = text?.content ?? JSON.stringify(body);
  const address = addressOf(request);
  budget.chargeBytes({ guest: auth.guestOf(request), address }, content.length);
  // Only reading can be put off: a client that changed something must get its response.
  const isFull = route.method === 'GET' ? pending.checkRoom(address, content.length) : undefined;
  if (isFull) return sendProblem(reply, isFull);
  return reply.type(text?.type ?? 'application/json; charset=utf-8').send(content);
}
