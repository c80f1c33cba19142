// Who follows which table: what this process knows of itself, and what the others have announced.

/** The followers of one table in one process. */
export interface PresencePart {
  /** Guests, and since when each is here. */
  readonly guests: ReadonlyMap<string, number>;
  /** Connections of people who are no guests. */
  readonly anonymous: number;
}

/** A guest at a table in this process. */
interface LocalGuest {
  readonly table: string;
  readonly guest: string;
  connections: number;
  readonly since: number;
  /** When the last connection was lost; the guest still counts as here for a while. */
  lost: number;
}

interface LocalTable {
  readonly guests: Map<string, LocalGuest>;
  anonymous: number;
}

interface RemotePart extends PresencePart {
  /** The number of the announcement in its process: a later one may overtake an earlier one. */
  readonly n: number;
  readonly heard: number;
}

/** When somebody was at a table for certain. */
export interface Sighting {
  readonly table: string;
  readonly guest: string;
  readonly at: number;
}

/** Somebody who is not at a table of a process any more; perhaps they are there in another one. */
export type Departure = Sighting;

export class PresenceBook {
  readonly #grace: number;
  readonly #local = new Map<string, LocalTable>();
  readonly #remote = new Map<string, Map<string, RemotePart>>();
  /** Those who are in their grace. */
  readonly #lost = new Set<LocalGuest>();

  constructor(grace: number) {
    this.#grace = grace;
  }

  /** The tables with followers in this process, those in their grace included. */
  get localTables(): Iterable<string> {
    return this.#local.keys();
  }

  join(table: string, guest: string | undefined, now = Date.now()): void {
    const here = this.#local.get(table) ?? { guests: new Map<string, LocalGuest>(), anonymous: 0 };
    this.#local.set(table, here);
    if (guest === undefined) {
      here.anonymous++;
      return;
    }
    const known = here.guests.get(guest) ?? { table, guest, connections: 0, since: now, lost: 0 };
    known.connections++;
    this.#lost.delete(known);
    here.guests.set(guest, known);
  }

  leave(table: string, guest: string | undefined, now = Date.now()): void {
    const here = this.#local.get(table);
    if (!here) return;
    if (guest === undefined) here.anonymous = Math.max(0, here.anonymous - 1);
    const known = guest === undefined ? undefined : here.guests.get(guest);
    if (known && --known.connections === 0) {
      known.lost = now;
      this.#lost.add(known);
    }
    this.#dropEmpty(table, here);
  }

  /** Ends the grace of those who did not come back, and returns them. */
  endGraces(now = Date.now()): Departure[] {
    const due = [...this.#lost].filter(({ lost }) => now - lost >= this.#grace);
    return due.map((one) => {
      const { table, guest, lost } = one;
      this.#lost.delete(one);
      const here = this.#local.get(table);
      here?.guests.delete(guest);
      if (here) this.#dropEmpty(table, here);
      return { table, guest, at: lost };
    });
  }

  /** Those who are connected to this process, without those in their grace: of them it is known when they left. */
  connected(table: string, now = Date.now()): Sighting[] {
    const guests = [...(this.#local.get(table)?.guests.values() ?? [])];
    return guests.flatMap(({ guest, connections }) => (connections > 0 ? [{ table, guest, at: now }] : []));
  }

  localPart(table: string): PresencePart {
    const here = this.#local.get(table);
    const guests = new Map([...(here?.guests ?? [])].map(([guest, { since }]) => [guest, since]));
    return { guests, anonymous: here?.anonymous ?? 0 };
  }

  /** What another process announces about a table. */
  hear(process: string, table: string, part: PresencePart & { readonly n: number }, now = Date.now()): void {
    const parts = this.#remote.get(table) ?? new Map<string, RemotePart>();
    if ((parts.get(process)?.n ?? 0) > part.n) return;
    // An empty part is kept as well, until it expires: an earlier announcement may still be on its way.
    this.#remote.set(table, parts.set(process, { ...part, heard: now }));
  }

  /** Removes what was announced before `since` and returns who was there: that process is gone. */
  expire(since: number): Departure[] {
    const gone: Departure[] = [];
    for (const [table, parts] of this.#remote) {
      for (const [process, { heard, guests }] of parts) {
        if (heard >= since) continue;
        parts.delete(process);
        gone.push(...[...guests.keys()].map((guest) => ({ table, guest, at: heard })));
      }
      if (parts.size === 0) this.#remote.delete(table);
    }
    return gone;
  }

  /** Nothing could be heard for a while, so nobody counts as gone because of that. */
  renew(now = Date.now()): void {
    for (const parts of this.#remote.values())
      for (const [process, part] of parts) parts.set(process, { ...part, heard: now });
  }

  /** Since when a guest is at a table, in any process. */
  hereSince(table: string, guest: string): number | undefined {
    const times = this.#parts(table).flatMap(({ guests }) => guests.get(guest) ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  isHere(table: string, guest: string): boolean {
    return this.hereSince(table, guest) !== undefined;
  }

  /** How many follow a table besides the people who sit there; somebody with several windows counts once. */
  watching(table: string, seated: ReadonlySet<string>): number {
    const parts = this.#parts(table);
    const guests = new Set(parts.flatMap(({ guests }) => [...guests.keys()]));
    const anonymous = parts.reduce((sum, part) => sum + part.anonymous, 0);
    return [...guests].filter((guest) => !seated.has(guest)).length + anonymous;
  }

  #parts(table: string): PresencePart[] {
    const local = this.#local.has(table) ? [this.localPart(table)] : [];
    return [...local, ...(this.#remote.get(table)?.values() ?? [])];
  }

  #dropEmpty(table: string, { guests, anonymous }: LocalTable): void {
    if (guests.size === 0 && anonymous === 0) this.#local.delete(table);
  }
}
