// Where a page scrolls to after a followed link. Loaded only then.

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

/** Scrolls to the main part of the page, 16 pixels below what sticks to the top: its scroll padding. */
export function scrollToMain(path: string): void {
  scrollTarget(path)?.scrollIntoView({
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
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
