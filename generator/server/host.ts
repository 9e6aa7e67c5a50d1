// With DNS rebinding a page of another site makes its name point at this machine. Only the Host header tells such a
// request from our own, so it is compared as text and never parsed.

import type { IncomingMessage } from 'node:http'

/** Whether an address of this machine can be reached from this machine only. Names of --host are for the network. */
export function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1'
}

/**
 * Whether a request counts as one of this machine: it came over loopback, and by a name of loopback or an allowed one.
 * A proxy on this machine passes requests of others on by another name.
 */
export function isLocal(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  allowed: readonly string[] = [],
): boolean {
  const { host = '' } = headers
  const isOurName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) || isAllowedHost(host, allowed)
  return isLoopback(socket.localAddress) && isOurName
}

/** Whether a name, with or without a port, is one of --allowed-hosts. `.example.com` has example.com as well. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = /^([a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase()
  if (name === undefined) return false
  return allowed.some((each) => (each.startsWith('.') ? `.${name}`.endsWith(each) : name === each))
}

/** Allowed values of the Host header: the names of loopback, and those of --host. */
export function ownHosts(port: number, names: readonly string[] = []): ReadonlySet<string> {
  const hosts = ['localhost', '127.0.0.1', '[::1]', ...names.map((name) => (name.includes(':') ? `[${name}]` : name))]
  // Browsers leave the port of plain HTTP out.
  return new Set([...hosts.map((host) => `${host}:${port}`), ...(port === 80 ? hosts : [])])
}

/** Whether there is exactly one Host header, with one of our values. Takes the raw list of names and values. */
export function isOwnHost(
  rawHeaders: readonly string[],
  own: ReadonlySet<string>,
  allowed: readonly string[] = [],
): boolean {
  const values = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  const [host = ''] = values
  return values.length === 1 && (own.has(host) || isAllowedHost(host, allowed))
}
