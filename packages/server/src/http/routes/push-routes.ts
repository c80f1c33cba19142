// Push messages: the key that browsers subscribe with, and the subscriptions of a guest.
import { ok } from '@undercroft/engine';
import { guestRoute, publicRoute, type Route, respondEmpty } from './route.ts';

export const PUSH_ROUTES: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/api/push',
    summary: 'The public key with which push messages are signed (VAPID); a browser needs it to subscribe.',
    handle: async ({ push }) => ok({ body: { key: (await push.keys()).publicKey } }),
  }),
  guestRoute({
    method: 'PUT',
    path: '/api/me/push',
    summary:
      'Send me push messages on this browser when a table waits for me, somebody nudges me or a rematch was opened. The oldest of too many browsers is replaced.',
    body: 'push',
    cost: 'push',
    handle: ({ push, guest, body }) => respondEmpty(push.add(guest, body)),
  }),
  guestRoute({
    method: 'DELETE',
    path: '/api/me/push',
    summary: 'No more push messages on the browser with this endpoint, or on any of mine.',
    body: 'unpush',
    async handle({ push, guest, body }) {
      await push.remove(guest, body.endpoint);
      return ok({ status: 204 });
    },
  }),
];
