// The configuration of a tool as data, whatever language it is written in. Code is read, never run.

import { posix } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { isMapping } from '../../yaml/yaml.ts'
import { readCode } from '../code/read-code.ts'
import type { Spoken } from '../code/run-body.ts'
import { isData, isKind, spreadKey, unread } from '../code/values.ts'
import { openScale } from '../code/weigh.ts'

/** A configuration as it is written. */
export interface Settings {
  /** Its keys; empty if it cannot be read. */
  data: Readonly<Record<string, unknown>>
  /** Calls that stand alone, in configurations that are functions. */
  calls: readonly Spoken[]
  /** Files that were read, the first one is the configuration. */
  files: readonly string[]
  isRead: boolean
}

type ReadText = (path: string) => string | undefined

/** Reads one file. Files that it imports are read as well. */
export function readConfig(file: string, readText: ReadText): Settings {
  if (/\.[cm]?[jt]s$/.test(file)) return readCodeConfig(file, readText)
  const text = readText(file) ?? ''
  const data = file.endsWith('.toml') ? readToml(text) : readLooseYaml(text)
  // MkDocs: what another file says, this one may change.
  const above = isMapping(data) && typeof data.INHERIT === 'string' ? data.INHERIT : undefined
  const outer = above === undefined ? undefined : readLooseYaml(readText(posix.join(posix.dirname(file), above)) ?? '')
  return {
    data: { ...(isMapping(outer) ? outer : {}), ...(isMapping(data) ? data : {}) },
    calls: [],
    files: [file],
    isRead: isMapping(data) || text.trim() === '',
  }
}

function readCodeConfig(file: string, readText: ReadText): Settings {
  const { value, named, calls, files } = readCode(file, readText)
  const data = dataOf(value)
  const config = isData(named.config) ? named.config : {}
  const isEmpty = readText(file)?.trim() === '' || Object.keys(named).length > 0
  return { data: { ...config, ...data }, calls, files, isRead: isEmpty || value !== unread }
}

/** The object that a configuration is, inside functions such as `defineConfig` that packages have. */
export function dataOf(value: unknown): Record<string, unknown> | undefined {
  if (isData(value)) return value
  if (!isKind(value, 'call')) return undefined
  const all = value.args.flatMap((each) => dataOf(each) ?? [])
  return all.length === 0 ? undefined : Object.assign({}, ...all)
}

/** YAML of other tools: tags that nobody needs here are values like any other. */
export function readLooseYaml(text: string): unknown {
  try {
    const document = parseDocument(text, { version: '1.1', schema: 'core', merge: true, logLevel: 'silent' })
    if (document.errors.length > 0) return undefined
    const data: unknown = document.toJS({ maxAliasCount: 1000 })
    return openScale()(data) ? data : undefined
  } catch {
    return undefined
  }
}

function readToml(text: string): unknown {
  try {
    return parseToml(text)
  } catch {
    return undefined
  }
}

/**
 * The texts of a configuration by their keys joined by dots, e.g. `themeConfig.image`. Lists of objects add nothing to
 * the key, those of texts a number. The first of several counts.
 */
export function flattenSettings(value: unknown): Map<string, string> {
  const found = new Map<string, string>()
  flatten(value, '', found)
  return found
}

// Configurations are a few levels deep.
function flatten(value: unknown, path: string, values: Map<string, string>): void {
  if (typeof value === 'string' && !values.has(path)) values.set(path, value)
  if (isKind(value, 'partial') && value.text.trim() !== '' && !values.has(path)) values.set(path, value.text)
  if (path.split('.').length > 8) return
  if (isKind(value, 'call')) for (const each of value.args) flatten(each, path, values)
  else if (Array.isArray(value))
    for (const [index, each] of value.entries()) flatten(each, isText(each) ? join(path, index) : path, values)
  else if (isData(value)) for (const [key, inner] of Object.entries(value)) flatten(inner, join(path, key), values)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`
}

/** Keys whose value decides something here, and what may be above them. */
const wantedNames: ReadonlySet<string> = new Set(
  (
    'title site_name url site base baseUrl tagline sidebar sidebarPath path routeBasePath locales redirects nav ' +
    'srcDir input'
  ).split(' '),
)
const wantedPlace = /^(?:themeConfig|integrations|presets\.(?:docs|blog)|dir)?$/

function isWanted(key: string): boolean {
  const [name = '', ...above] = key.split('.').reverse()
  return wantedNames.has(name) && wantedPlace.test(above.reverse().join('.'))
}

/** Keys of that kind whose value only running the code would tell. */
export function listUnread(data: unknown): string[] {
  const found = new Set<string>()
  findUnread(data, '', found)
  return [...found].filter(isWanted).map((key) => `"${key.split('.').at(-1)}"`)
}

function findUnread(value: unknown, path: string, found: Set<string>): void {
  if (value === unread) found.add(path)
  if (path.split('.').length > 4) return
  if (isKind(value, 'call')) for (const each of value.args) findUnread(each, path, found)
  else if (Array.isArray(value)) for (const each of value) findUnread(each, path, found)
  else if (isData(value))
    for (const [key, inner] of Object.entries(value))
      findUnread(inner, key === spreadKey ? path : join(path, key), found)
}
