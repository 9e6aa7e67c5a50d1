// Where the pages of the old site are, of each language, and what their addresses begin with.

import { posix } from 'node:path'
import { type Detected, siteBase } from './detect-tool.ts'
import type { NamedFolder, SiteFacts } from './model.ts'
import type { Source } from './read-source.ts'
import { type Tool, toolRules } from './tools.ts'

/** Where pages are in this folder. */
export interface PageFolders {
  /** Path of the site in the folder: VitePress' pages may be in docs/. */
  base: string
  /** The language of pages whose name says none. */
  language: string
  /** `assetRoot` is no part of the path that its files get. */
  folders: PageFolder[]
  /** Why the configuration leaves a page out; its place in addresses. Paths are below `base`. */
  configured: Pick<SiteFacts, 'excluded' | 'rewrites' | 'suffixes'>
}

/** A folder of pages with all that is decided about it. */
export interface PageFolder extends Omit<NamedFolder, 'collection'> {
  collection: string
  assetRoot: string
}

/** The folders of pages, the more specific ones first. `to` is the collection of documentation. */
export function findPageFolders(
  detected: Detected,
  { files }: Source,
  { facts, to }: { facts: SiteFacts; to: string },
): PageFolders {
  const { tool } = detected
  const base = posix.join(siteBase(detected), facts.input ?? '').replace(/^\.$|\/$/g, '')
  const isThere = (path: string) => path === '' || files.some((file) => file === path || file.startsWith(`${path}/`))
  const whole = namedFolders(tool, base, facts).map(({ collection = to, route, ...named }): PageFolder => {
    const path = posix.join(named.path).replace(/^\.$/, '')
    const assetRoot = named.isTop ? path : posix.dirname(path).replace(/^\.$/, '')
    return { ...named, path, collection, route: route === '' ? '' : `/${route}`, assetRoot }
  })
  const known = whole.flatMap((folder) => withLanguages(folder, facts)).filter(({ path }) => isThere(path))
  // Of a folder in another one, its own rules count.
  const ordered = known.sort((one, other) => other.path.length - one.path.length)
  // A folder of Markdown without anything around it.
  const route = toolRules[tool].pages.find(({ collection }) => collection === undefined)?.route ?? ''
  const bare = { path: base, collection: to, route: route === '' ? '' : `/${route}`, assetRoot: base }
  return {
    base,
    configured: facts,
    language: facts.language?.split('-')[0] ?? 'en',
    folders: ordered.length > 0 ? ordered : [bare],
  }
}

/** The folders of a tool, where they usually are or where the configuration says. */
function namedFolders(tool: Tool, base: string, { places, roots }: SiteFacts): NamedFolder[] {
  if (places) return [...places]
  const usual = toolRules[tool].pages.map(({ path, ...others }) => ({
    ...others,
    path: posix.join(base, path),
    isTop: others.route === '',
  }))
  if (tool !== 'hugo' || roots.length === 0) return usual
  const prefix = posix.join(base, 'content')
  return roots.flatMap((root): NamedFolder[] => {
    if (root.at !== undefined) return [root]
    if (root.route !== (root.language?.toLowerCase() ?? ''))
      return [{ ...root, ...(/^(?:blog|posts?)$/.test(posix.basename(root.route)) ? { collection: 'blog' } : {}) }]
    return usual.map(({ path, route, ...others }) => ({
      ...root,
      ...others,
      path: posix.join(root.path, posix.relative(prefix, path)),
      route: posix.join(root.route, route).replace(/^\.$/, ''),
    }))
  })
}

/** The folder and those of other languages in it. */
function withLanguages(folder: PageFolder, { languages }: SiteFacts): PageFolder[] {
  if (folder.language !== undefined || folder.at !== undefined) return [folder]
  const inner = languages.map(({ tag, folder: name, isMain }): PageFolder => {
    const path = posix.join(folder.path, name)
    const own = { ...folder, path, assetRoot: path, route: `/${name}${folder.route}` }
    return isMain ? own : { ...own, language: tag }
  })
  return [...inner, folder]
}
