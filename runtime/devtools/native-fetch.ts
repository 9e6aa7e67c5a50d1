// The browser's own fetch, taken before the throttle of debug mode stands in front of it: the live client and the panel are never slowed down.
// Addresses are noted, so that the panel does not show its own requests as the page's.

const browserFetch: typeof fetch = globalThis.fetch.bind(globalThis)
const noted = new Set<string>()

/** Fetches without a throttle, on behalf of the watch's own tools. */
export function nativeFetch(address: string, init?: RequestInit): Promise<Response> {
  noted.add(new URL(address, location.href).href)
  return browserFetch(address, init)
}

/** Fetches without a throttle on behalf of the site. */
export const siteFetch = browserFetch

/** Whole addresses the tools have asked for. */
export function ownAddresses(): ReadonlySet<string> {
  return noted
}
