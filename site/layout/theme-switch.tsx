import { type ReactNode, useContext } from 'react'
import { footer as words } from '#words/layout.ts'
import { AlwaysLight } from '../always-light.ts'
import { Glyph } from '../parts/glyph.tsx'
import { SunMoon } from '../vendor/lucide/sun-moon.ts'

/**
 * Switches between the colours of the system, light and dark. Its place is empty until a script can switch. Once on a
 * page; a site without dark pages has nothing to switch.
 */
export function ThemeSwitch(): ReactNode {
  if (useContext(AlwaysLight)) return null
  return (
    <button type="button" className="theme-switch" data-theme-switch="" data-asleep="">
      <Glyph svg={SunMoon} size={16} />
      <span data-theme-label="" data-auto={words.theme} data-light={words.themeLight} data-dark={words.themeDark}>
        {words.theme}
      </span>
    </button>
  )
}
