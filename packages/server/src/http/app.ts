// HTTP: reads requests, asks whoever knows, tells what came of it.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type Problem, shapes } from '@undercroft/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Toll } from '../live/toll.ts';
import type { People } from '../people/people.ts';
import type { House } from '../tables/house.ts';
import { Denied, deny, issueOf, problemOf } from '../tables/problem.ts';
import { cookieText, readCookie } from './cookie.ts';
import type { Door } from './door.ts';
import { openapi } from './openapi.ts';
import type { Pages } from './pages.ts';
import { ROUTES, type Route } from './routes.ts';

export interface Parts {
  readonly config: Config;
  readonly house: House;
  readonly people: People;
  readonly toll: Toll;
  readonly door: Door;
  readonly pages?: Pages;
  readonly metrics: () => Promise<string>;
  /** Told of every answer. */
  readonly answered: (status: number) => void;
  readonly logger: boolean | object;
  /** Whether the store answers. */
  readonly isWell: () => Promise<boolean>;
}

export function createApp(parts: Parts): FastifyInstance {
  const { limits } = parts.config;
  const app = Fastify({
    logger: parts.logger,
    bodyLimit: limits.body,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    trustProxy: (_address: string, hop: number) => hop < parts.config.proxies,
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: false },
    // Requests under way are answered; connections nobody uses are closed.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => refuse(reply, problemOfHttp(error)),
    clientErrorHandler: (error, socket) => refuseSocket(error, socket as Socket),
  });
  app.server.maxConnections = limits.sockets;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(text as string));
    } catch {
      done(new Denied({ kind: 'malformed' }), undefined);
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOfHttp(error);
    if (problem.kind === 'broken') request.log.error({ error: String(error), url: request.url }, 'a request failed');
    else if (problem.kind === 'unavailable' && !(error instanceof Denied))
      request.log.warn({ error: String(error) }, 'the database does not answer');
    return refuse(reply, problem);
  });
  app.setNotFoundHandler((request, reply) => unknown(parts, request, reply));
  app.addHook('onSend', async (request, reply, content) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'no-referrer');
    // What was made for this one alone; the page is there once for all.
    if (typeof content === 'string') parts.door.seeOff(request, reply, Buffer.byteLength(content));
  });
  app.addHook('onResponse', async (request, reply) => {
    parts.answered(reply.statusCode);
    // The route and not the address: that may name a table, and who has the name of a table may look on.
    const { method, routeOptions } = request;
    const took = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, took }, 'answered');
  });
  for (const route of ROUTES) register(app, route, parts);
  app.get('/api', async () => openapi());
  app.get('/healthz', async (_request, reply) => {
    const isWell = await parts.isWell();
    return reply.status(isWell ? 200 : 503).send({ isWell });
  });
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(await parts.metrics()));
  return app;
}

function register(app: FastifyInstance, route: Route, parts: Parts): void {
  const { config, door, house, people, toll } = parts;
  app.route({
    method: route.method,
    url: route.path,
    ...(route.large ? { bodyLimit: config.limits.record } : {}),
    // Before anything of the body is read.
    onRequest: (request) => door.admit(request, route),
    handler: async (request, reply) => {
      const me = door.whoIs(request);
      const { status, body, text, cookie, isAgain } = await route.answer({
        house,
        people,
        me,
        body: readBody(route, request.body),
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
      });
      const shown = cookie ?? (isAgain ? readCookie(request.headers.cookie) : undefined);
      if (shown !== undefined) reply.header('Set-Cookie', cookieText(shown, request.protocol === 'https'));
      reply.header('Cache-Control', 'no-store').status(status ?? 200);
      if (text?.file) reply.header('Content-Disposition', `attachment; filename="${text.file}"`);
      if (body === undefined && !text) return reply.send();
      const content = text?.content ?? JSON.stringify(body);
      toll.payForBytes(me, door.addressOf(request), content.length);
      // Whatever was done is told.
      if (route.method === 'GET') door.mustHaveRoom(request, content.length);
      return reply.type(text?.type ?? 'application/json; charset=utf-8').send(content);
    },
  });
}

function readBody(route: Route, body: unknown): never {
  if (!route.body) return undefined as never;
  const parsed = v.safeParse(shapes[route.body], body ?? {});
  if (parsed.success) return parsed.output as never;
  return deny('malformed', { detail: issueOf(parsed.issues[0]) });
}

function unknown(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] as string;
  if (!/^\/api(\/|$)/.test(path))
    return parts.pages ? parts.pages.answer(request, reply) : refuse(reply, { kind: 'unknown-address' });
  parts.door.payToAsk(request);
  const methods = ROUTES.filter((route) => matches(route.path, path)).map(({ method }) => method);
  if (methods.length === 0 || methods.includes(request.method as 'GET'))
    return refuse(reply, { kind: 'unknown-address' });
  return refuse(reply.header('Allow', methods.join(', ')), { kind: 'wrong-method' });
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

function problemOfHttp(error: unknown): Problem {
  if (error instanceof Denied) return error.problem;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'too-large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { kind: 'wrong-media' };
  if (statusCode !== undefined && statusCode < 500) return { kind: 'malformed' };
  return problemOf(error);
}

function refuse(reply: FastifyReply, problem: Problem) {
  if (problem.after !== undefined) reply.header('Retry-After', String(Math.ceil(problem.after)));
  return reply.status(ERRORS[problem.kind]).type('application/json; charset=utf-8').send(JSON.stringify({ problem }));
}

/** What is not even HTTP, or takes for ever to say it. */
function refuseSocket({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(problemText(code === 'HPE_HEADER_OVERFLOW' ? { kind: 'too-large' } : { kind: 'malformed' }));
}

/** A whole answer, for where there is no reply to send it with. */
export function problemText(problem: Problem): string {
  const body = JSON.stringify({ problem });
  const wait = problem.after === undefined ? '' : `Retry-After: ${Math.ceil(problem.after)}\r\n`;
  const type = 'Content-Type: application/json; charset=utf-8';
  const status = ERRORS[problem.kind];
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${type}\r\n${wait}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}
