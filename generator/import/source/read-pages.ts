// The Markdown files of the folder, with their front matter.

import { posix } from 'node:path'
import { textOfBytes } from '../../load/load.ts'
import type { Problem } from '../../problem.ts'
import type { Detected } from './detect-tool.ts'
import { openDirectoryData } from './directory-data.ts'
import { openCascade } from './hugo-cascade.ts'
import { openDefaults } from './jekyll-defaults.ts'
import type { PageFolder, PageFolders } from './page-folders.ts'
import type { UnplacedPage } from './place-pages.ts'
import { readSource, type Source, skipped } from './read-source.ts'
import { splitSource, takeMeta } from './source-head.ts'
import { isExcluded, rewritePath } from './source-places.ts'
import { pageFile, projectFile, type Tool, toolRules } from './tools.ts'

/** Pages in a language that has no Markdown. */
const templatePattern = /\.(?:html?|njk|liquid|hbs|ejs|haml|pug|webc|adoc|asciidoc|rst|org|ipynb|astro|[jt]sx|vue)$/i

/** Hugo's `about.fr.md`. */
const languageEnding = /\.[a-z]{2}(?:-[A-Za-z]{2})?(?=\.\w+$)/

/** Reads every page. What cannot be one is reported. `used` gets the files that pages are also made of. */
export function readSourcePages(
  detected: Detected,
  source: Source,
  { base, language, folders, configured }: PageFolders,
  { problems, used }: { problems: Problem[]; used: Set<string> },
): UnplacedPage[] {
  const all = new Set(source.files)
  const { tool } = detected
  const hasMeta = tool === 'markdown' && detected.config !== undefined
  const withData = openShared(detected, source, { problems, used })
  return source.files.flatMap((file) => {
    const below = posix.relative(base, file)
    const home = homeOf(tool, file, folders)
    if (!home || (below.startsWith('../') && home.path === '') || toolRules[tool].ignored.test(below)) return []
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
    const { bare, ...spoken } = languageOf(file, { tool, language, all, suffixes: configured.suffixes })
    const written = home.at ?? posix.relative(home.path, bare)
    const place = tool === 'vitepress' ? rewritePath(written, configured.rewrites) : written
    const pages = readSourcePage(
      source.folder,
      { file, place, home: { ...home, ...spoken }, isMdx: hasMdx(tool, file), hasMeta },
      problems,
    )
    return withData ? pages.map((page) => withShared(page, withData(file, page.head))) : pages
  })
}

function homeOf(tool: Tool, file: string, folders: PageFolders['folders']): PageFolder | undefined {
  const home = folders.find(({ path, only }) => {
    if (path === file) return true
    if (path !== '' && !file.startsWith(`${path}/`)) return false
    return only === undefined || isExcluded(posix.relative(path, file), only)
  })
  // Jekyll has posts in folders of a category, too.
  const [path] = (tool === 'jekyll' ? /^.+\/_posts(?=\/)/.exec(file) : null) ?? []
  return home && path !== undefined ? { ...home, path, collection: 'blog' } : home
}

/** The path of a page without a language in its name, and that language: Hugo's `about.fr.md`. */
function languageOf(
  file: string,
  {
    tool,
    language,
    all,
    suffixes,
  }: { tool: Tool; language: string; all: ReadonlySet<string>; suffixes: readonly string[] },
): { bare: string; language?: string } {
  const [ending = ''] = languageEnding.exec(file) ?? []
  if (ending === '' || (tool !== 'hugo' && tool !== 'markdown')) return { bare: file }
  const bare = file.replace(languageEnding, '')
  const tag = ending.slice(1)
  const original = [bare, file.replace(languageEnding, `.${language}`)].find((each) => all.has(each))
  if (original === undefined && !suffixes.includes(tag)) return { bare: file }
  return tag.toLowerCase() === language.toLowerCase() ? { bare } : { bare, language: tag }
}

/** What pages share with others, by tool. */
function openShared(
  { tool, config }: Detected,
  source: Source,
  { problems, used }: { problems: Problem[]; used: Set<string> },
): ReturnType<typeof openDefaults> | undefined {
  if (tool === 'jekyll') return openDefaults(source, config, problems)
  if (tool === 'hugo') return openCascade(source)
  return tool === 'eleventy' ? openDirectoryData(source, { problems, used }) : undefined
}

function withShared(page: UnplacedPage, head: UnplacedPage['head']): UnplacedPage {
  return { ...page, head, shared: new Set(Object.keys(head).filter((key) => !Object.hasOwn(page.head, key))) }
}

/** Why a Markdown file is not published, or is none of the site. */
function reasonOutside(tool: Tool, path: string, { base, configured }: Pick<PageFolders, 'base' | 'configured'>) {
  const { excluded, rewrites } = configured
  if (isExcluded(path, excluded)) return 'the configuration leaves the file out'
  if (tool === 'vitepress' && /\[[\w-]+\][^/]*$/.test(path)) return 'code makes several pages of the file'
  const isIndex = tool === 'markdown' && /^readme\./i.test(path)
  const isOfProject = base === '' && !isIndex && projectFile.test(path) && rewritePath(path, rewrites) === path
  return isOfProject ? 'the name is that of a file about the project, not of a page' : undefined
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

/** What the folder of a page and its tool say of it. */
interface PageFacts {
  home: PageFolder
  /** Whether a text may begin with keys. */
  hasMeta: boolean
}

function readSourcePage(
  folder: string,
  { file, place, home, isMdx, hasMeta }: Pick<UnplacedPage, 'file' | 'place' | 'isMdx'> & PageFacts,
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
  const { collection, route, language, below } = home
  const spoken = language === undefined ? {} : { language }
  // Where the language is in the name of a file, addresses begin with it.
  const oldBase = language === undefined || hasPrefix(route, language) ? route : `/${language.toLowerCase()}${route}`
  const shared = new Set<string>()
  const parts = hasMeta ? takeMeta(split) : split
  return [
    { ...parts, ...spoken, ...(below === undefined ? {} : { below }), shared, file, place, collection, oldBase, isMdx },
  ]
}

function hasPrefix(route: string, language: string): boolean {
  return `${route}/`.toLowerCase().startsWith(`/${language.toLowerCase()}/`)
}
