// The address under which other devices in the room find the server, and a QR code of it for their cameras.
import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Everything on the network, in a server's own URL. */
const EVERYWHERE = ['0.0.0.0', '[::]'];
/** Cables and radio come before the networks of virtual machines and containers. */
const REAL_NETWORK = /^(en|eth|wl|wi-?fi|ethernet)/i;

/** The URLs for other devices, the most likely first; none if the server listens for this machine only. */
export function networkUrls(url: string, interfaces: Interfaces = networkInterfaces()): string[] {
  const { hostname, port } = new URL(url);
  if (hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')) return [];
  if (!EVERYWHERE.includes(hostname)) return [url];
  return Object.entries(interfaces)
    .flatMap(([name, addresses = []]) => addresses.map((one) => ({ name, ...one })))
    .filter(({ address, internal }) => !internal && isIPv4(address) && !address.startsWith('169.254.'))
    .sort((a, b) => Number(REAL_NETWORK.test(b.name)) - Number(REAL_NETWORK.test(a.name)))
    .map(({ address }) => `http://${address}:${port}`);
}

/** What a person who starts the server reads; nothing if no other device can reach it. */
export function networkText(url: string, interfaces?: Interfaces): string | undefined {
  const [first, ...others] = networkUrls(url, interfaces);
  if (first === undefined) return undefined;
  const also = others.length === 0 ? '' : `\n(or ${others.map((other) => `${other}/`).join(', ')})`;
  return `For phones and laptops in the same network: ${first}/${also}\n\n${renderUnicodeCompact(`${first}/`, { border: 2 })}`;
}
