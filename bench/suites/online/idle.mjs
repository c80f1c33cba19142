// What a connection costs that only listens: somebody with a seat follows their table, and nothing happens there.
import * as boardgame from './boardgame-io.mjs';
import { allOf, onFile } from './server-undercroft.mjs';
import { openFor, pairAt, settled } from './undercroft.mjs';

const MEGABYTE = 1024 * 1024;

/**
 * A fresh server each time: what it has once grown by, it seldom gives back. For the same reason the first connections are not
 * counted: they find room that something else has left.
 */
const contestant = (start, seatsAt) => ({
  async run(connections) {
    const server = await start();
    const seats = await seatsAt(server);
    const first = await connected(seats, FIRST);
    const before = await server.memory();
    const more = await connected(seats, connections);
    const after = await server.memory();
    for (const line of [...first, ...more]) line.close();
    await server.stop();
    const grown = (what) => (after[what] - before[what]) / MEGABYTE;
    return { decisions: 0, bySeats: 0, cost: grown('rss'), heap: grown('heap') };
  },
});

/** Few to a table: whoever comes to a match of boardgame.io is told to all who are there. */
const TABLES = 300;
const FIRST = 1500;

/** Both seats of all tables, each with as many connections as it takes; a seat is what makes a connection that follows. */
const connected = (seats, connections) =>
  allOf(Array.from({ length: connections }), (_, i) => seats[i % seats.length]());

export const undercroft = () => contestant(onFile, seatsAtUndercroft);

export async function seatsAtUndercroft(server) {
  const seats = await allOf(Array.from({ length: TABLES }), async () => {
    const pair = await pairAt(server);
    const id = await openFor(pair);
    return pair.map((client) => async () => {
      const line = client.another();
      await settled(line, id, 0, () => {});
      return line;
    });
  });
  return seats.flat();
}

/** `connect`: how its clients come. */
const rival = (connect) =>
  contestant(
    () => boardgame.startServer('decisions'),
    async (server) => {
      const matches = await allOf(Array.from({ length: TABLES }), () => boardgame.openMatch(server));
      return matches.flatMap((match) =>
        [0, 1].map((seat) => async () => {
          const socket = await connect(server);
          await boardgame.sync(socket, seat, match);
          return socket;
        }),
      );
    },
  );

export const straight = () => rival(boardgame.connected);
export const asUsual = () => rival(boardgame.connectedAsUsual);
