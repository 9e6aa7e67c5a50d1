// What a page does without any framework: copy buttons, code tabs, the menu, the theme switch, the scroll after a link, broken
// pictures, the not-found page.
// Each part finds its own elements and does nothing where there are none.

import { startCodeTabs } from './page/code-tabs.ts'
import { startCopyButtons } from './page/copy-buttons.ts'
import { startImages } from './page/images.ts'
import { startMenus } from './page/menus.ts'
import { startNotFound } from './page/not-found.ts'
import { startScroll } from './page/scroll.ts'
import { startSearchKeys } from './page/search-keys.ts'
import { startThemeSwitch } from './page/theme-switch.ts'

/** Starts every part. One that fails says so and stops no other. */
export function startPage(): void {
  for (const start of [startScroll, startMenus, startCopyButtons, startCodeTabs, startThemeSwitch, startSearchKeys, startImages, startNotFound]) {
    try {
      start()
    } catch (error) {
      console.error(error)
    }
  }
}
