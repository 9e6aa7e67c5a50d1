// The code of a site: compiled, and with the theme that its site.yaml wishes for.

import type { Cache } from './cache/cache.ts'
import type { Config } from './config.ts'
import type { Content } from './content/content.ts'
import { applyTheme, type Bundle, bundleSite } from './render/render.ts'

interface CompileOptions {
  place: Parameters<typeof applyTheme>[2]
  cache: Cache
  isCodeSame: boolean | undefined
  codeVersion: string | undefined
}

/** Compiles the code of the site, or takes it from the cache. */
export async function compileCode(content: Content, config: Config, options: CompileOptions): Promise<Bundle> {
  const { libretto, own, engine, version, codeCache } = config
  const { site, words } = content
  const { place, cache, isCodeSame, codeVersion } = options
  const { basePath } = place
  const sources = { libretto, own, engine, basePath, language: site.language, words, version, codeCache }
  const bundle = await bundleSite(sources, cache, { isCodeSame, codeVersion })
  const theme = applyTheme(site.theme, bundle.assets, place)
  return { ...bundle, assets: theme.assets, files: [...bundle.files, ...theme.files] }
}
