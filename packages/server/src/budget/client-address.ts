// Which address a client counts as.
import { isIPv6 } from 'node:net';

/** Whoever has one IPv6 address has 2^64 of them, so they count as one. */
export function clientAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] as string;
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first half of an IPv6 address: '2001:db8:1:2::'. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] as string).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => group.toLowerCase());
  return `${groups.join(':')}::`;
}
