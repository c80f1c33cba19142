// The files of the page, read when serving begins: a build meanwhile does not mix two versions.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
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
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const PACK = {
  br: (plain: Buffer) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer) => gzipSync(plain, { level: 9 }),
};
type Coding = keyof typeof PACK;

interface File {
  readonly type: string;
  readonly tag: string;
  readonly caching: string;
  readonly isText: boolean;
  readonly plain: Buffer;
  readonly packed: Map<Coding, Buffer>;
}

export class Pages {
  readonly #files: ReadonlyMap<string, File>;

  constructor(folder: string) {
    const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((one) => one.isFile() && !one.name.startsWith('.'));
    this.#files = new Map(files.map((one) => readFile(folder, path.join(one.parentPath ?? one.path, one.name))));
  }

  answer(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(SAFETY);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainly(reply, 405, 'only reading here');
    const address = readAddress(request.url);
    const found = address === undefined ? undefined : this.#files.get(address);
    if (!found) return plainly(reply, 404, 'there is no such page; the table is at /');
    reply.headers({ ETag: found.tag, 'Cache-Control': found.caching, Vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === found.tag) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const coding = found.isText ? (Object.keys(PACK) as Coding[]).find((one) => accepted.includes(one)) : undefined;
    if (coding) reply.header('Content-Encoding', coding);
    return reply.type(found.type).send(coding ? pack(found, coding) : found.plain);
  }
}

function readFile(folder: string, file: string): [string, File] {
  const name = path.relative(folder, file).split(path.sep).join('/');
  const plain = fs.readFileSync(file);
  const read = {
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Names under assets/ carry a hash of what is in them.
    caching: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    isText: !/\.(png|woff2)$/.test(name),
    plain,
    packed: new Map(),
  };
  return [name === 'index.html' ? '/' : `/${name}`, read];
}

/** Packed once, when first asked for. */
function pack({ plain, packed }: File, coding: Coding): Buffer {
  const known = packed.get(coding) ?? PACK[coding](plain);
  packed.set(coding, known);
  return known;
}

function readAddress(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://here').pathname);
  } catch {
    return undefined;
  }
}

const plainly = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).type('text/plain; charset=utf-8').send(`${text}\n`);
