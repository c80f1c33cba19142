// Where a request comes from.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Problem } from '@undercroft/protocol';

/** Another site's page must not act with the cookies of our guests. Programs that are no browsers send no origin. */
export function checkOrigin({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): Problem | undefined {
  if (origin === undefined || allowed.includes(origin)) return undefined;
  const isSameHost = allowed.length === 0 && host !== undefined && hostOf(origin) === host;
  return isSameHost ? undefined : { kind: 'wrong-origin' };
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** The last address that is not one of our own proxies; Fastify finds it in the same way for its requests. */
export function remoteAddress(request: IncomingMessage, proxies: number): string {
  if (proxies === 0) return request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const chain = [...forwarded, request.socket.remoteAddress ?? ''];
  return chain[Math.max(0, chain.length - 1 - proxies)] as string;
}
