// The one cookie: which guest it is. Scripts cannot read it, and other sites cannot make a browser send it.
import * as cookie from 'cookie';

const NAME = 'undercroft';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export const serializeCookie = (token: string, { isSecure }: { readonly isSecure: boolean }): string =>
  cookie.stringifySetCookie({
    name: NAME,
    value: token,
    path: '/',
    maxAge: YEAR_IN_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });

/** The token in a Cookie header; nothing if it cannot be one of ours. */
export function parseCookie(header: string | undefined): string | undefined {
  const token = header === undefined ? undefined : cookie.parseCookie(header)[NAME];
  return token !== undefined && /^[\w-]{10,64}$/.test(token) ? token : undefined;
}
