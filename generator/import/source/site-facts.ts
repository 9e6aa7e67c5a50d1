// What the configuration of a tool says of its site. Code is read, never run.

import { parse as parseToml } from 'smol-toml'
import { parseYaml } from '../../yaml/yaml.ts'
import type { Detected } from './detect-tool.ts'
import { readLanguageFolders } from './language-folders.ts'
import type { Loss, SiteFacts } from './model.ts'
import { type OldRedirect, readOldRedirects } from './old-redirects.ts'
import { type Authors, readAuthors } from './read-author.ts'
import { readLiterals } from './read-literals.ts'
import { readSource, type Source } from './read-source.ts'
import type { Tool } from './tools.ts'

type Values = ReadonlyMap<string, string>

/** Keys of each tool, the first one that exists counts; a star is the main language. */
const keys: Readonly<Record<Tool, Record<'name' | 'url' | 'description' | 'base' | 'language', readonly string[]>>> = {
  hugo: {
    name: ['title', 'languages.*.title', 'languages.*.params.title'],
    url: ['baseURL', 'baseUrl', 'baseurl'],
    description: ['params.description', 'description', 'params.subtitle', 'languages.*.params.description'],
    base: [],
    language: ['defaultContentLanguage', 'languageCode'],
  },
  docusaurus: {
    name: ['title'],
    url: ['url'],
    description: ['tagline'],
    base: ['baseUrl'],
    language: ['i18n.defaultLocale'],
  },
  starlight: {
    name: ['integrations.title', 'integrations.title.en', 'title'],
    url: ['site'],
    description: ['integrations.description', 'description'],
    base: ['base'],
    language: ['integrations.locales.root.lang', 'integrations.defaultLocale', 'i18n.defaultLocale'],
  },
  vitepress: {
    name: ['title'],
    url: ['sitemap.hostname'],
    description: ['description'],
    base: ['base'],
    language: ['lang'],
  },
  eleventy: {
    name: ['title', 'name'],
    url: ['url'],
    description: ['description'],
    base: ['pathPrefix'],
    language: ['language', 'lang'],
  },
  jekyll: {
    name: ['title', 'name'],
    url: ['url'],
    description: ['description', 'tagline'],
    base: ['baseurl'],
    language: ['lang', 'locale'],
  },
  markdown: {
    name: ['site_name'],
    url: ['site_url'],
    description: ['site_description'],
    base: [],
    language: ['theme.language'],
  },
}

/** What is known of the old site apart from its pages. */
interface KnownSite {
  facts: SiteFacts
  authors: Authors
  /** Files that were read. */
  read: ReadonlySet<string>
  redirects: OldRedirect[]
  /** What is lost of the configuration. */
  losses: Loss[]
}

/** Reads the configuration, and the list of authors. `prefix` begins the addresses of a folder without one. */
export function readSiteFacts({ tool, config }: Detected, source: Source, prefix: string): KnownSite {
  const done = new Set<string>()
  const read = (wanted: RegExp) =>
    source.files.flatMap((file) => {
      if (!wanted.test(file)) return []
      done.add(file)
      const bytes = readSource(source.folder, file, 'text')
      return 'code' in bytes ? [] : [{ file, text: new TextDecoder().decode(bytes) }]
    })
  const values = new Map<string, string>()
  const files = [
    ...(config === undefined ? [] : read(new RegExp(`^${config.replace(/\W/g, '\\$&')}$`))),
    ...read(dataFiles),
  ]
  for (const { file, text } of files)
    for (const [key, value] of readValues(file, text)) if (!values.has(key)) values.set(key, value)
  const [authors] = read(/^blog\/authors\.ya?ml$/)
  const redirects = [...files, ...read(/(?:^|\/)_redirects$/)].flatMap(({ file, text }) => readOldRedirects(file, text))
  const found = factsOf(tool, values)
  const facts = config === undefined ? { ...found, basePath: prefix } : found
  return {
    facts,
    authors: readAuthors(authors ? parseYaml(authors.text).data : undefined),
    read: done,
    redirects,
    losses: lossesOf(facts, redirects, files),
  }
}

function lossesOf(
  { rewrites }: SiteFacts,
  redirects: readonly OldRedirect[],
  files: readonly { text: string }[],
): Loss[] {
  const has = (pattern: RegExp) => files.some(({ text }) => pattern.test(text))
  const losses: Loss[] = []
  const lose = (message: string, hint: string) => losses.push({ code: 'import-lost', message, hint })
  if (has(/^(?:[^\n/]*\bsidebar|nav)\s*:/m))
    lose('the side bar of the configuration', 'write order into the pages, or pages into _folder.yaml')
  if (rewrites.length === 0 && has(/^[ \t]*rewrites\s*[:(]/m))
    lose('the rewrites of the configuration, which are computed', 'move the pages, and write aliases into them')
  if (redirects.length === 0 && has(/^[ \t]*redirects\s*:\s*[{[]|plugin-client-redirects/m))
    lose('the redirects of the configuration', 'write aliases into the pages, or write redirects.yaml')
  return losses
}

/** Where Eleventy's sites have their name. */
const dataFiles = /^(?:\w+\/)?_data\/(?:site|metadata|meta|config)\.(?:json|ya?ml|[cm]?js)$/

function factsOf(tool: Tool, values: Values): SiteFacts {
  const find = (wanted: readonly string[], main = '') =>
    wanted.map((key) => values.get(key.replace('*', main))?.trim()).find((value) => value !== undefined && value !== '')
  const { name, url, description, base, language } = keys[tool]
  const address = find(url)
  const whole = address !== undefined && /^https?:\/\/[^/]/.test(address) && URL.canParse(address)
  const path = find(base) ?? (whole ? new URL(address).pathname : '')
  const tag = find(language)
  const main = tag ?? 'en'
  return {
    basePath: path.replace(/^\/?(.*?)(?<!\/)\/*$/, (_, inner: string) => (inner === '' ? '' : `/${inner}`)),
    permalinks: readPermalinks(tool, values),
    sections: { docs: sectionOf('docs', values), blog: sectionOf('blog', values) },
    excluded: listAt(values, /^(?:exclude|srcExclude)\.\d+$/).map(([, pattern]) => pattern),
    languageFolders: readLanguageFolders(tool, values, tag),
    rewrites: listAt(values, /^rewrites\./).map(([key, to]) => [key.slice('rewrites.'.length), to]),
    ...withText('input', find(['dir.input', 'srcDir', 'docs_dir']) ?? (values.has('site_name') ? 'docs' : undefined)),
    ...withText('name', find(name, main)),
    ...withText('url', whole ? siteUrl(address, path) : undefined),
    ...withText('description', find(description, main)),
    ...withText('language', tag !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : undefined),
  }
}

function sectionOf(name: string, values: Values): { path?: string; route?: string } {
  const read = (key: string) => values.get(`presets.${name}.${key}`)?.replace(/^(?:\.?\/)+|\/+$/g, '')
  return { ...withText('path', read('path')), ...withText('route', read('routeBasePath')) }
}

function listAt(values: Values, pattern: RegExp): [key: string, value: string][] {
  return [...values].filter(([key]) => pattern.test(key))
}

// The path of the old site: the new one may be published there as well.
function siteUrl(address: string, path: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname === '/' ? path : pathname}`.replace(/\/+$/, '')
}

function withText<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [Name in Key]?: string })
}

const jekyllStyles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title',
  none: '/:categories/:title.html',
  ordinal: '/:categories/:year/:y_day/:title.html',
}

function readPermalinks(tool: Tool, values: Values): Record<string, string> {
  if (tool === 'jekyll') {
    const written = values.get('collections.posts.permalink') ?? values.get('permalink') ?? 'date'
    const others = listAt(values, /^collections\.[^.]+\.permalink$/).map(([key, value]) => [key.split('.')[1], value])
    return { ...(Object.fromEntries(others) as Record<string, string>), posts: jekyllStyles[written] ?? written }
  }
  // The blog of Material for MkDocs.
  if (tool === 'markdown') return { blog: '/blog/:year/:month/:day/:title' }
  const prefix = 'permalinks.'
  return Object.fromEntries(
    [...values].flatMap(([key, value]) =>
      tool === 'hugo' && key.startsWith(prefix) ? [[key.slice(prefix.length).replace(/^page\./, ''), value]] : [],
    ),
  )
}

/** The texts of a configuration by their keys joined by dots. */
function readValues(file: string, text: string): Values {
  if (/\.[cm]?[jt]s$/.test(file)) return readLiterals(text)
  const values = new Map<string, string>()
  flatten(file.endsWith('.toml') ? readToml(text) : parseYaml(text).data, '', values)
  return values
}

function readToml(text: string): unknown {
  try {
    return parseToml(text)
  } catch {
    return undefined
  }
}

// Configurations are a few levels deep.
function flatten(value: unknown, path: string, values: Map<string, string>): void {
  if (typeof value === 'string') values.set(path, value)
  if (typeof value !== 'object' || value === null || path.split('.').length > 8) return
  for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, values)
}
