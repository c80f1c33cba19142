// Who sits where. Every change of a seat is an entry of the record, so it and a move can never both be next.
import { fail, ok, type Result } from '@undercroft/engine';
import type { BotStrength, Guest, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import { checkRoom, checkUnfinished, staleProblem } from './checks.ts';
import { type LiveTable, occupantOf, type SeatRef } from './live-table.ts';
import { ALWAYS_REFRESH, type TableRegistry } from './registry.ts';
import { opensSeat } from './seat-links.ts';

type Done = Promise<Result<void, Problem>>;

/** Takes an open seat, one to which there is a link, or one's own back from a bot. */
export function takeSeat(registry: TableRegistry, guest: Guest, ref: SeatRef, link: string | undefined): Done {
  return withSeat(registry, ref, async (table, row) => {
    if (row.held === 'person') return row.person === guest.id ? ok(undefined) : reject('seat-taken');
    const isBot = row.held === 'bot';
    const isMine = isBot && row.person === guest.id;
    // A bot that keeps a seat for somebody keeps it for nobody else.
    const isKept = isBot && row.person !== null;
    if (!isMine && (isKept || (isBot && link === undefined))) return reject('seat-taken');
    const needsLink = !isMine && (isBot || row.offered === 'link');
    if (needsLink && !(await opensSeat(registry, ref, link))) return reject('dead-link');
    const taken = { ...row, held: 'person', person: guest.id, strength: null, seen: Date.now() } as const;
    return changeSeat(registry, table, taken, guest.name);
  });
}

/** Leaves the seat to anybody, or to whoever has its link. */
export function leaveSeat(registry: TableRegistry, guest: Guest, ref: SeatRef): Done {
  return withSeat(registry, ref, (table, row) => {
    if (row.person !== guest.id) return reject('not-your-seat');
    return changeSeat(registry, table, { ...row, held: 'nobody', person: null, strength: null });
  });
}

/** Lets a bot play one's own seat, an empty one where one sits, at one's own table any that no person holds, or that of somebody away. */
export function seatBot(registry: TableRegistry, guest: Guest, ref: SeatRef, strength: BotStrength): Done {
  return withSeat(registry, ref, (table, row) => {
    const isSeated = table.seats.some(({ person }) => person === guest.id);
    const isFree = (row.held !== 'person' && table.row.opener === guest.id) || (row.held === 'nobody' && isSeated);
    const problem = row.person === guest.id || isFree ? undefined : checkAway(registry, table, row, guest);
    if (problem) return fail(problem);
    return changeSeat(registry, table, { ...row, held: 'bot', strength });
  });
}

/** Whoever sits at the table may let a bot play on for a person who keeps everybody waiting; the seat stays theirs. */
function checkAway(registry: TableRegistry, table: LiveTable, row: SeatRow, guest: Guest): Problem | undefined {
  if (row.held !== 'person' || row.person === null) return { kind: 'not-your-table' };
  if (!table.seats.some(({ person }) => person === guest.id)) return { kind: 'not-your-seat' };
  const { awayDays, awayLive } = registry.limits;
  const limit = table.row.pace === 'days' ? awayDays : awayLive;
  // While other processes cannot be heard, somebody may be there without anybody here knowing.
  const isHere = !registry.store.notifications.isConnected || registry.presence.isHere(table.id, row.person);
  const last = isHere ? Date.now() : Math.max(table.since, row.seen);
  const wait = last + limit - Date.now();
  return wait > 0 ? { kind: 'not-away', after: Math.ceil(wait / 1000) } : undefined;
}

function withSeat(
  registry: TableRegistry,
  { table: id, seat }: SeatRef,
  work: (table: LiveTable, row: SeatRow) => Result<void, Problem> | Done,
): Done {
  return registry.withTable(
    id,
    (table) => {
      const row = table.seats[seat];
      return row ? work(table, row) : reject('unknown-seat');
    },
    ALWAYS_REFRESH,
  );
}

/** Stores the entry and the seat in one transaction; neither, if somebody else acted first. */
async function changeSeat(registry: TableRegistry, table: LiveTable, row: SeatRow, name?: string): Done {
  const problem = checkUnfinished(table) ?? checkRoom(registry, table);
  if (problem) return fail(problem);
  const { table_id, seat, seen, ...rest } = row;
  // Another process may have stored meanwhile when the person left.
  const columns = seen === table.seats[seat]?.seen ? rest : { ...rest, seen };
  const from = table.seq;
  table.table.sit(seat, occupantOf(row, name));
  table.seats[seat] = row;
  const isFirst = await registry.commit(table, table.collectChange(from).batch, async (trx) => {
    await trx.updateTable('seats').set(columns).where('table_id', '=', table_id).where('seat', '=', seat).execute();
  });
  if (!isFirst) return registry.withTable(table.id, (fresh) => fail(staleProblem(fresh, from)));
  await registry.notifyChanged(table.id);
  return ok(undefined);
}
