import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Some proxies write the port too: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
}

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes every form of one address alike, an IPv4 part at its end as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string) =>
    part.split(':').flatMap((group) => (group ? [Number.parseInt(group, 16)] : []))
  if (tail === undefined) return read(head)
  const [first, last] = [read(head), read(tail)]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

/** Whether the IPv6 address only wraps one of IPv4 (`::ffff:192.0.2.1`; RFC 4291, 2.5.5.2). */
function wrapsIPv4(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
}

/**
 * Whom limits count for one: an IPv4 address, or the /64 network of an IPv6 address, all of which one subscriber
 * has (RFC 6177).
 */
export function countedAddress(address: string): string {
  const bare = withoutPort(address).split('%')[0]!
  if (!isIPv6(bare)) return isIP(bare) ? bare : 'unknown'
  const groups = groupsOf(bare)
  if (wrapsIPv4(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Whom a request comes from, for every limit. */
export function clientAddress(request: FastifyRequest): string {
  return countedAddress(request.ip)
}

/** Which of those that forwarded a request are believed: so many, counted from here, or those of these addresses. */
export function trusted({
  trustProxy,
}: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (_address, hop) => hop < trustProxy
}
