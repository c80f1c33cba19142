// Who sends a request, and whether it is let in: by its origin, its rate and its cookie.
import type { IncomingMessage } from 'node:http';
import { fail, ok, type Result } from '@undercroft/engine';
import type { Guest, Problem } from '@undercroft/protocol';
import type { FastifyRequest } from 'fastify';
import type { Guests } from '../auth/guests.ts';
import type { Budget, Peer } from '../budget/budget.ts';
import { clientAddress } from '../budget/client-address.ts';
import type { Config } from '../config.ts';
import { parseCookie } from './cookie.ts';
import { checkOrigin, remoteAddress } from './origin.ts';
import type { Route } from './routes/route.ts';

interface Dependencies {
  readonly config: Config;
  readonly guests: Guests;
  readonly budget: Budget;
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
    const { config } = this.#dependencies;
    const { guestCost, tableCost, pushCost } = config.limits;
    const wrongOrigin = method === 'GET' ? undefined : checkOrigin(request.headers, config.origins);
    if (wrongOrigin) return this.#refuseOrigin(addressOf(request), wrongOrigin);
    const cost = { request: 1, guest: guestCost, table: tableCost, push: pushCost }[costKind];
    const guest = await this.#identify(request.headers.cookie, addressOf(request), cost);
    if (!guest.ok) return guest.error;
    if (guest.value) this.#guests.set(request, guest.value);
    return needsGuest && !guest.value ? { kind: 'no-identity' } : undefined;
  }

  async authenticateLive(request: IncomingMessage): Promise<Result<Peer, Problem>> {
    const { config } = this.#dependencies;
    const address = clientAddress(remoteAddress(request, config.proxies));
    const wrongOrigin = checkOrigin(request.headers, config.origins);
    if (wrongOrigin) return fail(this.#refuseOrigin(address, wrongOrigin));
    const guest = await this.#identify(request.headers.cookie, address, 1);
    return guest.ok ? ok({ guest: guest.value, address }) : guest;
  }

  guestOf(request: FastifyRequest): Guest | undefined {
    return this.#guests.get(request);
  }

  /** A page of another site is charged like anybody. */
  #refuseOrigin(address: string, problem: Problem): Problem {
    return this.#dependencies.budget.charge({ guest: undefined, address }) ?? problem;
  }

  /** Asking the database is charged before, so that forged cookies cost the address that sends them. */
  async #identify(
    header: string | undefined,
    address: string,
    cost: number,
  ): Promise<Result<Guest | undefined, Problem>> {
    const { guests, budget } = this.#dependencies;
    const cookie = parseCookie(header);
    const known = cookie === undefined ? undefined : guests.cached(cookie);
    if (known || cookie === undefined) {
      const tooMany = budget.charge({ guest: known, address }, cost);
      return tooMany ? fail(tooMany) : ok(known);
    }
    const tooMany = budget.charge({ guest: undefined, address });
    if (tooMany) return fail(tooMany);
    const guest = await guests.findByCookie(cookie);
    // The rest is charged to the guest, or again to the address if there is none.
    const problem = guest || cost > 1 ? budget.charge({ guest, address }, cost) : undefined;
    return problem ? fail(problem) : ok(guest);
  }
}
