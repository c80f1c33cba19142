// Memory that is held for clients: how many bytes for each address, and in all.

export interface Room {
  readonly perAddress: number;
  readonly inAll: number;
}

export class HeldBytes {
  readonly #room: Room;
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  /** The number of addresses for which something is held. */
  get size(): number {
    return this.#byAddress.size;
  }

  /** Whether so many more bytes fit. An address for which nothing is held always gets its share. */
  hasRoom(address: string, bytes = 0): boolean {
    const held = this.#byAddress.get(address);
    if (held === undefined) return true;
    return held + bytes <= this.#room.perAddress && this.#total + bytes <= this.#room.inAll;
  }

  add(address: string, bytes: number): void {
    this.#total += bytes;
    const held = (this.#byAddress.get(address) ?? 0) + bytes;
    if (held > 0) this.#byAddress.set(address, held);
    else this.#byAddress.delete(address);
  }
}
