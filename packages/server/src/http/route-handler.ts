// Runs a route: who asks, what they sent, what they get.
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

export function registerRoute(app: FastifyInstance, route: Route, dependencies: AppDependencies): void {
  const { config, auth, pending, registry, guests, push } = dependencies;
  app.route({
    method: route.method,
    url: route.path,
    ...(route.allowsLargeBody ? { bodyLimit: config.limits.record } : {}),
    // Before anything of the body is read.
    onRequest: async (request, reply) => {
      const problem = pending.checkRoom(addressOf(request)) ?? (await auth.authenticate(request, route));
      return problem && sendProblem(reply, problem);
    },
    handler: async (request, reply) => {
      const body = parseBody(route, request.body);
      if (!body.ok) return sendProblem(reply, body.error);
      const handled = await route.handle({
        registry,
        guests,
        push,
        guest: auth.guestOf(request),
        body: body.value,
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
      });
      return handled.ok
        ? sendResponse(handled.value, { route, request, reply, dependencies })
        : sendProblem(reply, handled.error);
    },
  });
}

function parseBody(route: Route, body: unknown): Result<never, Problem> {
  if (!route.body) return ok(undefined as never);
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
  { route, request, reply, dependencies: { auth, pending, rateLimiter } }: Exchange,
) {
  const sentCookie = cookie ?? (renewsCookie ? parseCookie(request.headers.cookie) : undefined);
  if (sentCookie !== undefined)
    reply.header('Set-Cookie', serializeCookie(sentCookie, { isSecure: request.protocol === 'https' }));
  reply.header('Cache-Control', 'no-store').status(status);
  if (text?.file) reply.header('Content-Disposition', `attachment; filename="${text.file}"`);
  if (body === undefined && !text) return reply.send();
  const content = text?.content ?? JSON.stringify(body);
  const address = addressOf(request);
  rateLimiter.chargeBytes({ guest: auth.guestOf(request), address }, content.length);
  // Only reading can be put off: a client that changed something must get its response.
  const isFull = route.method === 'GET' ? pending.checkRoom(address, content.length) : undefined;
  if (isFull) return sendProblem(reply, isFull);
  return reply.type(text?.type ?? 'application/json; charset=utf-8').send(content);
}
