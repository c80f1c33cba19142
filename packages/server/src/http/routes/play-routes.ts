// Moves, and taking them back.
import { ok } from '@undercroft/engine';
import { reject } from '../../problem.ts';
import { act, undo } from '../../tables/moves.ts';
import { answerUndoRequest, requestUndo, withdrawUndoRequest } from '../../tables/undo-requests.ts';
import { guestRoute, numberParam, type Route, respond, respondEmpty, tableId } from './route.ts';

export const PLAY_ROUTES: readonly Route[] = [
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/act',
    summary: 'Play an action for a seat.',
    body: 'act',
    handle: (call) => respond(act(call.registry, tableId(call), call.guest, call.body)),
  }),
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/undo',
    summary: 'Undo. Refused where others must agree.',
    body: 'undo',
    handle: (call) => respond(undo(call.registry, tableId(call), call.guest, call.body)),
  }),
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/asks',
    summary: 'Ask the others to agree to an undo.',
    body: 'undo',
    async handle(call) {
      const requested = await requestUndo(call.registry, tableId(call), call.guest, call.body);
      if (!requested.ok) return requested;
      return requested.value === 'done' ? ok({ body: { done: true } }) : ok({ status: 201, body: requested.value });
    },
  }),
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/asks/:ask',
    summary: 'Agree to an undo, or decline.',
    body: 'answer',
    async handle(call) {
      const request = numberParam(call, 'ask');
      if (request === undefined) return reject('unknown-ask');
      const answered = await answerUndoRequest(call.registry, call.guest, { table: tableId(call), request }, call.body);
      if (!answered.ok) return answered;
      const { value } = answered;
      return ok({ body: typeof value === 'string' ? { [value]: true } : value });
    },
  }),
  guestRoute({
    method: 'DELETE',
    path: '/api/tables/:table/asks/:ask',
    summary: 'Withdraw my request for an undo.',
    async handle(call) {
      const request = numberParam(call, 'ask');
      if (request === undefined) return reject('unknown-ask');
      return respondEmpty(withdrawUndoRequest(call.registry, call.guest, { table: tableId(call), request }));
    },
  }),
];
