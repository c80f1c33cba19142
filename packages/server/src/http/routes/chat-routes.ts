// What is said at a table.
import { readChat, sendChat } from '../../tables/chat.ts';
import { afterParam, guestRoute, publicRoute, type Route, respond, tableId } from './route.ts';

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
      return respond(readChat(registry, id, after.value));
    },
  }),
  guestRoute({
    method: 'POST',
    path: '/api/tables/:table/said',
    summary: 'Send a chat message.',
    body: 'chat',
    handle: (call) => respond(sendChat(call.registry, tableId(call), call.guest, call.body.text), 201),
  }),
];
