// What pages do without a framework. Each part finds its own elements and does nothing if there are none. What few
// pages have is loaded separately.

import { startCodeTabs } from './page/code-tabs.ts'
import { startCopyButtons } from './page/copy-buttons.ts'
import { startCopyPage } from './page/copy-page.ts'
import { startFollowMovedAnchor } from './page/follow-moved-anchor.ts'
import { startHeaderHeight } from './page/header-height.ts'
import { startImages } from './page/images.ts'
import { startMenus } from './page/menus.ts'
import { startOpenTarget } from './page/open-target.ts'
import { startScroll } from './page/scroll.ts'
import { startScrollSpy } from './page/scroll-spy.ts'
import { startSearchKeys } from './page/search-keys.ts'
import { startThemeSwitch } from './page/theme-switch.ts'
import { start as startScript } from './page-script.ts'
import { recall, remember } from './services/storage.ts'

/** Starts every part. A part that fails is logged and does not affect the others. */
export function startPage(): void {
  const parts = [
    startHeaderHeight,
    startFollowMovedAnchor,
    startOpenTarget,
    startScroll,
    startMenus,
    startCopyButtons,
    startCopyPage,
    startCodeTabs,
    startScrollSpy,
    startThemeSwitch,
    startSearchKeys,
    startImages,
    startScript,
  ]
  for (const start of parts) {
    try {
      start()
    } catch (error) {
      console.error(error)
    }
  }
  if (document.querySelector('[data-embed], [data-script], #not-found-title'))
    import('./page/rare-parts.ts').then(({ startRareParts }) => startRareParts(recall, remember), console.error)
}
