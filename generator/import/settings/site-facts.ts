// What the configuration of a tool says of its site. Code is read, never run.

import { posix } from 'node:path'
import { listNames } from '../../problem.ts'
import { isMapping } from '../../yaml/yaml.ts'
import { isKind } from '../code/values.ts'
import { type Detected, siteBase } from '../source/detect-tool.ts'
import type { Loss, SiteFacts } from '../source/model.ts'
import type { OldRedirect } from '../source/old-redirects.ts'
import { type Authors, readAuthors } from '../source/read-author.ts'
import { readSource, type Source } from '../source/read-source.ts'
import type { Tool } from '../source/tools.ts'
import { hugoFileKeys } from './hugo.ts'
import { flattenSettings, listUnread, readConfig, readLooseYaml } from './read-config.ts'
import { readRedirectList, readRedirectRows } from './read-redirects.ts'
import { readStructure } from './read-structure.ts'
import { pluginsOf } from './values-of.ts'

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
  const known = new Set(source.files)
  const readText = (file: string): string | undefined => {
    const bytes = known.has(file) ? readSource(source.folder, file, 'text') : undefined
    if (!bytes || 'code' in bytes) return undefined
    done.add(file)
    return new TextDecoder().decode(bytes)
  }
  const matching = (wanted: RegExp) => source.files.filter((file) => wanted.test(file))
  const main = config === undefined ? undefined : readConfig(config, readText)
  const base = siteBase({ tool, config })
  const others = { hugo: hugoFiles, vitepress: vitepressFile(base, main?.data) }[tool as string]
  const extra = [...(others ? matching(others) : []), ...matching(dataFiles)].filter((file) => file !== config)
  const data = extra.reduce<Data>(
    (above, file) => merge(above, nest(readConfig(file, readText).data, tool === 'hugo' ? hugoFileKeys(file) : [])),
    main?.data ?? {},
  )
  const values = flattenSettings(data)
  const [authors] = matching(/(?:^|\/)blog\/authors\.ya?ml$/).flatMap((file) => readText(file) ?? [])
  const found = factsOf(tool, values, data)
  const more = readStructure(tool, {
    data,
    calls: main?.calls ?? [],
    config: config ?? '',
    files: source.files,
    base,
    readText,
    facts: found,
  })
  const facts = { ...found, ...more.facts, ...(config === undefined ? { basePath: prefix } : {}) }
  const redirects = [
    ...readRedirectList(tool, data, config ?? '', readText),
    ...matching(/(?:^|\/)_redirects$/).flatMap((file) => readRedirectRows(file, readText(file) ?? '')),
  ]
  return {
    facts,
    authors: readAuthors(authors === undefined ? undefined : readLooseYaml(authors)),
    read: done,
    redirects,
    losses: lossesOf({ facts, redirects, data, isRead: main?.isRead ?? true, config: config ?? '' }),
  }
}

type Data = Readonly<Record<string, unknown>>

const hugoFiles = /(?:^|\/)config\/_default\/[\w.-]+\.(?:toml|ya?ml|json)$/

/** The configuration beside the pages, which VitePress adds to its own. */
function vitepressFile(base: string, data: Data | undefined): RegExp {
  const folder = posix.join(base, typeof data?.srcDir === 'string' ? data.srcDir : '.')
  const path = folder === '.' ? '' : `${folder}/`
  return new RegExp(`^${path.replace(/[^\w/-]/g, '\\$&')}config\\.[cm]?[jt]s$`)
}

function nest(data: Data, above: readonly string[]): Data {
  return above.reduceRight<Data>((inner, key) => ({ [key]: inner }), data)
}

// The first file counts.
function merge(above: Data, below: Data): Data {
  const both = Object.entries(below).map(([key, value]) => {
    const own = Object.hasOwn(above, key) ? above[key] : undefined
    return [key, isMapping(own) && isMapping(value) ? merge(own, value) : (own ?? value)] as const
  })
  return { ...above, ...Object.fromEntries(both) }
}

interface LossFacts {
  facts: SiteFacts
  redirects: readonly OldRedirect[]
  data: Data
  isRead: boolean
  config: string
}

function lossesOf({ facts, redirects, data, isRead, config }: LossFacts): Loss[] {
  const losses: Loss[] = []
  const lose = (message: string, hint: string) => losses.push({ code: 'import-lost', message, hint })
  if (!isRead) lose(`${config} cannot be read`, 'write name and url into site.yaml, and order into the pages')
  const computed = listUnread(data)
  if (computed.length > 0)
    lose(
      `${listNames(computed)} of the configuration, because code computes it`,
      'write it in site.yaml or in the pages',
    )
  if (facts.rewrites.length === 0 && typeof data.rewrites === 'object' && isKind(data.rewrites, 'closure'))
    lose('the rewrites of the configuration, which are computed', 'move the pages, and write aliases into them')
  if (redirects.length === 0 && pluginsOf(data.plugins).some(({ name }) => name.includes('client-redirects')))
    lose('the redirects of the configuration', 'write aliases into the pages, or write redirects.yaml')
  return losses
}

/** Where Eleventy's sites have their name. */
const dataFiles = /^(?:[\w-]+\/)*_data\/(?:site|metadata|meta|config)\.(?:json|ya?ml|[cm]?js)$/

function factsOf(tool: Tool, values: Values, data: Data): SiteFacts {
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
    ...(data.use_directory_urls === false ? { hasHtmlRoutes: true } : {}),
    versions: [],
    languages: [],
    suffixes: [],
    roots: [],
    menu: [],
    frame: { main: [], footer: [], social: [] },
    excluded: listAt(values, /^(?:exclude|srcExclude)\.\d+$/).map(([, pattern]) => pattern),
    rewrites: listAt(values, /^rewrites\./).map(([key, to]) => [key.slice('rewrites.'.length), to]),
    ...withText('input', find(['dir.input', 'srcDir', 'docs_dir']) ?? (values.has('site_name') ? 'docs' : undefined)),
    ...withText('name', find(name, main)),
    ...withText('url', whole ? siteUrl(address, path) : undefined),
    ...withText('description', find(description, main)),
    ...withText('language', tag !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : undefined),
  }
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
  if (tool === 'markdown') return { blog: ['', 'blog', ':year', ':month', ':day', ':title'].join('/') }
  const prefix = 'permalinks.'
  return Object.fromEntries(
    [...values].flatMap(([key, value]) =>
      tool === 'hugo' && key.startsWith(prefix) ? [[key.slice(prefix.length).replace(/^page\./, ''), value]] : [],
    ),
  )
}
