// What is said at a table.

import { reject } from '../../problem.ts';
import { readChat, sendChat } from '../../tables/chat.ts';
import { muteChat, openChat, removeChat } from '../../tables/moderation.ts';
import {
  afterParam,
  guestRoute,
  numberParam,
  publicRoute,
  type Route,
  respond,
  respondEmpty,
  tableId,
} from './route.ts';

export const CHAT_ROUTES: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/api/tables/:table/said',
    summary: 'The chat messages.',
    query: { after: 'The number of the last message that the client has; 0 by default.' },
    async handle(call) {
      const after = afterParam(call);
      if (!after.ok) return after;
      const { registry } = call;
      const id = tableId(call);
      return respond(readChat(registry, id, { after: after.value, guest: call.guest }));
    },
  }),
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/said',
    summary:
      'Send a chat message. One person, and all together who only watch, have a share of what there is room for (`too-many`); `muted` and `chat-closed` say that who opened the table does not want it.',
    body: 'chat',
    handle: (call) => respond(sendChat(call.registry, tableId(call), call.guest, call.body.text), 201),
  }),
  guestRoute({
    method: 'DELETE',
    path: '/api/tables/:table/said/:message',
    summary: 'Remove a chat message from a table that I opened.',
    handle: async (call) => {
      const n = numberParam(call, 'message');
      if (n === undefined) return reject('unknown-message');
      return respondEmpty(removeChat(call.registry, call.guest, { table: tableId(call), n }));
    },
  }),
  guestRoute({
    method: 'PUT',
    path: '/api/tables/:table/said/:message/mute',
    summary: 'Mute whoever said this at a table that I opened, or let them speak again.',
    body: 'mute',
    handle: async (call) => {
      const n = numberParam(call, 'message');
      if (n === undefined) return reject('unknown-message');
      return respondEmpty(muteChat(call.registry, call.guest, { table: tableId(call), n }, call.body));
    },
  }),
  guestRoute({
    method: 'PUT',
    path: '/api/tables/:table/chat',
    summary: 'Say whether people who only watch may speak at a table that I opened.',
    body: 'chatters',
    handle: (call) => respondEmpty(openChat(call.registry, tableId(call), call.guest, call.body)),
  }),
];
