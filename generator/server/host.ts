// Which Host headers are ours. Pure. A page of another site that gets its name to point at this machine (DNS rebinding)
// is told apart from our own by this header alone, so it is compared as text and never parsed.

/** Values the Host header may have: the names of loopback, and more names where they were asked for. */
export function ownHosts(port: number, names: readonly string[] = []): ReadonlySet<string> {
  const hosts = ['localhost', '127.0.0.1', '[::1]', ...names.map((name) => (name.includes(':') ? `[${name}]` : name))]
  // Browsers leave the port of plain HTTP out.
  return new Set([...hosts.map((host) => `${host}:${port}`), ...(port === 80 ? hosts : [])])
}

/** Whether there is exactly one Host line, and it is one of ours. Takes the raw list of names and values. */
export function isOwnHost(rawHeaders: readonly string[], own: ReadonlySet<string>): boolean {
  const values = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  return values.length === 1 && own.has(values[0] ?? '')
}
