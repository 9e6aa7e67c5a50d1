// The Markdown files of the folder, with their front matter.

import { posix } from 'node:path'
import { textOfBytes } from '../content/content.ts'
import type { Problem } from '../problem.ts'
import { openDirectoryData } from './directory-data.ts'
import type { SiteFacts } from './model.ts'
import type { UnplacedPage } from './place-pages.ts'
import { readSource, type Source, skipped } from './read-source.ts'
import { splitSource } from './source-head.ts'
import { pageFile, type Tool, toolRules } from './tools.ts'

/** Where pages are in this folder. */
export interface PageFolders {
  /** Path of the site in the folder: VitePress' pages may be in docs/. */
  base: string
  /** The language of pages whose name says none. */
  language: string
  folders: { path: string; collection: string; route: string }[]
}

/** Pages in a language that has no Markdown. */
const templatePattern = /\.(?:html?|njk|liquid|hbs|ejs|haml|pug|webc|adoc|asciidoc|rst|org|ipynb|astro|[jt]sx|vue)$/i

/** Hugo's `about.fr.md`. */
const languageEnding = /\.[a-z]{2}(?:-[A-Za-z]{2})?(?=\.\w+$)/

/** The folders of pages, the more specific ones first. `to` is the collection of documentation. */
export function findPageFolders(
  { tool, config }: { tool: Tool; config: string | undefined },
  { files }: Source,
  { facts, to }: { facts: SiteFacts; to: string },
): PageFolders {
  const inner = config?.includes('.vitepress/') ? config.slice(0, config.indexOf('.vitepress/')).replace(/\/$/, '') : ''
  const base = posix.join(inner, facts.input ?? '').replace(/^\.$|\/$/g, '')
  const isThere = (path: string) => path === '' || files.some((file) => file.startsWith(`${path}/`))
  const all = toolRules[tool].pages.map(({ path, collection = to, route }) => ({
    path: posix.join(base, path).replace(/^\.$/, ''),
    collection,
    route: route === '' ? '' : `/${route}`,
  }))
  const known = all.filter(({ path }) => isThere(path))
  // A folder of Markdown without anything around it.
  const route = toolRules[tool].pages.find(({ collection }) => collection === undefined)?.route ?? ''
  return {
    base,
    language: facts.language?.split('-')[0] ?? 'en',
    folders: known.length > 0 ? known : [{ path: '', collection: to, route: route === '' ? '' : `/${route}` }],
  }
}

/** Reads every page. What cannot be one is reported. `used` gets the files that pages are made of besides. */
export function readSourcePages(
  tool: Tool,
  source: Source,
  { base, language, folders }: PageFolders,
  { problems, used }: { problems: Problem[]; used: Set<string> },
): UnplacedPage[] {
  const all = new Set(source.files)
  const withData = tool === 'eleventy' ? openDirectoryData(source, { problems, used }) : undefined
  return source.files.flatMap((file) => {
    const below = posix.relative(base, file)
    const home = folders.find(({ path }) => path === '' || file.startsWith(`${path}/`))
    if (!home || below.startsWith('../') || toolRules[tool].ignored.test(below)) return []
    if (!pageFile.test(file)) {
      if (templatePattern.test(file))
        problems.push(
          skipped(file, 'a template is no page of Markdown', 'write it as Markdown, or as a page of blocks'),
        )
      return []
    }
    const reason = reasonAgainst(tool, posix.relative(home.path, file))
    if (reason !== undefined) {
      problems.push(skipped(file, reason, 'write its text where it belongs'))
      return []
    }
    const bare = tool === 'hugo' ? file.replace(languageEnding, '') : file
    const original = [bare, file.replace(languageEnding, `.${language}`)].find((each) => all.has(each))
    if (bare !== file && original !== undefined && original !== file) {
      problems.push(skipped(file, `this is a translation of ${original}`, 'import each language by itself'))
      return []
    }
    const place = posix.relative(home.path, original === file ? bare : file)
    const pages = readSourcePage(source.folder, { file, place, home }, problems)
    return withData ? pages.map((page) => ({ ...page, head: withData(file, page.head) })) : pages
  })
}

/** Why a Markdown file is no page. */
function reasonAgainst(tool: Tool, place: string): string | undefined {
  if (/^404\.\w+$/.test(place)) return 'the page of missing addresses is made by the build'
  const isPart = (tool === 'docusaurus' || tool === 'starlight') && /(?:^|\/)_[^/]*$/.test(place)
  return isPart ? 'a name that begins with "_" is that of a part of other pages' : undefined
}

function readSourcePage(
  folder: string,
  { file, place, home }: { file: string; place: string; home: PageFolders['folders'][number] },
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
    problems.push(skipped(file, split, 'correct it, and import again'))
    return []
  }
  const { collection, route: oldBase } = home
  return [{ ...split, file, place, collection, oldBase, isMdx: file.endsWith('.mdx') }]
}
