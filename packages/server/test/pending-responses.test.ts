// Responses that are not read yet, over real connections.
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PendingResponses } from '../src/http/pending-responses.ts';
import { LIMITS } from '../src/index.ts';
import { until } from './support.ts';

const MEGABYTE = 1024 * 1024;
const LARGE = 'x'.repeat(20 * MEGABYTE);

const TOO_MANY = { kind: 'too-many', after: 1 };

describe('unread responses', () => {
  let pending: PendingResponses;
  let server: Server;
  let port: number;
  /** The header `for` names the address. */
  beforeEach(async () => {
    pending = new PendingResponses({ ...LIMITS, answersPerAddress: 1000, answers: 1500 });
    server = createServer((incoming, response) => {
      pending.trackResponse(String(incoming.headers['for'] ?? 'anna'), 600, response);
      response.end(incoming.url === '/large' ? LARGE : 'short');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const get = (path: string, address = 'anna'): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nFor: ${address}\r\n\r\n`;

  test('count until they are read, even if the connection stays open', async () => {
    const agent = new Agent({ keepAlive: true });
    const read = () =>
      new Promise<void>((resolve) => {
        request({ port, agent, path: '/short' }, (response) => response.resume().on('end', resolve)).end();
      });
    await read();
    await until(() => pending.size === 0);
    await read();
    await until(() => pending.size === 0);
    expect(Object.keys(agent.freeSockets)).toHaveLength(1);
    agent.destroy();
  });

  test('count until the connection is closed, including those that waited behind another', async () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(get('/large') + get('/short', 'bela') + get('/large', 'cleo'));
    await until(() => pending.size === 3);
    expect(pending.checkRoom('bela', 500)).toEqual(TOO_MANY);
    socket.destroy();
    await until(() => pending.size === 0);
    expect(pending.checkRoom('bela', 500)).toBeUndefined();
  });

  test('are limited for one address and for all, and an address without any always gets its response', async () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(get('/large'));
    await until(() => pending.size === 1);
    expect(pending.checkRoom('anna')).toBeUndefined();
    expect(pending.checkRoom('anna', 400)).toBeUndefined();
    expect(pending.checkRoom('anna', 401)).toEqual(TOO_MANY);
    expect(pending.checkRoom('bela', 5000)).toBeUndefined();
    socket.write(get('/large', 'bela') + get('/large', 'cleo'));
    await until(() => pending.size === 3);
    expect(pending.checkRoom('anna', 400)).toEqual(TOO_MANY);
    expect(pending.checkRoom('dora', 5000)).toBeUndefined();
    socket.destroy();
  });
});
