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

/** Milliseconds after the page is ready. */
const scrollDelayMs = 100

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
    if (hasMoved || scrollY !== 0) return
    // 16 pixels below what sticks to the top: the style sheets know it as the scroll padding of the page.
    scrollTarget(path)?.scrollIntoView({
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }, scrollDelayMs)
}

function isFollowedLink(path: string): boolean {
  if (path === '/' || location.hash !== '' || document.referrer === '') return false
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && new URL(document.referrer).origin === location.origin
}

/** The element a route scrolls to: its anchor, else the first id in main without "hero", else main's first element. */
function scrollTarget(path: string): Element | null | undefined {
  const main = document.querySelector('main')
  return (
    document.getElementById(scrollAnchors[path] ?? '') ??
    main?.querySelector('[id]:not([id*=hero])') ??
    main?.firstElementChild
  )
}
