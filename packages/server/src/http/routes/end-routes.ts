// Ending a game early, and playing it again.
import { closeTable } from '../../tables/close-table.ts';
import { rematch } from '../../tables/rematch.ts';
import { guestRoute, type Route, respond, respondEmpty, tableId } from './route.ts';

export const END_ROUTES: readonly Route[] = [
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/close',
    summary: 'Resign for a seat, or abandon a table that I opened.',
    body: 'close',
    handle: (call) => respondEmpty(closeTable(call.registry, tableId(call), call.guest, call.body)),
  }),
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/rematch',
    summary: 'Open a rematch once the game is over: the same game with the same people.',
    cost: 'table',
    handle: (call) => respond(rematch(call.registry, tableId(call), call.guest), 201),
  }),
];
