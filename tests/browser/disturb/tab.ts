// A tab of a browser, as far as the disturbances and the tries need it: Chromium and Firefox are driven in different
// ways, and do the same.

import type { IslandPage } from '../island-pages.ts'

/** What happens to the requests for the scripts of islands, or for all files of the site. */
export type Network = 'held' | 'open' | 'slow' | 'no island scripts' | 'none'

export interface Tab {
  /** Runs a function in the page. */
  run: <Argument, Result>(code: (argument: Argument) => Result | Promise<Result>, argument: Argument) => Promise<Result>
  /** A new page has the scripts of its islands held back. */
  setNetwork: (network: Network) => Promise<void>
  /** Freezes the tab and lets it go on; undefined where the browser cannot be asked to. */
  freeze: (() => Promise<void>) | undefined
  /** Opens another page of the site and goes back. */
  leaveAndReturn: () => Promise<void>
  /** Takes what the console has so far. */
  takeProblems: () => string[]
  close: () => Promise<void>
}

/** Opens a page whose islands are asleep, once the script of the page itself listens. */
export type OpenTab = (path: IslandPage['path']) => Promise<Tab>

/** Scripts of islands: all but those of every page. */
export const isIslandScript = (url: string): boolean => /\/(?!loader-|chunk-|page-)[^/]+\.js(?:\?.*)?$/.test(url)

export interface Gate {
  set: (network: Network) => void
  /** Resolves with what happens to a request, as soon as that is known. */
  decide: (url: string) => Promise<'continue' | 'fail'>
}

/**
 * Decides about requests as the network is at the time; those that are held wait until it changes. What has come once
 * comes again: visitors have a cache, but a browser whose requests are decided about uses none. Otherwise a module
 * that was fetched and checked could be lost before its import, and Firefox never asks for it again.
 */
export function openGate(): Gate {
  let network: Network = 'held'
  const come = new Set<string>()
  let waiting: (() => void)[] = []
  return {
    set: (next) => {
      network = next
      for (const go of waiting) go()
      waiting = []
    },
    decide: async (url) => {
      if (come.has(url)) return 'continue'
      if (network === 'held' && isIslandScript(url)) await new Promise<void>((go) => waiting.push(go))
      if (network === 'slow') await new Promise((go) => setTimeout(go, 400))
      if (network === 'none' || (network === 'no island scripts' && isIslandScript(url))) return 'fail'
      come.add(url)
      return 'continue'
    },
  }
}

/** In the page: the style sheets are there, and its own script listens. */
export async function waitForPage(): Promise<void> {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const isReady = () =>
    sheets().every(({ sheet }) => sheet !== null) && document.querySelector('[data-theme-switch][data-asleep]') === null
  while (!isReady()) await new Promise((done) => setTimeout(done, 20))
}

/** In the page: the browser says that the network has gone or is back. */
export function tellNetwork(type: 'online' | 'offline'): void {
  dispatchEvent(new Event(type))
}
