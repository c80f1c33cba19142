// A push service and a browser for tests: takes messages, checks their signature and decrypts them.
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestBody } from '@undercroft/protocol';

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class FakePushService {
  readonly received: ReceivedPush[] = [];
  /** The answer by path; 201 if there is none. */
  readonly answers = new Map<string, { readonly status: number; readonly location?: string }>();
  /** Requests that are held back until the test ends them. */
  readonly held: (() => void)[] = [];
  isHolding = false;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        this.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        const { status, location } = this.answers.get(path) ?? { status: 201 };
        const answer = (): void => void response.writeHead(status, location === undefined ? {} : { location }).end();
        if (this.isHolding) this.held.push(answer);
        else answer();
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const answer of this.held.splice(0)) answer();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser that has subscribed. */
export class FakeBrowser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get subscription(): RequestBody<'push'> {
    const keys = { p256dh: this.#keys.getPublicKey().toString('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  /** RFC 8291 and RFC 8188. */
  decrypt({ headers, body }: ReceivedPush): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** RFC 8292: the claims of a message that is signed with this key; throws if it is not. */
export function verifiedClaims({ headers }: ReceivedPush, key: string): Record<string, unknown> {
  const [, token = '', used] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (used !== key) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('a wrong signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
