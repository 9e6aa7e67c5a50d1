import { colourOf, deriveTheme } from '#schemas/derive-theme.ts'
import type { Site } from '#schemas/site.ts'
import { withBase } from '../links/links.ts'
import { iconPaths } from '../model/model.ts'

/** site.webmanifest: how the site presents itself on a home screen. */
export function webManifestFile(
  { name, description, language, theme }: Pick<Site, 'name' | 'description' | 'language' | 'theme'>,
  { basePath, isUndrawn = false }: { basePath: string; isUndrawn?: boolean | undefined },
): string {
  const [paper] = colourOf('bg', deriveTheme(theme))
  const icon = (path: string, sizes: string, type: string, purpose: string) => ({
    src: withBase(path, basePath),
    sizes,
    type,
    purpose,
  })
  const manifest = {
    name,
    short_name: name,
    ...(description === '' ? {} : { description }),
    lang: language,
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon(iconPaths.tab, 'any', 'image/svg+xml', 'any'),
      ...(isUndrawn
        ? []
        : [
            icon(iconPaths.medium, '192x192', 'image/png', 'any'),
            icon(iconPaths.large, '512x512', 'image/png', 'any'),
            icon(iconPaths.large, '512x512', 'image/png', 'maskable'),
          ]),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
