// What a page does without any framework: copy buttons, code tabs, the menu, the theme switch, the scroll after a link, contents that
// follow the reader, broken pictures, the not-found page. The drawn call of the home page comes apart: few pages have it.
// Each part finds its own elements and does nothing where there are none.

import { startCodeTabs } from './page/code-tabs.ts'
import { startCopyButtons } from './page/copy-buttons.ts'
import { startCopyPage } from './page/copy-page.ts'
import { startImages } from './page/images.ts'
import { startMenus } from './page/menus.ts'
import { startNotFound } from './page/not-found.ts'
import { startScroll } from './page/scroll.ts'
import { startScrollSpy } from './page/scroll-spy.ts'
import { startSearchKeys } from './page/search-keys.ts'
import { startThemeSwitch } from './page/theme-switch.ts'

/** Starts every part. One that fails says so and stops no other. */
export function startPage(): void {
  const parts = [
    startScroll,
    startMenus,
    startCopyButtons,
    startCopyPage,
    startCodeTabs,
    startScrollSpy,
    startThemeSwitch,
    startSearchKeys,
    startImages,
    startNotFound,
  ]
  for (const start of parts) {
    try {
      start()
    } catch (error) {
      console.error(error)
    }
  }
  if (document.querySelector('[data-timeline]'))
    import('./page/call-timeline.ts').then(({ startCallTimeline }) => startCallTimeline(), console.error)
}
