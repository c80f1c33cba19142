// Who comes in: from our own page or from no page, not too often, and by whose cookie.
import type { IncomingMessage } from 'node:http';
import type { Me } from '@undercroft/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { addressOf, type Toll } from '../live/toll.ts';
import type { People } from '../people/people.ts';
import { deny } from '../tables/problem.ts';
import { readCookie } from './cookie.ts';
import type { Route } from './routes.ts';
import { Underway } from './underway.ts';

interface Keepers {
  readonly config: Config;
  readonly people: People;
  readonly toll: Toll;
}

export class Door {
  readonly #keepers: Keepers;
  readonly #guests = new WeakMap<FastifyRequest, Me>();
  readonly #underway: Underway;

  constructor(keepers: Keepers) {
    this.#keepers = keepers;
    this.#underway = new Underway(keepers.config.limits);
  }

  /** Denies, or remembers who it is. */
  async admit(request: FastifyRequest, { method, cost, needsMe }: Route): Promise<void> {
    const { config, toll } = this.#keepers;
    if (method !== 'GET') mustComeFromHere(request.headers, config);
    this.mustHaveRoom(request);
    const { guestCost, tableCost } = config.limits;
    const bytes = Number(request.headers['content-length'] ?? 0);
    const price = { request: 1, guest: guestCost, table: tableCost }[cost] + toll.forBytes(bytes);
    const me = await this.#enter(request.headers.cookie, this.addressOf(request), price);
    if (needsMe && !me) deny('no-identity');
    if (me) this.#guests.set(request, me);
  }

  /** The same for a live connection; also says from where. */
  async admitLive(request: IncomingMessage): Promise<{ readonly me: Me | undefined; readonly address: string }> {
    mustComeFromHere(request.headers, this.#keepers.config);
    const address = addressOf(remoteAddress(request, this.#keepers.config.proxies));
    return { me: await this.#enter(request.headers.cookie, address, 1), address };
  }

  whoIs(request: FastifyRequest): Me | undefined {
    return this.#guests.get(request);
  }

  /** Denies who has not read what they were told before. */
  mustHaveRoom(request: FastifyRequest, bytes = 0): void {
    this.#underway.mustHaveRoom(this.addressOf(request), bytes);
  }

  /** Counts what goes out. */
  seeOff(request: FastifyRequest, reply: FastifyReply, bytes: number): void {
    this.#underway.add(this.addressOf(request), bytes, reply.raw);
  }

  payToAsk(request: FastifyRequest): void {
    this.#keepers.toll.pay(undefined, this.addressOf(request));
  }

  addressOf(request: FastifyRequest): string {
    return addressOf(request.ip);
  }

  /** Paid before the database is asked: forged cookies cost their address, not us. */
  async #enter(header: string | undefined, address: string, price: number): Promise<Me | undefined> {
    const { people, toll } = this.#keepers;
    const cookie = readCookie(header);
    const known = cookie === undefined ? undefined : people.known(cookie);
    toll.pay(known, address, price);
    return known ?? (cookie === undefined ? undefined : people.find(cookie));
  }
}

/** A page of somebody else's may not act with our guests' cookies. Programs without a page send no origin. */
function mustComeFromHere(
  { origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined },
  { origins }: Config,
): void {
  if (origin === undefined || origins.includes(origin)) return;
  if (origins.length > 0 || host === undefined || hostOf(origin) !== host) deny('wrong-origin');
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** As Fastify finds it for requests: the last address that is none of our own proxies'. */
function remoteAddress(request: IncomingMessage, proxies: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const chain = [...told, request.socket.remoteAddress ?? ''];
  return chain[Math.max(0, chain.length - 1 - proxies)] as string;
}
