// Where push messages may go: over TLS, to a public name, at an address that is public at the moment of connecting.

import type { LookupAddress } from 'node:dns';
import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicName } from './public-addresses.ts';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolver = new dns.promises.Resolver({ timeout: 3_000, tries: 1 });

/** Asks the name service itself. Through the system, slow names would hold up everything else that waits for a thread. */
const resolvePublicly: Resolve = async (hostname) => {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = [four, six].flatMap((found, i) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family: i === 0 ? 4 : 6 })) : [],
  );
  if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
  return addresses;
};

export class PushGuard {
  readonly #resolve: Resolve;
  readonly #testOrigin: string | undefined;

  /** `testOrigin`: a push service of a test, which may be anywhere. */
  constructor({ resolve = resolvePublicly, testOrigin }: { resolve?: Resolve; testOrigin?: string | undefined } = {}) {
    this.#resolve = resolve;
    this.#testOrigin = testOrigin;
  }

  /** Why nothing may be sent there; nothing if it may. */
  async findProblem(endpoint: string): Promise<string | undefined> {
    const url = this.parse(endpoint);
    if (typeof url === 'string') return url;
    if (url.origin === this.#testOrigin) return undefined;
    try {
      await this.#publicAddresses(url.hostname);
      return undefined;
    } catch (error) {
      return error instanceof NotPublic ? 'not-public' : 'not-found';
    }
  }

  /** Everything that can be said without asking the name service. */
  parse(endpoint: string): URL | 'not-a-url' | 'not-https' | 'not-public' {
    if (!URL.canParse(endpoint)) return 'not-a-url';
    const url = new URL(endpoint);
    if (url.origin === this.#testOrigin) return url;
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return 'not-https';
    return isPublicName(url.hostname) ? url : 'not-public';
  }

  /** For the connection itself: the name may have got another address since it was checked. */
  lookupFor({ origin }: URL): LookupFunction | undefined {
    if (origin === this.#testOrigin) return undefined;
    return (hostname, options, callback) => {
      this.#publicAddresses(hostname).then(
        (addresses) => {
          const [first] = addresses as [LookupAddress];
          if (options.all) callback(null, [...addresses]);
          else callback(null, first.address, first.family);
        },
        (error) => callback(error, '', 0),
      );
    };
  }

  /** One private address among several is enough to refuse. */
  async #publicAddresses(hostname: string): Promise<readonly LookupAddress[]> {
    const addresses = await this.#resolve(hostname);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw new NotPublic();
    return addresses;
  }
}

class NotPublic extends Error {
  readonly code = 'ENOTPUBLIC';
  constructor() {
    super('not a public address');
  }
}
