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

/** The icon of a platform such as "macOS" or "Web"; unknown names are desktop systems. */
export function choosePlatformGlyph(platform: string): string {
  return glyphs.find(([pattern]) => pattern.test(platform))?.[1] ?? Monitor
}
