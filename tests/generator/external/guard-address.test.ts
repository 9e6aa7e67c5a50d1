// Each range of the registries of IANA with its first and last address, and the neighbours outside of it.

import { expect, test } from 'vitest'
import { isPublicAddress } from '#generator/external/guard-address.ts'

const inside4 = [
  ['this network', '', '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['private use', '9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['shared address space', '100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['loopback', '126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['link local', '169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['private use', '172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['IETF protocol assignments', '191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['documentation', '192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['6to4 relays', '192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['private use', '192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['benchmarks', '198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['documentation', '198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['documentation', '203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['multicast and reserved', '223.255.255.255', '224.0.0.0', '255.255.255.255', ''],
]

const inside6 = [
  ['everything below 2000::', '', '::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2000::'],
  ['Teredo', '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', ''],
  ['port control, relays, service registration', '', '2001:1::', '2001:1:ffff:ffff:ffff:ffff:ffff:ffff', ''],
  ['benchmarks', '', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff', ''],
  ['old identifiers', '', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff', '2001:20::'],
  ['IETF protocol assignments', '', '2001:40::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  ['documentation', '2001:db7:ffff::', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  ['documentation', '3ffe:ffff:ffff::', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
  ['everything above 2000::/3', '3fff:ffff::', '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', ''],
]

test.each([...inside4, ...inside6])('%s: from %s, %s to %s, %s', (...words) => {
  const [before = '', first = '', last = '', after = ''] = words.slice(1)
  expect([first, last].filter(isPublicAddress)).toEqual([])
  expect([before, after].filter((address) => address !== '' && !isPublicAddress(address))).toEqual([])
})

test.each([
  ['loopback', '::1'],
  ['IPv4 in IPv6', '::8.8.8.8'],
  ['IPv4 mapped', '::ffff:127.0.0.1'],
  ['IPv4 mapped, in groups', '::ffff:a00:1'],
  ['IPv4 mapped, in full', '0:0:0:0:0:FFFF:10.0.0.1'],
  ['IPv4 translated', '::ffff:0:10.0.0.1'],
  ['discard only', '100::1'],
  ['dummy prefix', '100:0:0:1::1'],
  ['NAT64 of one network', '64:ff9b:1::8.8.8.8'],
  ['NAT64 with other bits', '64:ff9b::1:0:808:808'],
  ['NAT64 of the metadata service', '64:ff9b::a9fe:a9fe'],
  ['NAT64 of a router', '64:ff9b::192.168.1.1'],
  ['NAT64 of a range for documentation', '64:ff9b::cb00:7107'],
  ['6to4 of loopback', '2002:7f00:1::1'],
  ['6to4 of a private network', '2002:ac1f:ffff:1::80'],
  ['6to4 of the relays', '2002:c058:6301::'],
  ['Teredo of a private network', '2001:0:c000:201::f5ff:fffe'],
  ['Teredo of anybody', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['segment routing', '5f00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['link local', 'fe80::1'],
  ['link local of an interface', 'fe80::1%eth0'],
  ['old site local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['no address', 'not an address'],
  ['an empty text', ''],
  ['a short form of IPv4', '127.1'],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['8.8.8.8'],
  ['172.64.0.1'],
  ['192.31.196.1'],
  ['192.52.193.1'],
  ['192.175.48.1'],
  ['2606:4700::1111'],
  ['2a00:1450:4001:81b::200e'],
  ['2001:4860:4860::8888'],
  ['2001:3::1'],
  ['2001:4:112::1'],
  ['2001:20::1'],
  ['2001:30::1'],
  ['2620:4f:8000::1'],
  ['64:ff9b::8.8.8.8'],
  ['64:FF9B:0:0:0:0:0808:0808'],
  ['2002:808:808::1'],
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
