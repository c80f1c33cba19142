// `npm start`: builds the page where it is out of date, serves it on this machine, and says where.
//   PORT=8080 HOST=0.0.0.0 npm start     another port; for others in the same network too
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildPage, folder } from './page.mjs';

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

/** All files by address, read when serving begins: a build meanwhile does not mix two versions. */
function readFiles() {
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile() && !one.name.startsWith('.'));
  return new Map(files.map((one) => readFile(path.join(one.parentPath ?? one.path, one.name))));
}

function readFile(file) {
  const name = path.relative(folder, file).split(path.sep).join('/');
  const plain = fs.readFileSync(file);
  const found = {
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Names under assets/ carry a hash of what is in them.
    caching: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    isText: !/\.(png|woff2)$/.test(name),
    plain,
    packed: new Map(),
  };
  return [name === 'index.html' ? '/' : `/${name}`, found];
}

const PACK = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => gzipSync(plain, { level: 9 }),
};

/** Packed once, when first asked for. */
function pack({ plain, packed }, coding) {
  if (!packed.has(coding)) packed.set(coding, PACK[coding](plain));
  return packed.get(coding);
}

function answer(files, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return close(response, 405, 'only reading here');
  const address = readAddress(request.url);
  const found = address && files.get(address);
  if (!found) return close(response, 404, 'there is no such page; the table is at /');
  const headers = { ...SAFETY, ETag: found.tag, 'Cache-Control': found.caching, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === found.tag) return response.writeHead(304, headers).end();
  const accepted = request.headers['accept-encoding'] ?? '';
  const coding = found.isText && Object.keys(PACK).find((one) => accepted.includes(one));
  const body = coding ? pack(found, coding) : found.plain;
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

/** The built page, on the wanted port or the next one that is free. */
export function serve({ port = WANTED, host = '127.0.0.1', tries = TRIES, files = readFiles() } = {}) {
  return new Promise((resolve, reject) => {
    const server = http.createServer((request, response) => answer(files, request, response));
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || tries <= 1 || port === 0) reject(error);
      else resolve(serve({ port: port + 1, host, tries: tries - 1, files }));
    });
    server.listen(port, host, () => resolve(server));
  });
}

async function start() {
  const status = buildPage();
  if (status !== 0) return status;
  const { PORT, HOST = '127.0.0.1' } = process.env;
  const wanted = PORT === undefined ? {} : { port: Number(PORT), tries: 1 };
  try {
    const server = await serve({ ...wanted, host: HOST });
    const { address, port } = server.address();
    const host = address === '127.0.0.1' ? 'localhost' : address.includes(':') ? `[${address}]` : address;
    console.log(`\nThe table is set: http://${host}:${port}/\n(Ctrl+C closes it; in a terminal: ./undercroft play)`);
    return 0;
  } catch (error) {
    console.error(`The page cannot be served: ${error.message}`);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await start();
