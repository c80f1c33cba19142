// The memory of a connection that only listens: a guest with a seat follows a table at which nothing happens.
import * as boardgame from './boardgame-io.mjs';
import { createPair, followTable, openTable } from './undercroft.mjs';
import { inBatches, onFile } from './undercroft-server.mjs';

const MEGABYTE = 1024 * 1024;

/**
 * Starts a new server each time, since a process seldom returns memory. The first connections are not counted, since they fill
 * room that something else has left.
 */
const contestant = (start, seatsAt) => ({
  async run(connections) {
    const server = await start();
    const seats = await seatsAt(server);
    const first = await connectAll(seats, UNCOUNTED);
    const before = await server.memory();
    const more = await connectAll(seats, connections);
    const after = await server.memory();
    for (const connection of [...first, ...more]) connection.close();
    await server.stop();
    const growth = (property) => (after[property] - before[property]) / MEGABYTE;
    return { decisions: 0, bySeats: 0, cost: growth('rss'), heap: growth('heap') };
  },
});

/** Many tables with few connections each, since boardgame.io tells everybody at a match of every new connection. */
const TABLES = 300;
const UNCOUNTED = 1500;

/** Distributes the connections over all seats. A seat is a function that makes a connection which follows its table. */
const connectAll = (seats, connections) =>
  inBatches(Array.from({ length: connections }), (_, i) => seats[i % seats.length]());

export const undercroft = () => contestant(onFile, seatsOfUndercroft);

export async function seatsOfUndercroft(server) {
  const seats = await inBatches(Array.from({ length: TABLES }), async () => {
    const pair = await createPair(server);
    const id = await openTable(pair);
    return pair.map((client) => async () => {
      const connection = client.another();
      await followTable(connection, { id, seq: 0 });
      return connection;
    });
  });
  return seats.flat();
}

/** `connect` is the way its clients connect. */
const rival = (connect) =>
  contestant(
    () => boardgame.startServer('decisions'),
    async (server) => {
      const matches = await inBatches(Array.from({ length: TABLES }), () => boardgame.openMatch(server));
      return matches.flatMap((match) =>
        [0, 1].map((seat) => async () => {
          const socket = await connect(server);
          await boardgame.sync(socket, seat, match);
          return socket;
        }),
      );
    },
  );

export const byWebSocket = () => rival(boardgame.connect);
export const byPolling = () => rival(boardgame.connectByPolling);
