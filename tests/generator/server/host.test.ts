// The Host matrix: exactly one line with one of our names and our port.

import { describe, expect, test } from 'vitest'
import { isAllowedHost, isLocal, isOwnHost, ownHosts } from '#generator/server/host.ts'

const own = ownHosts(4321)

describe('is ours', () => {
  test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321'])('%s', (host) => {
    expect(isOwnHost(['Accept', '*/*', 'hOsT', host], own)).toBe(true)
  })

  test('a name without a port on port 80', () => {
    expect(isOwnHost(['Host', 'localhost'], ownHosts(80))).toBe(true)
    expect(isOwnHost(['Host', 'localhost'], own)).toBe(false)
  })

  test('a name that was asked for, with brackets around IPv6', () => {
    const more = ownHosts(4321, ['box.local', 'fd00::2'])
    expect([...more].slice(-2)).toEqual(['box.local:4321', '[fd00::2]:4321'])
  })
})

describe('is not ours', () => {
  const foreign = `localhost localhost:4322 localhost:04321 evil.example evil.example:4321
    localhost.evil.example:4321 localhost:4321.evil.example localhost.:4321 LOCALHOST:4321 user@localhost:4321
    localhost:4321,evil.example 127.0.0.2:4321 127.1:4321 0.0.0.0:4321 2130706433:4321 0x7f.1:4321 ::1:4321 [::1] [
    [::1 [::ffff:127.0.0.1]:4321 [0:0:0:0:0:0:0:1]:4321 constructor http://localhost:4321 localhost:4321/`
  test.each(['', 'localhost:4321 ', ...foreign.split(/\s+/)])('%j', (host) =>
    expect(isOwnHost(['Host', host], own)).toBe(false),
  )

  test('no Host, or two, even if both are ours', () => {
    expect(isOwnHost([], own)).toBe(false)
    expect(isOwnHost(['X-Forwarded-Host', 'localhost:4321'], own)).toBe(false)
    expect(isOwnHost(['Accept', 'host', 'localhost:4321', 'x'], own)).toBe(false)
    expect(isOwnHost(['Host', 'localhost:4321', 'host', 'localhost:4321'], own)).toBe(false)
    expect(isOwnHost(['Host', 'localhost:4321', 'Host', 'evil.example'], own)).toBe(false)
  })
})

describe('a name of --allowed-hosts', () => {
  const allowed = ['handbook.example.com', '.example.org']

  test.each([
    'handbook.example.com',
    'handbook.example.com:8443',
    'Handbook.Example.com',
    'example.org',
    'a.b.example.org:80',
  ])('is %s', (host) => {
    expect(isAllowedHost(host, allowed)).toBe(true)
    expect(isOwnHost(['Host', host], own, allowed)).toBe(true)
    expect(isOwnHost(['Host', host], own)).toBe(false)
  })

  test.each([
    'example.com',
    'www.handbook.example.com',
    'badexample.org',
    'example.org.evil.example',
    'example.org.',
    'user@example.org',
    'example.org:port',
    'example.org/',
    '.example.org',
    'a.example.org,evil.example',
    '',
  ])('is not %j', (host) => expect(isAllowedHost(host, allowed)).toBe(false))

  test('counts as this machine over loopback only', () => {
    const from = (localAddress: string) => ({ socket: { localAddress }, headers: { host: 'example.org' } }) as never
    expect(isLocal(from('127.0.0.1'), allowed)).toBe(true)
    expect(isLocal(from('127.0.0.1'))).toBe(false)
    expect(isLocal(from('192.168.1.20'), allowed)).toBe(false)
  })
})
