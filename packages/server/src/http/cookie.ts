// The one cookie: who a guest is. Scripts cannot read it, other sites cannot send it along.

const NAME = 'undercroft';
const YEAR = 365 * 24 * 60 * 60;

export const cookieText = (token: string, isSecure: boolean): string =>
  `${NAME}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export function readCookie(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=');
    if (name === NAME && value !== undefined && /^[\w-]{10,64}$/.test(value)) return value;
  }
  return undefined;
}
