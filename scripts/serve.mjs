// `npm start`: builds the page where it is out of date, serves it on this machine, and says where.
//   PORT=8080 HOST=0.0.0.0 npm start     another port; for others in the same network too
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const folder = path.join(root, 'packages', 'web', 'dist');
const WANTED = 4140;
const TRIES = 20;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

const SAFETY = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files by address, packed once when first asked for. */
const packed = new Map();

function find(address) {
  const name = address === '/' ? 'index.html' : address.slice(1);
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep) || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const known = packed.get(name);
  if (known) return known;
  const plain = fs.readFileSync(file);
  const isText = !/\.(png|woff2)$/.test(name);
  const found = {
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Names under assets/ carry a hash of what is in them.
    caching: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    gzip: isText ? gzipSync(plain, { level: 9 }) : undefined,
    br: isText ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : undefined,
  };
  packed.set(name, found);
  return found;
}

function answer(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return close(response, 405, 'only reading here');
  const address = readAddress(request.url);
  const found = address && find(address);
  if (!found) return close(response, 404, 'there is no such page; the table is at /');
  const headers = { ...SAFETY, ETag: found.tag, 'Cache-Control': found.caching, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === found.tag) return response.writeHead(304, headers).end();
  const accepted = request.headers['accept-encoding'] ?? '';
  const coding = ['br', 'gzip'].find((one) => found[one] && accepted.includes(one));
  const body = coding ? found[coding] : found.plain;
  const length = { 'Content-Length': body.length, ...(coding ? { 'Content-Encoding': coding } : {}) };
  response.writeHead(200, { ...headers, ...length, 'Content-Type': found.type });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

function readAddress(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://here').pathname);
  } catch {
    return undefined;
  }
}

const close = (response, status, text) =>
  response.writeHead(status, { ...SAFETY, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);

/** On the wanted port, or the next one that is free. */
export function serve({ port = WANTED, host = '127.0.0.1', tries = TRIES } = {}) {
  return new Promise((resolve, reject) => {
    const server = http.createServer(answer);
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || tries <= 1 || port === 0) reject(error);
      else resolve(serve({ port: port + 1, host, tries: tries - 1 }));
    });
    server.listen(port, host, () => resolve(server));
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const port = process.env.PORT === undefined ? WANTED : Number(process.env.PORT);
  const fixed = process.env.PORT !== undefined;
  try {
    const server = await serve({ port, host: process.env.HOST ?? '127.0.0.1', tries: fixed ? 1 : TRIES });
    const { address, port: taken } = server.address();
    const host = address === '127.0.0.1' ? 'localhost' : address.includes(':') ? `[${address}]` : address;
    console.log(`\nThe table is set: http://${host}:${taken}/\n(Ctrl+C closes it; in a terminal: ./undercroft play)`);
  } catch (error) {
    console.error(`The page cannot be served: ${error.message}`);
    process.exitCode = 1;
  }
}
