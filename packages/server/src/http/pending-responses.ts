// Responses that clients have not read yet. They stay in memory until they are read, so who has too many of them gets no
// more until then.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@undercroft/protocol';
import type { Limits } from '../config.ts';

interface PendingResponse {
  readonly address: string;
  readonly bytes: number;
}

export class PendingResponses {
  readonly #limits: Limits;
  readonly #byAddress = new Map<string, number>();
  readonly #bySocket = new WeakMap<Socket, Set<PendingResponse>>();
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The number of addresses with unread responses. */
  get size(): number {
    return this.#byAddress.size;
  }

  /** Whether one more response of so many bytes is too much. An address with nothing unread always gets its response. */
  checkRoom(address: string, bytes = 0): Problem | undefined {
    const waiting = this.#byAddress.get(address);
    if (waiting === undefined) return undefined;
    const { answers, answersPerAddress } = this.#limits;
    const isFull = waiting + bytes > answersPerAddress || this.#total + bytes > answers;
    return isFull ? { kind: 'too-many', after: 1 } : undefined;
  }

  /** Counts a response until it has been read or its connection is closed. */
  trackResponse(address: string, bytes: number, response: ServerResponse): void {
    const tracked = { address, bytes };
    const pending = this.#pendingOn(response.req.socket);
    pending.add(tracked);
    this.#addBytes(address, bytes);
    response.once('close', () => this.#remove(pending, tracked));
  }

  /**
   * A response that waits behind another one gets no 'close' of its own when the connection is cut, so responses are also
   * kept by connection. Through a proxy, one connection may carry responses for many addresses.
   */
  #pendingOn(socket: Socket): Set<PendingResponse> {
    const known = this.#bySocket.get(socket);
    if (known) return known;
    const pending = new Set<PendingResponse>();
    this.#bySocket.set(socket, pending);
    socket.once('close', () => {
      for (const tracked of pending) this.#remove(pending, tracked);
    });
    return pending;
  }

  #remove(pending: Set<PendingResponse>, tracked: PendingResponse): void {
    if (pending.delete(tracked)) this.#addBytes(tracked.address, -tracked.bytes);
  }

  #addBytes(address: string, bytes: number): void {
    this.#total += bytes;
    const waiting = (this.#byAddress.get(address) ?? 0) + bytes;
    if (waiting > 0) this.#byAddress.set(address, waiting);
    else this.#byAddress.delete(address);
  }
}
