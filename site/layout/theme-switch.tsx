import type { ReactNode } from 'react'
import { Glyph } from '../parts/glyph.tsx'
import { footer as words } from '../strings/en/layout.ts'
import { SunMoon } from '../vendor/lucide/sun-moon.ts'

/** Switches between the colours of the system, light and dark. Hidden until a script can switch. Once on a page. */
export function ThemeSwitch(): ReactNode {
  return (
    <button type="button" className="theme-switch" data-theme-switch="" hidden>
      <Glyph svg={SunMoon} size={16} />
      <span data-theme-label="" data-auto={words.theme} data-light={words.themeLight} data-dark={words.themeDark}>
        {words.theme}
      </span>
    </button>
  )
}
