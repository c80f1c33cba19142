// The HTTP server: its limits, its routes, and what it says to requests that fit none of them.
import type { Socket } from 'node:net';
import { ERROR_STATUS } from '@undercroft/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { addressOf } from './auth.ts';
import type { AppDependencies } from './dependencies.ts';
import { addInvitationRoute } from './invitation.ts';
import { openapi } from './openapi.ts';
import { problemOfHttpError, sendProblem } from './problem-response.ts';
import { type RouteConfig, registerRoute } from './route-handler.ts';
import { ROUTES } from './routes.ts';

export function createApp(dependencies: AppDependencies): FastifyInstance {
  const { config, logger, gate } = dependencies;
  const { limits, proxies } = config;
  const app = Fastify({
    logger,
    bodyLimit: limits.body,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => gate.createServer(handler),
    trustProxy: (_address: string, hop: number) => hop < proxies,
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: false },
    // On closing, requests that have begun are answered; only idle connections are cut.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOfHttpError(error)),
    clientErrorHandler: (error, socket) => gate.onClientError(error, socket as Socket),
  });
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
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // What may be large is parsed in a thread of its own.
    if ((request.routeOptions.config as RouteConfig).isText) return done(null, text);
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

function addHooks(app: FastifyInstance, { pending, gate, onResponse }: AppDependencies): void {
  app.addHook('onSend', async (request, reply, content) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'no-referrer');
    if (reply.statusCode === ERROR_STATUS['too-many'] && gate.isHostile(request.raw))
      reply.header('Connection', 'close');
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

function addOperatorRoutes(app: FastifyInstance, { health, metrics, budget, pending }: AppDependencies): void {
  const description = JSON.stringify(openapi());
  const options = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request);
      const problem = pending.checkRoom(address) ?? budget.charge({ guest: undefined, address });
      return problem && sendProblem(reply, problem);
    },
  };
  app.get('/api', options, async (_request, reply) => reply.type('application/json; charset=utf-8').send(description));
  app.get('/healthz', options, async (_request, reply) => {
    const measured = await health();
    return reply.status(measured.isWell ? 200 : 503).send(measured);
  });
  app.get('/metrics', options, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await metrics()),
  );
}

function handleUnknownRoute({ budget, pages }: AppDependencies, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] as string;
  const address = addressOf(request);
  const isPage = !/^\/api(\/|$)/.test(path);
  const tooMany = isPage ? budget.chargeLittle(address) : budget.charge({ guest: undefined, address });
  if (tooMany) return sendProblem(reply, tooMany);
  if (isPage) return pages ? pages.serve(request, reply) : sendProblem(reply, { kind: 'unknown-address' });
  const methods = ROUTES.filter((route) => matches(route.path, path)).map(({ method }) => method);
  if (methods.length === 0 || methods.includes(request.method as 'GET'))
    return sendProblem(reply, { kind: 'unknown-address' });
  return sendProblem(reply.header('Allow', methods.join(', ')), { kind: 'wrong-method' });
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
