// The icon beside a platform's name. In: the name a writer gave, e.g. "macOS" or "Web". Out: an icon as SVG text.
// Never fails: names it does not know are desktop systems.

import { Globe } from '../../vendor/lucide/globe.ts'
import { Layers } from '../../vendor/lucide/layers.ts'
import { Monitor } from '../../vendor/lucide/monitor.ts'
import { Smartphone } from '../../vendor/lucide/smartphone.ts'
import { Terminal } from '../../vendor/lucide/terminal.ts'

const glyphs: [RegExp, string][] = [
  [/web|browser/i, Globe],
  [/ios|android|mobile|phone/i, Smartphone],
  [/linux|server|docker/i, Terminal],
  [/any|all/i, Layers],
]

export function choosePlatformGlyph(platform: string): string {
  return glyphs.find(([pattern]) => pattern.test(platform))?.[1] ?? Monitor
}
