// The sources of all rooms and their imports, read with a simple expression from the text of each file.

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const rooms = ['schemas', 'site', 'runtime', 'generator', 'bin'] as const
export type Room = (typeof rooms)[number]

/** Text by path from the project's folder. */
export type Sources = ReadonlyMap<string, string>

export interface Import {
  specifier: string
  isType: boolean
  names: string[]
}

const importStatement = new RegExp(
  [
    /^(?:import|export)\s+(type\s+)?([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/,
    /^import\s*['"]([^'"]+)['"]/,
    /(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** Every import and re-export of one file, types included. */
export function readImports(source: string): Import[] {
  return [...source.matchAll(importStatement)].map(([, type, clause = '', from, bare, dynamic]) => {
    const inner = /\{([^}]*)\}/.exec(clause)?.[1]
    const names = (inner ?? clause)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const isTypeList = inner !== undefined && clause.startsWith('{') && names.length > 0
    const isType = type !== undefined || (isTypeList && names.every((name) => name.startsWith('type ')))
    const values = names.filter((name) => !name.startsWith('type ')).map((name) => name.replace(/\s+as\s+.*$/, ''))
    return { specifier: from ?? bare ?? dynamic ?? '', isType, names: values }
  })
}

/** Path of an imported file below the project; undefined for packages. */
export function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('#own/')) return `site/${specifier.slice(1)}`
  if (specifier.startsWith('#words/')) return specifier.replace('#words', 'site/strings/en')
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined
}

/** What the folder of Parley's code lacks is the standard module. */
export function placeOf(target: string, sources: Sources): string {
  return sources.has(target) ? target : target.replace('site/own/', 'site/standard/')
}

/** Files that a file imports, types included, itself left out. */
export function importedFiles(path: string, sources: Sources): string[] {
  const targets = readImports(sources.get(path) ?? '').flatMap(({ specifier }) => {
    const target = targetOf(path, specifier)
    return target === undefined ? [] : [placeOf(target, sources)]
  })
  return [...new Set(targets)].filter((target) => target !== path && sources.has(target))
}

/** Scripts of the rooms; with `folders`, of other top-level folders. */
export function listSources(folders: readonly string[] = rooms, pattern = /\.(?:tsx?|js|mjs)$/): Sources {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  const isSource = (path: string) => pattern.test(path) && !path.endsWith('.d.ts')
  return new Map(paths.filter(isSource).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Comments out, so that only code is looked at. A comment begins a line or follows a space. */
export function codeOf(source: string): string {
  return source.replace(/^\s*\/\/.*$|\/\*[^]*?\*\/|\s\/\/ .*$/gm, '')
}
