// Who sits where, and links to seats.
import type { BodyName } from '@undercroft/protocol';
import { reject } from '../../problem.ts';
import type { SeatRef } from '../../tables/live-table.ts';
import { nudge } from '../../tables/nudge.ts';
import { createLink, revokeLink } from '../../tables/seat-links.ts';
import { leaveSeat, seatBot, takeSeat } from '../../tables/seats.ts';
import {
  type GuestCall,
  guestRoute,
  type Handled,
  numberParam,
  type Route,
  type RouteBasics,
  respond,
  respondEmpty,
  tableId,
} from './route.ts';

/** A route about the seat whose number is in its path. */
const seatRoute = <B extends BodyName | undefined = undefined>(
  route: RouteBasics & { readonly body?: B; handle(call: GuestCall<B>, ref: SeatRef): Handled },
): Route =>
  guestRoute<B>({
    ...route,
    async handle(call) {
      const seat = numberParam(call, 'seat');
      return seat === undefined ? reject('unknown-seat') : route.handle(call, { table: tableId(call), seat });
    },
  });

export const SEAT_ROUTES: readonly Route[] = [
  seatRoute({
    method: 'PUT',
    path: '/api/tables/:table/seats/:seat',
    summary: 'Take a seat: an open one, one that I have a link to, or my own back from a bot.',
    body: 'take',
    handle: ({ registry, guest, body }, ref) => respondEmpty(takeSeat(registry, guest, ref, body.link)),
  }),
  seatRoute({
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat',
    summary: 'Leave a seat.',
    handle: ({ registry, guest }, ref) => respondEmpty(leaveSeat(registry, guest, ref)),
  }),
  seatRoute({
    method: 'PUT',
    path: '/api/tables/:table/seats/:seat/bot',
    summary:
      'Let a bot play the seat: my own, a free one at my table, or that of somebody who has kept everybody waiting for long enough and is not here.',
    body: 'sit',
    handle: ({ registry, guest, body }, ref) => respondEmpty(seatBot(registry, guest, ref, body.bot)),
  }),
  seatRoute({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/nudge',
    summary: 'Remind the person of a seat that the table waits for them; once for each question.',
    handle: ({ registry, guest }, ref) => respondEmpty(nudge(registry, guest, ref)),
  }),
  seatRoute({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/link',
    summary: 'Make a link to a seat. The previous link stops working.',
    handle: ({ registry, guest }, ref) => respond(createLink(registry, guest, ref), 201),
  }),
  seatRoute({
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat/link',
    summary: 'Revoke the link to a seat.',
    handle: ({ registry, guest }, ref) => respondEmpty(revokeLink(registry, guest, ref)),
  }),
];
