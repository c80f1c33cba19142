// Who sits where: taking a seat, leaving it, handing it to a bot, and links to it.
import { formatSeatLink } from '@undercroft/protocol';
import { readStrength } from '../options.ts';
import { asUsageError, mapLines, withSeat } from './subcommand.ts';

export const take = withSeat(async (connection, id, seat) => {
  await connection.ensureGuest();
  const taken = await connection.resolve(connection.client.takeSeat(id, seat));
  return mapLines(taken, () => [connection.words.online.taken]);
});

export const leave = withSeat(async (connection, id, seat) =>
  mapLines(await connection.resolve(connection.client.leaveSeat(id, seat)), () => [connection.words.online.left]),
);

export const bot = withSeat(async (connection, id, seat, [word]) => {
  const strength = asUsageError(readStrength(word, connection.words));
  if (!strength.ok) return strength;
  const seated = await connection.resolve(connection.client.seatBot(id, seat, strength.value));
  return mapLines(seated, () => [connection.words.online.botSits]);
});

export const link = withSeat(async (connection, table, seat) =>
  mapLines(await connection.resolve(connection.client.createLink(table, seat)), (made) => [
    formatSeatLink({ base: connection.server, table, ...made }),
  ]),
);

export const revoke = withSeat(async (connection, id, seat) =>
  mapLines(await connection.resolve(connection.client.revokeLink(id, seat)), () => [connection.words.online.revoked]),
);
