// The browser's own fetch, saved before the throttle of debug mode replaces it, so that the live client and the panel
// are never slowed down. Their addresses are recorded, so that the panel can tell its own requests from the page's.

const browserFetch: typeof fetch = globalThis.fetch.bind(globalThis)
const recorded = new Set<string>()

/** Fetches without a throttle, for the live client and the panel. */
export function nativeFetch(address: string, init?: RequestInit): Promise<Response> {
  recorded.add(new URL(address, location.href).href)
  return browserFetch(address, init)
}

/** Fetches without a throttle, for the site. */
export const siteFetch = browserFetch

/** Addresses that the live client and the panel have requested. */
export function ownAddresses(): ReadonlySet<string> {
  return recorded
}
