// The files of the page. They are read once at the start, so that a later build cannot mix two versions.
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

const securityHeaders = (base: "'none'" | "'self'") => ({
  'Content-Security-Policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri ${base}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
});
const SECURITY_HEADERS = securityHeaders("'none'");
/** For a page that names the root as its base. */
const HEADERS_WITH_BASE = securityHeaders("'self'");

const COMPRESSORS = {
  br: (plain: Buffer) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer) => gzipSync(plain, { level: 9 }),
};
type Encoding = keyof typeof COMPRESSORS;

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly isText: boolean;
  readonly plain: Buffer;
  readonly compressed: Map<Encoding, Buffer>;
}

export class StaticPages {
  readonly #files: ReadonlyMap<string, StaticFile>;

  constructor(folder: string) {
    const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    this.#files = new Map(files.map((file) => readFile(folder, path.join(file.parentPath ?? file.path, file.name))));
  }

  /** The page with more in its head, before everything that has an address. */
  sendIndex(reply: FastifyReply, head: string) {
    const index = this.#files.get('/');
    if (!index) return sendText(reply, 404, 'there is no such page; the table is at /');
    reply.headers({ ...HEADERS_WITH_BASE, 'Cache-Control': 'no-cache', Vary: 'Accept-Language' });
    const html = index.plain.toString('utf8');
    return reply.type(index.type).send(html.replace(/<head[^>]*>/, (tag) => `${tag}\n    ${head}`));
  }

  serve(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(SECURITY_HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(reply, 405, 'this address can only be read');
    const address = pathOf(request.url);
    const found = address === undefined ? undefined : this.#files.get(address);
    if (!found) return sendText(reply, 404, 'there is no such page; the table is at /');
    reply.headers({ ETag: found.etag, 'Cache-Control': found.cacheControl, Vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === found.etag) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = found.isText
      ? (Object.keys(COMPRESSORS) as Encoding[]).find((name) => accepted.includes(name))
      : undefined;
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.type(found.type).send(encoding ? compress(found, encoding) : found.plain);
  }
}

function readFile(folder: string, file: string): [string, StaticFile] {
  const name = path.relative(folder, file).split(path.sep).join('/');
  const plain = name === 'index.html' ? withServerMark(fs.readFileSync(file, 'utf8')) : fs.readFileSync(file);
  const read = {
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // File names under assets/ contain a hash of the content.
    cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    isText: !/\.(png|woff2)$/.test(name),
    plain,
    compressed: new Map(),
  };
  return [name === 'index.html' ? '/' : `/${name}`, read];
}

/** The page knows by it that there is a server that keeps tables; on a static host it would ask in vain. */
const withServerMark = (html: string): Buffer =>
  Buffer.from(html.replace('</head>', '  <meta name="undercroft-server" content="tables" />\n  </head>'));

/** Compressed once, when it is first requested. */
function compress({ plain, compressed }: StaticFile, encoding: Encoding): Buffer {
  const known = compressed.get(encoding) ?? COMPRESSORS[encoding](plain);
  compressed.set(encoding, known);
  return known;
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://here').pathname);
  } catch {
    return undefined;
  }
}

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).type('text/plain; charset=utf-8').send(`${text}\n`);
