// Values that templates of the old site print, from its configuration and data. Code is read, not run.

import { posix } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { isMapping, parseYaml } from '../../yaml/yaml.ts'
import { readCode } from '../code/read-code.ts'
import type { Detected } from '../source/detect-tool.ts'
import type { PlacedPage } from '../source/model.ts'
import { readSource, type Source } from '../source/read-source.ts'
import type { Tool } from '../source/tools.ts'
import type { MathStyle } from './formulas.ts'
import type { HeadingStyle } from './heading-slugs.ts'

/** What the pages of a site share. */
export interface SiteValues {
  /** Hugo: the configuration. Jekyll: `site`. Eleventy: what every template knows. */
  values: Readonly<Record<string, unknown>>
  /** How headings get ids, if the configuration says so. */
  headings: HeadingStyle | undefined
  /** How formulas are written, if not as here. */
  math: MathStyle | undefined
  /** Hugo: what is in data/, by path. */
  data: Readonly<Record<string, unknown>>
  /** Whether terms of definitions have ids. */
  hasTermIds: boolean
}

/** Where values are, apart from the configuration that names the tool. */
const places: Readonly<Partial<Record<Tool, RegExp>>> = {
  hugo: /^(?:config\/_default\/[\w-]+|data\/.+)\.(?:toml|ya?ml|json)$/,
  jekyll: /^(?:_config\.ya?ml|_data\/.+\.(?:ya?ml|json))$/,
  eleventy: /(?:^|\/)_data\/[\w-]+\.(?:ya?ml|json|[cm]?js)$/,
}

/** Reads the values of a site. `used` gets each file that was read. */
export function readSiteValues({ tool, config }: Detected, source: Source, used: Set<string>): SiteValues {
  const values: Record<string, unknown> = {}
  const stored: Record<string, unknown> = {}
  const read = (file: string) => {
    const bytes = readSource(source.folder, file, 'text')
    return 'code' in bytes ? '' : new TextDecoder().decode(bytes)
  }
  const known = new Set(source.files)
  const readIfThere = (file: string) => (known.has(file) ? read(file) : undefined)
  const wanted = places[tool]
  const files = source.files.filter((file) => wanted?.test(file) === true || (file === config && wanted !== undefined))
  for (const file of files) {
    const isCode = /\.[cm]?[jt]s$/.test(file)
    if (isCode && !file.includes('_data/')) continue
    // Few of its templates come over: what is in data/ stays listed.
    if (!file.startsWith('data/')) used.add(file)
    const data = isCode ? readCode(file, readIfThere).value : parseData(file, read(file))
    const path = pathOf(tool, file)
    if (tool === 'hugo' && file.startsWith('data/')) putAt(stored, dataPath(file, 'data/'), data)
    else if (path.length > 0) putAt(values, path, data)
    else if (isMapping(data)) Object.assign(values, data)
  }
  const text = config === undefined ? '' : read(config)
  const written = { tool, values, text }
  const parser = ['goldmark', 'parser'].reduce(innerOf, innerOf(values, 'markup'))
  return {
    values,
    headings: headingStyleOf(written),
    math: mathStyleOf(written),
    data: stored,
    hasTermIds: tool === 'hugo' && innerOf(parser, 'autoDefinitionTermID') === true,
  }
}

/** Where the values of a file go. */
function pathOf(tool: Tool, file: string): string[] {
  const name = posix.basename(file).replace(/\.\w+$/, '')
  if (tool === 'hugo') return /^(?:hugo|config)$/.test(name) ? [] : [name]
  if (tool === 'eleventy') return [name]
  if (!file.startsWith('_data/')) return []
  return ['data', ...dataPath(file, '_data/')]
}

function dataPath(file: string, folder: string): string[] {
  return file
    .slice(folder.length)
    .replace(/\.\w+$/, '')
    .split('/')
}

function putAt(values: Record<string, unknown>, [first = '', ...path]: readonly string[], data: unknown): void {
  if (path.length === 0) {
    const before = values[first]
    values[first] = isMapping(before) && isMapping(data) ? { ...before, ...data } : data
    return
  }
  const before = values[first]
  const inner: Record<string, unknown> = isMapping(before) ? { ...before } : {}
  putAt(inner, path, data)
  values[first] = inner
}

function parseData(file: string, text: string): unknown {
  try {
    if (file.endsWith('.toml')) return parseToml(text)
    return file.endsWith('.json') ? (JSON.parse(text) as unknown) : parseYaml(text).data
  } catch {
    return undefined
  }
}

interface Written {
  tool: Tool
  values: SiteValues['values']
  text: string
}

function mathStyleOf({ tool, values, text }: Written): MathStyle | undefined {
  if (tool === 'jekyll') return 'kramdown'
  if (tool === 'markdown') return /^\s*-?\s*pymdownx\.arithmatex\b/m.test(text) ? 'brackets' : undefined
  if (tool !== 'hugo') return undefined
  // https://gohugo.io/content-management/mathematics/
  const passthrough = ['goldmark', 'extensions', 'passthrough'].reduce(innerOf, innerOf(values, 'markup'))
  return innerOf(passthrough, 'enable') === true ? 'brackets' : undefined
}

function headingStyleOf({ tool, values, text }: Written): HeadingStyle | undefined {
  if (tool === 'hugo') {
    const parser = ['goldmark', 'parser'].reduce(innerOf, innerOf(values, 'markup'))
    const type = innerOf(parser, 'autoIDType') ?? innerOf(parser, 'autoHeadingIDType')
    if (type === 'github-ascii') return 'hugo-ascii'
    return type === 'blackfriday' ? 'blackfriday' : undefined
  }
  if (tool === 'jekyll') {
    const input = innerOf(innerOf(values, 'kramdown'), 'input')
    return typeof input === 'string' && input.toLowerCase() !== 'gfm' ? 'kramdown' : undefined
  }
  // MkDocs: its configuration has tags that no YAML parser knows.
  if (tool === 'markdown' && /^\s*site_name\s*:/m.test(text))
    return /slugify\s*:.*(?:pymdownx\.slugs|slugify_unicode)/.test(tocOf(text)) ? 'mkdocs-unicode' : 'mkdocs'
  return tool === 'eleventy' ? eleventyStyle(text) : undefined
}

/** What the configuration says of the extension that makes ids; others have such a key, too. */
function tocOf(text: string): string {
  const rows = text.split('\n')
  const start = rows.findIndex((row) => /^\s*-\s*toc\s*:/.test(row))
  const others = rows.slice(start + 1)
  const end = others.findIndex((row) => /^\s*-\s|^\S/.test(row))
  return start < 0 ? '' : others.slice(0, end < 0 ? undefined : end).join('\n')
}

function eleventyStyle(text: string): HeadingStyle | undefined {
  if (/\bmarkdown-?it-?anchor\b/i.test(text)) return /\bslugify\b/.test(text) ? 'eleventy' : 'markdown-it-anchor'
  return /\bIdAttributePlugin\b|\bslugify\b/.test(text) ? 'eleventy' : undefined
}

/** The value of a key; Hugo does not distinguish capitals. */
export function innerOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)] as unknown
  if (!isMapping(value)) return undefined
  if (Object.hasOwn(value, key)) return value[key]
  const same = Object.keys(value).find((each) => each.toLowerCase() === key.toLowerCase())
  return same === undefined ? undefined : value[same]
}

/** The parameters that Hugo gives to each page: its own, over those that sections hand down. */
export function openCascade(pages: readonly PlacedPage[]): (page: PlacedPage) => Record<string, unknown> {
  const bySection = new Map<string, Record<string, unknown>>()
  for (const { file, head } of pages)
    if (/(?:^|\/)_index(?:\.\w+)?\.\w+$/.test(file) && head.cascade !== undefined)
      bySection.set(posix.dirname(file), paramsOf([head.cascade].flat().filter((each) => !hasTarget(each))))
  return ({ file, head }) => {
    const parts = posix.dirname(file).split('/')
    const above = parts.map((_, index) => bySection.get(parts.slice(0, index + 1).join('/')) ?? {})
    return Object.assign({}, ...above, paramsOf([head])) as Record<string, unknown>
  }
}

function hasTarget(value: unknown): boolean {
  return isMapping(value) && ('_target' in value || 'target' in value)
}

function paramsOf(heads: readonly unknown[]): Record<string, unknown> {
  const all = heads.filter(isMapping).flatMap((head) => [head, isMapping(head.params) ? head.params : {}])
  return Object.assign({}, ...all) as Record<string, unknown>
}
