// Content may come from strangers, for example in a pull request. Its links must not make the machine that checks them
// talk to its own network: to loopback, to a router, or to the metadata service of a cloud.

import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Error code of a connection that was refused here. */
export const privateCode = 'LIBRETTO_PRIVATE'

const inside = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '64:ff9b::/96',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]) {
  const [network = '', bits] = range.split('/')
  inside.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4')
}

/** Whether everybody can reach an address, not only machines near this one. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && !inside.check(address, version === 6 ? 'ipv6' : 'ipv4')
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
