// Content may come from strangers, for example in a pull request. Its links must not make the machine that checks them
// talk to its own network: to loopback, to a router, or to the metadata service of a cloud.

import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Error code of a connection that was refused here. */
export const privateCode = 'LIBRETTO_PRIVATE'

// IANA IPv4 Special-Purpose Address Registry: what is not globally reachable. Two addresses in 192.0.0.0/24 are, and
// belong to whichever server of their kind is nearest, such as the router here. The registry has no multicast.
const special4 = rangesOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

// IANA IPv6 Address Space: what has been assigned to the internet. All other ranges are special or belong to nobody.
const global6 = rangesOf(['2000::/3'])

// IANA IPv6 Special-Purpose Address Registry: what is in 2000::/3 and not globally reachable. 2001::/32 is Teredo.
const special6 = rangesOf(['2001::/23', '2001:db8::/32', '3fff::/20'])
// What is globally reachable in 2001::/23, without the addresses of the nearest server of a kind (2001:1::).
const reachable6 = rangesOf(['2001:3::/32', '2001:4:112::/48', '2001:20::/28', '2001:30::/28'])

/** Whether everybody can reach an address, not only machines near this one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address)
  if (isIP(address) !== 6) return false
  const [first = 0, second = 0, third = 0, ...rest] = groupsOf(address)
  const isTranslated = first === 0x64 && second === 0xff9b && [third, ...rest.slice(0, 3)].every((group) => group === 0)
  // A gateway of the network translates it to IPv4: everything that has no other address looks so behind NAT64.
  if (isTranslated) return isPublicAddress(addressOf(rest.slice(3)))
  // 6to4 names an IPv4 address to send to.
  if (first === 0x2002) return isPublicAddress(addressOf([second, third]))
  return global6.check(address, 'ipv6') && (!special6.check(address, 'ipv6') || reachable6.check(address, 'ipv6'))
}

function rangesOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [numbers = ''] = address.split('%')
  // The last two groups may be written as an IPv4 address.
  const hex = numbers.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [before = [], after = []] = hex.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16))
}

/** The IPv4 address in two groups. */
function addressOf(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.')
}
/** Finds the addresses of a host, and fails if one of them is not allowed. The connection uses the ones it has seen. */
export function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      if (!found.every(({ address }) => isAllowed(address))) return done(refusal(), '')
      const [first] = found
      if (options.all === true) return done(null, found)
      return done(null, first?.address ?? '', first?.family)
    })
}

/** The error for an address that is not allowed. */
export function refusal(): NodeJS.ErrnoException {
  return Object.assign(new Error('the address is private'), { code: privateCode })
}
