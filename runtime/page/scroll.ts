// Scrolls to the main part of a page after a visitor follows a link of this site to it. Not on the home page, after
// Back, Forward or a reload, with an anchor in the address, from another site, or once the visitor has scrolled or
// typed.

/** Where each route scrolls to; other routes use the first id without "hero". */
export const scrollAnchors: Readonly<Record<string, string>> = {
  '/api': 'api-explorer',
  '/docs': 'platform-selection',
  '/docs/integration': 'integration-overview',
  '/docs/sdk': 'javascript-sdk',
  '/platform': 'platform-metrics',
  '/performance': 'perf-metrics',
  '/security': 'security-showcase',
  '/community': 'community-forum',
  '/partners': 'partner-tiers',
  '/careers': 'job-listings',
  '/enterprise': 'enterprise-features',
}

/** Milliseconds after the page is ready, and pixels below the header. */
const scrollDelayMs = 100
const scrollOffsetPx = 16

/** Scrolls to the main part of the page, if the visitor came by a link of the site. */
export function startScroll(): void {
  const path = document.documentElement.dataset.path ?? '/'
  if (!isFollowedLink(path) || window.early?.hasActed) return
  let hasMoved = false
  const onMove = () => {
    hasMoved = true
  }
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'scroll'] as const
  for (const name of moves) addEventListener(name, onMove, { once: true, passive: true })
  setTimeout(() => {
    for (const name of moves) removeEventListener(name, onMove)
    if (!hasMoved && scrollY === 0) scrollToTarget(scrollTarget(path))
  }, scrollDelayMs)
}

function isFollowedLink(path: string): boolean {
  if (path === '/' || location.hash !== '' || document.referrer === '') return false
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && new URL(document.referrer).origin === location.origin
}

/** The element a route scrolls to: its anchor, else the first id in main without "hero", else main's first element. */
function scrollTarget(path: string): Element | undefined {
  const main = document.querySelector('main')
  const anchor = scrollAnchors[path]
  const named = anchor === undefined ? null : document.getElementById(anchor)
  const first = [...(main?.querySelectorAll('[id]') ?? [])].find((element) => !element.id.includes('hero'))
  return named ?? first ?? main?.firstElementChild ?? undefined
}

function scrollToTarget(target: Element | undefined): void {
  if (!target) return
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  const top = target.getBoundingClientRect().top + scrollY - header - scrollOffsetPx
  scrollTo({ top, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}
