// What processes announce to each other about who is here, in messages that fit.
import * as v from 'valibot';
import { MAX_PASSED_BYTES } from '../store/store.ts';
import type { PresencePart } from './presence-book.ts';

/** One table: its id, the guests with their times, and how many more there are. */
type AnnouncedPart = readonly [table: string, guests: readonly (readonly [string, number])[], anonymous: number];

export interface Announcement {
  /** The name of the process, which is a new one after a restart. */
  readonly by: string;
  /** Numbered by the process. */
  readonly n: number;
  readonly parts: readonly AnnouncedPart[];
}

/** Of one table only so many guests are named; the others count as anonymous. */
const MAX_NAMED = 100;
/** What is left for the parts of one message. */
const MAX_PARTS_BYTES = MAX_PASSED_BYTES - 200;

/** `seated`: those who must be named. */
export function announcedPart(
  table: string,
  { guests, anonymous }: PresencePart,
  seated: ReadonlySet<string> = new Set(),
): AnnouncedPart {
  const order = [...guests].sort(([a], [b]) => Number(seated.has(b)) - Number(seated.has(a)));
  const named = order.slice(0, MAX_NAMED);
  return [table, named, anonymous + guests.size - named.length];
}

/** As few messages as possible. */
export function packParts(parts: readonly AnnouncedPart[]): AnnouncedPart[][] {
  const packs: AnnouncedPart[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const more = JSON.stringify(part).length + 1;
    if (bytes + more > MAX_PARTS_BYTES) {
      packs.push([]);
      bytes = 0;
    }
    packs.at(-1)?.push(part);
    bytes += more;
  }
  return packs;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.string(), v.maxLength(40));

const announcementSchema = v.object({
  by: id,
  n: count,
  parts: v.array(v.tuple([id, v.array(v.tuple([id, count])), count])),
});

export function parseAnnouncement(message: unknown): Announcement | undefined {
  const parsed = v.safeParse(announcementSchema, message);
  return parsed.success ? parsed.output : undefined;
}
