// Who somebody is: becoming a guest, the name, recovery on another device.
import { ok } from '@undercroft/engine';
import { reject } from '../../problem.ts';
import { announceName } from '../../tables/announce-name.ts';
import { guestRoute, publicRoute, type Route } from './route.ts';

export const GUEST_ROUTES: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/api/me',
    summary: 'Become a guest: sets the cookie. Somebody who is a guest already stays the same guest, for another year.',
    body: 'guest',
    cost: 'guest',
    async handle({ guests, guest, body: { name } }) {
      if (guest) return ok({ renewsCookie: true, body: name === undefined ? guest : await guests.rename(guest, name) });
      const created = await guests.create(name ?? '');
      return ok({ status: 201, body: created.guest, cookie: created.cookie });
    },
  }),
  guestRoute({
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am.',
    handle: async ({ guest }) => ok({ body: guest }),
  }),
  guestRoute({
    method: 'PUT',
    path: '/api/me',
    summary: 'Change my name.',
    body: 'name',
    async handle({ registry, guests, guest, body }) {
      const renamed = await guests.rename(guest, body.name);
      await announceName(registry, renamed);
      return ok({ body: renamed });
    },
  }),
  guestRoute({
    method: 'POST',
    path: '/api/me/recovery',
    summary: 'Make a recovery token: it makes another device the same guest. The previous token stops working.',
    handle: async ({ guests, guest }) => ok({ status: 201, body: { token: await guests.createRecoveryToken(guest) } }),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/recover',
    summary: 'Use a recovery token: sets the cookie of the guest who made it.',
    body: 'recover',
    cost: 'guest',
    async handle({ guests, body }) {
      const found = await guests.recover(body.token);
      return found ? ok({ body: found.guest, cookie: found.cookie }) : reject('unknown-recovery');
    },
  }),
];
