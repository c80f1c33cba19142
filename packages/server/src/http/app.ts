// HTTP: reads requests, asks whoever knows, tells what came of it.
import { isIP } from 'node:net';
import { ERRORS, type Me, type Problem, shapes } from '@undercroft/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Buckets } from '../live/bucket.ts';
import type { People } from '../people/people.ts';
import type { House } from '../tables/house.ts';
import { Denied, deny } from '../tables/problem.ts';
import { cookieText, readCookie } from './cookie.ts';
import { openapi } from './openapi.ts';
import type { Pages } from './pages.ts';
import { ROUTES, type Route } from './routes.ts';

export interface Parts {
  readonly config: Config;
  readonly house: House;
  readonly people: People;
  readonly buckets: Buckets;
  readonly pages?: Pages;
  readonly metrics: () => Promise<string>;
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
    trustProxy: process.env['TRUST_PROXY'] === '1',
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: false },
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(text as string));
    } catch {
      done(new Denied({ kind: 'malformed' }), undefined);
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.kind === 'broken') request.log.error({ error: String(error), url: request.url }, 'a request failed');
    return refuse(reply, problem);
  });
  app.setNotFoundHandler((request, reply) => unknown(parts, request, reply));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'no-referrer');
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
  const { config, house, people, buckets } = parts;
  const { limits } = config;
  const cost = { request: 1, guest: limits.guestCost, table: limits.tableCost }[route.cost];
  app.route({
    method: route.method,
    url: route.path,
    ...(route.large ? { bodyLimit: limits.record } : {}),
    handler: async (request, reply) => {
      if (route.method !== 'GET') mustComeFromHere(request, config);
      const me = await whoIs(request, people);
      const wait = buckets.take(me?.id ?? request.ip, cost);
      if (wait > 0) return refuse(reply, { kind: 'too-many', after: wait });
      if (route.needsMe && !me) deny('no-identity');
      const { status, body, text, cookie } = await route.answer({
        house,
        people,
        me,
        body: readBody(route, request.body),
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
      });
      if (cookie !== undefined) reply.header('Set-Cookie', cookieText(cookie, request.protocol === 'https'));
      reply.header('Cache-Control', 'no-store').status(status ?? 200);
      if (text?.file) reply.header('Content-Disposition', `attachment; filename="${text.file}"`);
      return text ? reply.type(text.type).send(text.content) : reply.send(body);
    },
  });
}

function readBody(route: Route, body: unknown): never {
  if (!route.body) return undefined as never;
  const parsed = v.safeParse(shapes[route.body], body ?? {});
  if (parsed.success) return parsed.output as never;
  const [issue] = parsed.issues;
  return deny('malformed', { detail: { at: v.getDotPath(issue) ?? '', issue: issue.message } });
}

export async function whoIs(
  request: { headers: { cookie?: string | undefined } },
  people: People,
): Promise<Me | undefined> {
  const cookie = readCookie(request.headers.cookie);
  return cookie === undefined ? undefined : people.find(cookie);
}

/** A page of somebody else's may not act with our guests' cookies. Programs without a page send no origin. */
function mustComeFromHere(request: FastifyRequest, config: Config): void {
  if (!isFromHere(request.headers.origin, request.headers.host, config)) deny('wrong-origin');
}

export function isFromHere(origin: string | undefined, host: string | undefined, { origins }: Config): boolean {
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return origins.length === 0 && host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}

function unknown({ pages }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] as string;
  if (path.startsWith('/api')) {
    const known = ROUTES.some((route) => matches(route.path, path));
    return refuse(reply, { kind: known ? 'wrong-method' : 'unknown-address' });
  }
  return pages ? pages.answer(request, reply) : refuse(reply, { kind: 'unknown-address' });
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

function problemOf(error: unknown): Problem {
  if (error instanceof Denied) return error.problem;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'too-large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { kind: 'wrong-media' };
  if (statusCode !== undefined && statusCode < 500) return { kind: 'malformed' };
  return { kind: isStoreDown(code) ? 'unavailable' : 'broken' };
}

/** The database cannot be reached, or has gone away in the middle. */
const isStoreDown = (code: string | undefined): boolean =>
  code !== undefined && /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|57P0|08|53)/.test(code);

function refuse(reply: FastifyReply, problem: Problem) {
  if (problem.after !== undefined) reply.header('Retry-After', String(Math.ceil(problem.after)));
  return reply.status(ERRORS[problem.kind]).send({ problem });
}

export const isAddress = (text: string): boolean => isIP(text) !== 0;
