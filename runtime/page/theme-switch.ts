// The theme switch cycles through system, light and dark. The choice is stored; the inline script of the head applies
// it before the first paint.

import { recall, remember } from '../services/storage.ts'

const themes = ['auto', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Makes the theme switch work. */
export function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]')
  if (!button) return
  const label = button.querySelector<HTMLElement>('[data-theme-label]')
  let theme: Theme = 'auto'
  const show = () => {
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    if (label) label.textContent = label.dataset[theme] ?? theme
  }
  delete button.dataset.asleep
  button.addEventListener('click', () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto'
    remember('theme', theme)
    show()
  })
  const start = () => {
    const stored = recall('theme')
    theme = stored === 'light' || stored === 'dark' ? stored : 'auto'
    show()
  }
  start()
  // After Back the browser may restore a page from before the theme was changed elsewhere.
  addEventListener('pageshow', start)
  // In another tab, it is changed right now.
  addEventListener('storage', start)
}
