// The HTTP server: its limits, its routes, and what it says to requests that fit none of them.
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { addressOf } from './auth.ts';
import type { AppDependencies } from './dependencies.ts';
import { addInvitationRoute } from './invitation.ts';
import { openapi } from './openapi.ts';
import { problemOfHttpError, rawProblemResponse, sendProblem } from './problem-response.ts';
import { registerRoute } from './route-handler.ts';
import { ROUTES } from './routes.ts';

export function createApp(dependencies: AppDependencies): FastifyInstance {
  const { config, logger } = dependencies;
  const { limits, proxies } = config;
  const app = Fastify({
    logger,
    bodyLimit: limits.body,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    trustProxy: (_address: string, hop: number) => hop < proxies,
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: false },
    // On closing, requests that have begun are answered; only idle connections are cut.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOfHttpError(error)),
    clientErrorHandler: (error, socket) => sendProblemToSocket(error, socket as Socket),
  });
  app.server.maxConnections = limits.sockets;
  parseOnlyJson(app);
  addErrorHandlers(app, dependencies);
  addHooks(app, dependencies);
  for (const route of ROUTES) registerRoute(app, route, dependencies);
  addInvitationRoute(app, dependencies);
  addOperatorRoutes(app, dependencies);
  return app;
}

function parseOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(text as string));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }), undefined);
    }
  });
}

function addErrorHandlers(app: FastifyInstance, dependencies: AppDependencies): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOfHttpError(error);
    if (problem.kind === 'broken')
      request.log.error({ error: String(error), route: request.routeOptions.url }, 'a request failed');
    else if (problem.kind === 'unavailable') request.log.warn({ error: String(error) }, 'the database does not answer');
    else if (problem.kind === 'cannot-store') request.log.error({ error: String(error) }, 'nothing can be stored');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) => handleUnknownRoute(dependencies, request, reply));
}

function addHooks(app: FastifyInstance, { pending, onResponse }: AppDependencies): void {
  app.addHook('onSend', async (request, reply, content) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'no-referrer');
    // Only content made for this response takes memory of its own; the files of the page are shared by all.
    if (typeof content === 'string') pending.trackResponse(addressOf(request), Buffer.byteLength(content), reply.raw);
  });
  app.addHook('onResponse', async (request, reply) => {
    onResponse(reply.statusCode);
    // The route and not the URL, which may name a table: anybody who knows a table's id may watch it.
    const { method, routeOptions } = request;
    const took = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, took }, 'answered');
  });
}

function addOperatorRoutes(app: FastifyInstance, { health, metrics }: AppDependencies): void {
  app.get('/api', async () => openapi());
  app.get('/healthz', async (_request, reply) => {
    const measured = await health();
    return reply.status(measured.isWell ? 200 : 503).send(measured);
  });
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(await metrics()));
}

function handleUnknownRoute({ rateLimiter, pages }: AppDependencies, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] as string;
  if (!/^\/api(\/|$)/.test(path))
    return pages ? pages.serve(request, reply) : sendProblem(reply, { kind: 'unknown-address' });
  const tooMany = rateLimiter.charge({ guest: undefined, address: addressOf(request) });
  if (tooMany) return sendProblem(reply, tooMany);
  const methods = ROUTES.filter((route) => matches(route.path, path)).map(({ method }) => method);
  if (methods.length === 0 || methods.includes(request.method as 'GET'))
    return sendProblem(reply, { kind: 'unknown-address' });
  return sendProblem(reply.header('Allow', methods.join(', ')), { kind: 'wrong-method' });
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** For what is not even HTTP, or arrives too slowly to become a request. */
function sendProblemToSocket({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(rawProblemResponse(code === 'HPE_HEADER_OVERFLOW' ? { kind: 'too-large' } : { kind: 'malformed' }));
}
