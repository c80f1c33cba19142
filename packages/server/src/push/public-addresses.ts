// Which addresses on the internet a push message may be sent to. A guest chooses the address, so it must not lead into the
// network of the server.
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Not for the public internet: this machine, private networks, links, documentation, multicast, reserved. */
const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside 2000::/3, which is all that is public: tunnels, which can lead anywhere, and documentation. */
const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_V6) notPublic.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  // IPv4 written as IPv6 is outside 2000::/3 as well; no push service needs it.
  return isIP(address) === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Whether a name can be one of the public internet: not an address, not a name without a dot, not one for a local network. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.')) return false;
  return !LOCAL_NAMES.test(name);
}

const LOCAL_NAMES = /\.(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example)$/;
