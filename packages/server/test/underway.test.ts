// Answers on their way, over real connections.
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Underway } from '../src/http/underway.ts';
import { LIMITS } from '../src/index.ts';
import type { Denied } from '../src/tables/problem.ts';
import { until } from './support.ts';

const MEGABYTE = 1024 * 1024;
const LARGE = 'x'.repeat(20 * MEGABYTE);

const kindOf = (work: () => void): string => {
  try {
    work();
    return 'granted';
  } catch (error) {
    return (error as Denied).problem.kind;
  }
};

describe('answers on their way', () => {
  let underway: Underway;
  let server: Server;
  let port: number;
  /** By the header `for`. */
  beforeEach(async () => {
    underway = new Underway({ ...LIMITS, answersPerAddress: 1000, answers: 1500 });
    server = createServer((asked, answer) => {
      underway.add(String(asked.headers['for'] ?? 'anna'), 600, answer);
      answer.end(asked.url === '/large' ? LARGE : 'short');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const asked = (path: string, who = 'anna'): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nFor: ${who}\r\n\r\n`;

  test('count until they are read, also when the connection stays', async () => {
    const agent = new Agent({ keepAlive: true });
    const read = () =>
      new Promise<void>((resolve) => {
        request({ port, agent, path: '/short' }, (answer) => answer.resume().on('end', resolve)).end();
      });
    await read();
    await until(() => underway.size === 0);
    await read();
    await until(() => underway.size === 0);
    expect(Object.keys(agent.freeSockets)).toHaveLength(1);
    agent.destroy();
  });

  test('count until the connection is gone, also those that stood in line', async () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(asked('/large') + asked('/short', 'bela') + asked('/large', 'cleo'));
    await until(() => underway.size === 3);
    expect(kindOf(() => underway.mustHaveRoom('bela', 500))).toBe('too-many');
    socket.destroy();
    await until(() => underway.size === 0);
    expect(kindOf(() => underway.mustHaveRoom('bela', 500))).toBe('granted');
  });

  test('so many for one, so many for all, and somebody new is always answered', async () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(asked('/large'));
    await until(() => underway.size === 1);
    expect(kindOf(() => underway.mustHaveRoom('anna'))).toBe('granted');
    expect(kindOf(() => underway.mustHaveRoom('anna', 400))).toBe('granted');
    expect(kindOf(() => underway.mustHaveRoom('anna', 401))).toBe('too-many');
    expect(kindOf(() => underway.mustHaveRoom('bela', 5000))).toBe('granted');
    socket.write(asked('/large', 'bela') + asked('/large', 'cleo'));
    await until(() => underway.size === 3);
    expect(kindOf(() => underway.mustHaveRoom('anna', 400))).toBe('too-many');
    expect(kindOf(() => underway.mustHaveRoom('dora', 5000))).toBe('granted');
    socket.destroy();
  });
});
