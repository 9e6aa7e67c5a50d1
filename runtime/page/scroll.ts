// Scrolls to the main part of a page after a visitor follows a link of this site to it. Not on the home page, after
// Back, Forward or a reload, with an anchor in the address, from another site, or once the visitor has scrolled or
// typed.

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
  const loading = import('./scroll-target.ts').catch(console.error)
  setTimeout(() => {
    void loading.then((target) => hasMoved || scrollY !== 0 || target?.scrollToMain(path))
  }, scrollDelayMs)
}

function isFollowedLink(path: string): boolean {
  if (path === '/' || location.hash !== '' || document.referrer === '') return false
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && new URL(document.referrer).origin === location.origin
}
