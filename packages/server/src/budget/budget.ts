// What one client may use of the server. Everything that is asked or sent is charged to the guest and, for a share, to their
// address, so that many guests from one address cannot be a flood. Whoever is over the budget is refused and, on a live
// connection, not read for as long as the limiter says; whoever goes on all the same is closed.
import type { Guest, Problem } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import { Tally } from './tally.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Whoever is at the other end of a connection. */
export interface Peer {
  readonly guest: Guest | undefined;
  readonly address: string;
}

export class Budget {
  /** Connections that are not live ones, by address: requests, and those that say nothing. */
  readonly sockets: Tally;
  /** Live connections, by address and by guest. */
  readonly connections: Tally;
  readonly connectionsOfGuests: Tally;
  /** For the metrics. */
  readonly counts = { refused: 0, paused: 0, closed: 0 };
  readonly #guests: TokenBuckets;
  /** By address: the share of its guests, and whoever is no guest yet. One does not pay for the other. */
  readonly #shares: TokenBuckets;
  readonly #strangers: TokenBuckets;
  /** How many refusals somebody is still answered, by guest or address. */
  readonly #refusals: TokenBuckets;
  /** Records that a guest may still import. */
  readonly #imports: TokenBuckets;
  readonly #limits: Limits;

  constructor(limits: Limits, clock?: () => number) {
    this.#limits = limits;
    this.sockets = new Tally(limits.socketsPerAddress);
    this.connections = new Tally(limits.connectionsPerAddress);
    this.connectionsOfGuests = new Tally(limits.connectionsPerGuest);
    this.#guests = new TokenBuckets(limits.burst, limits.perSecond, clock);
    this.#shares = new TokenBuckets(limits.burst, limits.perSecond, clock);
    this.#strangers = new TokenBuckets(limits.burst, limits.perSecond, clock);
    this.#refusals = new TokenBuckets(limits.refusals, limits.refusalsPerSecond, clock);
    this.#imports = new TokenBuckets(limits.imports, 1000 / limits.importEvery, clock);
  }

  /** Returns the problem if that is too often. Unknown guests are charged to their address in full. */
  charge({ guest, address }: Peer, cost = 1): Problem | undefined {
    // The guest first: what a guest is refused costs the others behind the same address nothing.
    const wait = guest
      ? this.#guests.take(guest.id, cost) || this.#shares.take(address, this.#share(cost))
      : this.#strangers.take(address, cost);
    return wait > 0 ? this.#refuse({ guest, address }, { after: wait, messages: 1 }) : undefined;
  }

  /** For what is cheap, and what a browser asks for many times before anybody knows its guest: the files of the page. */
  chargeLittle(address: string): Problem | undefined {
    return this.charge({ guest: undefined, address }, LITTLE);
  }

  /** For what has already been sent or read: what comes next pays for it. Returns for how many seconds to stop reading. */
  chargeBytes(peer: Peer, bytes: number): number {
    return this.#chargeLater(peer, bytes / this.#limits.bytesPerRequest);
  }

  /** The same for what was read from a live connection, which counts more. Returns the problem if that was too much. */
  chargeRead(peer: Peer, messages: number): Problem | undefined {
    const after = this.#chargeLater(peer, messages);
    return after > 0 ? this.#refuse(peer, { after, messages }) : undefined;
  }

  /** Imports have a quota of their own, since each of them becomes a table that stays. */
  chargeImport({ id }: Guest): Problem | undefined {
    const wait = this.#imports.take(id);
    return wait > 0 ? { kind: 'too-many', after: wait } : undefined;
  }

  /** Whether somebody has been refused so often that their connection is closed. A guest answers for themself alone. */
  isExhausted({ guest, address }: Peer): boolean {
    return this.#refusals.waitFor(guest?.id ?? address) > 0;
  }

  hasRoomForConnection({ guest, address }: Peer): boolean {
    return this.connections.hasRoom(address) && (!guest || this.connectionsOfGuests.hasRoom(guest.id));
  }

  /** Counts a live connection for which there is room. */
  enterConnection({ guest, address }: Peer): void {
    this.connections.enter(address);
    if (guest) this.connectionsOfGuests.enter(guest.id);
  }

  leaveConnection({ guest, address }: Peer): void {
    this.connections.leave(address);
    if (guest) this.connectionsOfGuests.leave(guest.id);
  }

  purgeFull(): void {
    for (const buckets of [this.#guests, this.#shares, this.#strangers, this.#refusals, this.#imports])
      buckets.purgeFull();
  }

  #share(cost: number): number {
    return cost / this.#limits.guestsPerAddress;
  }

  #chargeLater({ guest, address }: Peer, cost: number): number {
    if (!guest) return this.#strangers.charge(address, cost);
    return Math.max(this.#shares.charge(address, this.#share(cost)), this.#guests.charge(guest.id, cost));
  }

  #refuse(
    { guest, address }: Peer,
    { after, messages }: { readonly after: number; readonly messages: number },
  ): Problem {
    this.counts.refused++;
    this.#refusals.spend(address, guest ? this.#share(messages) : messages);
    if (guest) this.#refusals.spend(guest.id, messages);
    return { kind: 'too-many', after };
  }
}

/** What a file of the page costs: a visit takes a hundred of them. */
const LITTLE = 1 / 50;
