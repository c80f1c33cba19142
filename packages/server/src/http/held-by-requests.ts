// Memory that is held until a request has been answered and the answer read: who has too much of it gets no more until then.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@undercroft/protocol';
import { HeldBytes, type Room } from '../budget/held-bytes.ts';

interface Held {
  readonly address: string;
  readonly bytes: number;
}

export class HeldByRequests {
  readonly #held: HeldBytes;
  readonly #bySocket = new WeakMap<Socket, Set<Held>>();

  constructor(room: Room) {
    this.#held = new HeldBytes(room);
  }

  /** The number of addresses for which something is held. */
  get size(): number {
    return this.#held.size;
  }

  /** Whether so many bytes more are too many. An address for which nothing is held always gets its share. */
  checkRoom(address: string, bytes = 0): Problem | undefined {
    return this.#held.hasRoom(address, bytes) ? undefined : { kind: 'too-many', after: 1 };
  }

  /** Counts the bytes until the response has been read or its connection is closed. */
  hold(address: string, bytes: number, response: ServerResponse): void {
    const held = { address, bytes };
    const heldOn = this.#heldOn(response.req.socket);
    heldOn.add(held);
    this.#held.add(address, bytes);
    response.once('close', () => this.#release(heldOn, held));
  }

  /**
   * A response that waits behind another one gets no 'close' of its own when the connection is cut, so what is held is also
   * kept by connection. Through a proxy, one connection may carry responses for many addresses.
   */
  #heldOn(socket: Socket): Set<Held> {
    const known = this.#bySocket.get(socket);
    if (known) return known;
    const heldOn = new Set<Held>();
    this.#bySocket.set(socket, heldOn);
    socket.once('close', () => {
      for (const held of heldOn) this.#release(heldOn, held);
    });
    return heldOn;
  }

  #release(heldOn: Set<Held>, held: Held): void {
    if (heldOn.delete(held)) this.#held.add(held.address, -held.bytes);
  }
}
