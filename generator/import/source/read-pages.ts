// The Markdown files of the folder, with their front matter.

import { posix } from 'node:path'
import { textOfBytes } from '../../load/load.ts'
import type { Problem } from '../../problem.ts'
import type { Detected } from './detect-tool.ts'
import { openDirectoryData } from './directory-data.ts'
import { openDefaults } from './jekyll-defaults.ts'
import type { SiteFacts } from './model.ts'
import type { UnplacedPage } from './place-pages.ts'
import { readSource, type Source, skipped } from './read-source.ts'
import { splitSource } from './source-head.ts'
import { isExcluded, rewritePath } from './source-places.ts'
import { pageFile, projectFile, type Tool, toolRules } from './tools.ts'

/** Where pages are in this folder. */
export interface PageFolders {
  /** Path of the site in the folder: VitePress' pages may be in docs/. */
  base: string
  /** The language of pages whose name says none. */
  language: string
  /** `assetRoot` is no part of the path that its files get. */
  folders: { path: string; collection: string; route: string; assetRoot: string }[]
  /** Why the configuration leaves a page out; its place in addresses. Paths are below `base`. */
  configured: Pick<SiteFacts, 'excluded' | 'rewrites' | 'languageFolders'>
}

/** Pages in a language that has no Markdown. */
const templatePattern = /\.(?:html?|njk|liquid|hbs|ejs|haml|pug|webc|adoc|asciidoc|rst|org|ipynb|astro|[jt]sx|vue)$/i

/** Hugo's `about.fr.md`. */
const languageEnding = /\.[a-z]{2}(?:-[A-Za-z]{2})?(?=\.\w+$)/

const eachLanguage = 'import each language by itself'

/** The folders of pages, the more specific ones first. `to` is the collection of documentation. */
export function findPageFolders(
  { tool, config }: Detected,
  { files }: Source,
  { facts, to }: { facts: SiteFacts; to: string },
): PageFolders {
  const inner = config?.includes('.vitepress/') ? config.slice(0, config.indexOf('.vitepress/')).replace(/\/$/, '') : ''
  const base = posix.join(inner, facts.input ?? '').replace(/^\.$|\/$/g, '')
  const isThere = (path: string) => path === '' || files.some((file) => file.startsWith(`${path}/`))
  const all = toolRules[tool].pages.map(({ path: usual, collection = to, route: usualRoute }) => {
    const { path: own = usual.replace(/^content\b/, facts.languageFolders.content ?? 'content'), route = usualRoute } =
      facts.sections[usual] ?? {}
    const path = posix.join(base, own).replace(/^\.$/, '')
    const assetRoot = usualRoute === '' ? path : posix.dirname(path).replace(/^\.$/, '')
    return { path, collection, route: route === '' ? '' : `/${route}`, assetRoot }
  })
  const known = all.filter(({ path }) => isThere(path))
  // A folder of Markdown without anything around it.
  const route = toolRules[tool].pages.find(({ collection }) => collection === undefined)?.route ?? ''
  return {
    base,
    configured: facts,
    language: facts.language?.split('-')[0] ?? 'en',
    folders:
      known.length > 0 ? known : [{ path: '', collection: to, route: route === '' ? '' : `/${route}`, assetRoot: '' }],
  }
}

/** Reads every page. What cannot be one is reported. `used` gets the files that pages are also made of. */
export function readSourcePages(
  detected: Detected,
  source: Source,
  { base, language, folders, configured }: PageFolders,
  { problems, used }: { problems: Problem[]; used: Set<string> },
): UnplacedPage[] {
  const all = new Set(source.files)
  const { tool } = detected
  const otherLanguages = configured.languageFolders.others.map((folder) =>
    tool === 'hugo' ? folder : posix.join(folders.at(-1)?.path ?? '', folder),
  )
  const withData = openShared(detected, source, { problems, used })
  return source.files.flatMap((file) => {
    const below = posix.relative(base, file)
    if (pageFile.test(file) && isInFolder(file, otherLanguages)) {
      problems.push(skipped(file, 'this page is in another language than the site', eachLanguage))
      return []
    }
    const home = homeOf(tool, file, folders)
    if (!home || below.startsWith('../') || toolRules[tool].ignored.test(below)) return []
    if (!pageFile.test(file)) {
      if (templatePattern.test(file) && !isExcluded(below, configured.excluded))
        problems.push(
          skipped(file, 'a template is no page of Markdown', 'write it as Markdown, or as a page of blocks'),
        )
      return []
    }
    if (isPart(tool, posix.relative(home.path, file))) return []
    const reason = reasonOutside(tool, below, { base, configured })
    if (reason !== undefined) {
      problems.push(skipped(file, reason, 'write its text where it belongs'))
      return []
    }
    const bare = tool === 'hugo' ? file.replace(languageEnding, '') : file
    const original = [bare, file.replace(languageEnding, `.${language}`)].find((each) => all.has(each))
    if (bare !== file && original !== undefined && original !== file) {
      problems.push(skipped(file, `this is a translation of ${original}`, eachLanguage))
      return []
    }
    const written = posix.relative(home.path, original === file ? bare : file)
    const place = tool === 'vitepress' ? rewritePath(written, configured.rewrites) : written
    const pages = readSourcePage(source.folder, { file, place, home, isMdx: hasMdx(tool, file) }, problems)
    return withData ? pages.map((page) => withShared(page, withData(file, page.head))) : pages
  })
}

type Home = PageFolders['folders'][number]

function homeOf(tool: Tool, file: string, folders: PageFolders['folders']): Home | undefined {
  const home = folders.find(({ path }) => path === '' || file.startsWith(`${path}/`))
  // Jekyll has posts in folders of a category, too.
  const [path] = (tool === 'jekyll' ? /^.+\/_posts(?=\/)/.exec(file) : null) ?? []
  return home && path !== undefined ? { ...home, path, collection: 'blog' } : home
}

/** What pages share with others, by tool. */
function openShared(
  { tool, config }: Detected,
  source: Source,
  { problems, used }: { problems: Problem[]; used: Set<string> },
): ReturnType<typeof openDefaults> | undefined {
  if (tool === 'jekyll') return openDefaults(source, config, problems)
  return tool === 'eleventy' ? openDirectoryData(source, { problems, used }) : undefined
}

function withShared(page: UnplacedPage, head: UnplacedPage['head']): UnplacedPage {
  return { ...page, head, shared: new Set(Object.keys(head).filter((key) => !Object.hasOwn(page.head, key))) }
}

/** Why a Markdown file is not published, or is none of the site. */
function reasonOutside(tool: Tool, path: string, { base, configured }: Pick<PageFolders, 'base' | 'configured'>) {
  const { excluded, rewrites } = configured
  if (isExcluded(path, excluded)) return 'the configuration leaves the file out'
  const isIndex = tool === 'markdown' && /^readme\./i.test(path)
  const isOfProject = base === '' && !isIndex && projectFile.test(path) && rewritePath(path, rewrites) === path
  return isOfProject ? 'the name is that of a file about the project, not of a page' : undefined
}

function isInFolder(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`))
}

/** Whether a Markdown file is a part of other pages. */
function isPart(tool: Tool, place: string): boolean {
  if (tool === 'docusaurus') return /(?:^|\/)_/.test(place)
  return tool === 'starlight' && /(?:^|\/)_[^/]*$/.test(place)
}

// Docusaurus reads every page as MDX.
function hasMdx(tool: Tool, file: string): boolean {
  return tool === 'docusaurus' || file.endsWith('.mdx')
}

function readSourcePage(
  folder: string,
  { file, place, home, isMdx }: Pick<UnplacedPage, 'file' | 'place' | 'isMdx'> & { home: Home },
  problems: Problem[],
): UnplacedPage[] {
  const bytes = readSource(folder, file, 'text')
  if ('code' in bytes) {
    problems.push(bytes)
    return []
  }
  const text = textOfBytes(bytes)
  const isText = text !== undefined && !text.includes('\0')
  const split = isText ? splitSource(text) : 'the file is not UTF-8, or holds a NUL character'
  if (typeof split === 'string') {
    const hint = isText ? 'correct it, and import again' : 'save it as UTF-8, and import again'
    problems.push(skipped(file, split, hint))
    return []
  }
  const { collection, route: oldBase } = home
  return [{ ...split, shared: new Set(), file, place, collection, oldBase, isMdx }]
}
