// Read where pages are planned, too: no code of the schemas comes with it.

import type { Allow, Door } from './allow.ts'

/** Whether one of the doors is open to an address. */
export function isAllowed(address: string, doors: readonly Pick<Allow[Door][number], 'host'>[]): boolean {
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  return doors.some(({ host }) => {
    const [scheme, below] = host.split('*')
    return below === undefined
      ? origin === new URL(host).origin
      : origin.startsWith(scheme ?? '') && origin.endsWith(below)
  })
}
