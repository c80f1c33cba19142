// Chat at a table.
import { fail } from '@undercroft/engine';
import { messagesAfter, messageText } from '../chat.ts';
import { asUsageError, mapLines, withTable } from './subcommand.ts';

export const say = withTable(async (connection, id, args) => {
  if (args.length === 0) return asUsageError(fail(connection.words.online.sayWhat));
  await connection.ensureGuest();
  return mapLines(await connection.resolve(connection.client.sendChat(id, args.join(' '))), () => []);
});

export const said = withTable(async (connection, id) =>
  mapLines(await messagesAfter(connection, id, 0), (messages) =>
    messages.map((message) => messageText(message, connection.words)),
  ),
);
