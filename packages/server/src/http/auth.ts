// Who sends a request, and whether it is let in: by its origin, its rate and its cookie.
import type { IncomingMessage } from 'node:http';
import { fail, ok, type Result } from '@undercroft/engine';
import type { Guest, Problem } from '@undercroft/protocol';
import type { FastifyRequest } from 'fastify';
import type { Guests } from '../auth/guests.ts';
import type { Config } from '../config.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import type { Peer, RateLimiter } from '../rate-limit/rate-limiter.ts';
import { parseCookie } from './cookie.ts';
import { checkOrigin, remoteAddress } from './origin.ts';
import type { Route } from './routes/route.ts';

interface Dependencies {
  readonly config: Config;
  readonly guests: Guests;
  readonly rateLimiter: RateLimiter;
}

export const addressOf = (request: FastifyRequest): string => clientAddress(request.ip);

export class Authenticator {
  readonly #dependencies: Dependencies;
  readonly #guests = new WeakMap<FastifyRequest, Guest>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Remembers whose request it is, or returns why it is not let in. */
  async authenticate(
    request: FastifyRequest,
    { method, cost: costKind, needsGuest }: Route,
  ): Promise<Problem | undefined> {
    const { config, rateLimiter } = this.#dependencies;
    const wrongOrigin = method === 'GET' ? undefined : checkOrigin(request.headers, config.origins);
    if (wrongOrigin) return wrongOrigin;
    const { guestCost, tableCost } = config.limits;
    const bytes = Number(request.headers['content-length'] ?? 0);
    const cost = { request: 1, guest: guestCost, table: tableCost }[costKind] + rateLimiter.costOfBytes(bytes);
    const guest = await this.#identify(request.headers.cookie, addressOf(request), cost);
    if (!guest.ok) return guest.error;
    if (guest.value) this.#guests.set(request, guest.value);
    return needsGuest && !guest.value ? { kind: 'no-identity' } : undefined;
  }

  async authenticateLive(request: IncomingMessage): Promise<Result<Peer, Problem>> {
    const { config } = this.#dependencies;
    const wrongOrigin = checkOrigin(request.headers, config.origins);
    if (wrongOrigin) return fail(wrongOrigin);
    const address = clientAddress(remoteAddress(request, config.proxies));
    const guest = await this.#identify(request.headers.cookie, address, 1);
    return guest.ok ? ok({ guest: guest.value, address }) : guest;
  }

  guestOf(request: FastifyRequest): Guest | undefined {
    return this.#guests.get(request);
  }

  /** Charged before the database is asked, so that forged cookies cost the address that sends them. */
  async #identify(
    header: string | undefined,
    address: string,
    cost: number,
  ): Promise<Result<Guest | undefined, Problem>> {
    const { guests, rateLimiter } = this.#dependencies;
    const cookie = parseCookie(header);
    const cached = cookie === undefined ? undefined : guests.cached(cookie);
    const tooMany = rateLimiter.charge({ guest: cached, address }, cost);
    if (tooMany) return fail(tooMany);
    return ok(cached ?? (cookie === undefined ? undefined : await guests.findByCookie(cookie)));
  }
}
