// Who you are at a server, on this device and on others.
import { fail } from '@undercroft/engine';
import { formatRecoveryLink, parseRecoveryLink } from '@undercroft/protocol';
import { asUsageError, mapLines, type Subcommand } from './subcommand.ts';

export const name: Subcommand = async (connection, args) => {
  const wanted = args.join(' ');
  const me = await connection.resolve(wanted === '' ? connection.client.me() : connection.client.signIn(wanted));
  return mapLines(me, (value) => [connection.words.online.youAre(value.name, connection.server)]);
};

export const recovery: Subcommand = async (connection) =>
  mapLines(await connection.resolve(connection.client.createRecoveryToken()), ({ token }) => [
    formatRecoveryLink({ base: connection.server, token }),
  ]);

export const recover: Subcommand = async (connection, [word]) => {
  const { online } = connection.words;
  if (word === undefined) return asUsageError(fail(online.whichLink));
  const token = parseRecoveryLink(word)?.token ?? word;
  return mapLines(await connection.resolve(connection.client.recover(token)), (me) => [online.youAreAgain(me.name)]);
};
