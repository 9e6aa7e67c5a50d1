// What pages do without a framework. Each part finds its own elements and does nothing if there are none. What few
// pages have is loaded separately. A script of its own beside the loader: what both import would be a third one. It
// starts by itself, also where the head asks for it again.

import { addressTarget } from './page/address-target.ts'
import { startCodeTabs } from './page/code-tabs.ts'
import { startCopyButtons } from './page/copy-buttons.ts'
import { startCopyPage } from './page/copy-page.ts'
import { startHeaderHeight } from './page/header-height.ts'
import { startMenus } from './page/menus.ts'
import { startOpenTarget } from './page/open-target.ts'
import { startScroll } from './page/scroll.ts'
import { startScrollSpy } from './page/scroll-spy.ts'
import { startSearchKeys } from './page/search-keys.ts'
import { startThemeSwitch } from './page/theme-switch.ts'
import { start as startScript } from './page-script.ts'
import { pageWord } from './page-word.ts'
import { recall, remember } from './services/storage.ts'

/** Starts every part. A part that fails is logged and does not affect the others. */
function startPage(): void {
  const parts = [
    startHeaderHeight,
    startScroll,
    startMenus,
    startCopyButtons,
    startCopyPage,
    startCodeTabs,
    // After the tabs, which hide what the address may name.
    startOpenTarget,
    startScrollSpy,
    startThemeSwitch,
    startSearchKeys,
    startScript,
  ]
  for (const start of parts) {
    try {
      start()
    } catch (error) {
      console.error(error)
    }
  }
  const isRare = hasMoved() || history.state?.typed || document.querySelector(rareParts)
  if (isRare || [...document.images].some((image) => image.complete && !image.naturalWidth)) void loadRareParts()
  if (document.querySelector('.tabs'))
    import('./page/find-inside.ts').then(({ startFindInside }) => startFindInside(), console.error)
  // It has to be there before a deploy removes it, and most pages are left before one comes.
  const watchDeploys = () =>
    import('./page/newer-page.ts').then(
      ({ startNewerPage }) => startNewerPage(),
      () => {},
    )
  addEventListener('hydration-error', watchDeploys, { once: true })
  setTimeout(watchDeploys, 60_000)
  addEventListener('error', ({ target }) => (target as Element).localName === 'img' && loadRareParts(), true)
}

const rareParts = '[data-embed], [data-script], #not-found-title'

/** Whether the address names what this page does not have. */
function hasMoved(): boolean {
  return location.hash !== '' && !addressTarget()
}

let rare: Promise<void> | undefined
function loadRareParts(): Promise<void> {
  rare ??= import('./page/rare-parts.ts').then(
    ({ startRareParts }) => startRareParts(recall, remember, pageWord, hasMoved()),
    console.error,
  )
  return rare
}

// Last: it needs all of the above.
startPage()
