// The icon beside a platform's name. In: the name a writer gave, e.g. "macOS" or "Web". Out: an icon as SVG text.
// Never fails: names it does not know are desktop systems.

import Globe from 'lucide-static/dist/esm/icons/globe.mjs'
import Layers from 'lucide-static/dist/esm/icons/layers.mjs'
import Monitor from 'lucide-static/dist/esm/icons/monitor.mjs'
import Smartphone from 'lucide-static/dist/esm/icons/smartphone.mjs'
import Terminal from 'lucide-static/dist/esm/icons/terminal.mjs'

const glyphs: [RegExp, string][] = [
  [/web|browser/i, Globe],
  [/ios|android|mobile|phone/i, Smartphone],
  [/linux|server|docker/i, Terminal],
  [/any|all/i, Layers],
]

export function choosePlatformGlyph(platform: string): string {
  return glyphs.find(([pattern]) => pattern.test(platform))?.[1] ?? Monitor
}
