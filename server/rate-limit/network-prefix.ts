import { isIPv6 } from 'node:net';

const mapped = [0, 0, 0, 0, 0, 0xffff];

/**
 * The counted part of an address: for IPv6 the /64 network, because a client has 2⁶⁴ addresses in it. An IPv4
 * address is itself, written as IPv6 too; what is no address stays as it is.
 */
export function toNetworkPrefix(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = readGroups(address);
  if (mapped.every((group, index) => groups[index] === group)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of a valid address. */
function readGroups(address: string): number[] {
  const [whole = ''] = address.split('%');
  const [start = [], end = []] = whole.split('::').map(readPart);
  const left = 8 - start.length - end.length;
  return [...start, ...Array.from({ length: left }, () => 0), ...end];
}

const readPart = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (group.includes('.') ? readIpv4(group) : [parseInt(group, 16)]));

/** As its two 16-bit groups. */
function readIpv4(text: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
