// Values of a configuration, which may be anything.

import { posix } from 'node:path'
import { folderMark, isData } from '../code/values.ts'
import { dataOf } from './read-config.ts'

type Data = Readonly<Record<string, unknown>>

/** The keys of an object; none for anything else. */
export function mappingOf(value: unknown): Data {
  return dataOf(value) ?? {}
}

/** What a path of keys leads to. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    const data = mappingOf(inner)
    return Object.hasOwn(data, key) ? data[key] : undefined
  }, value)
}

/** A text that is not empty. */
export function wordsAt(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = valueAt(value, ...keys)
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined
}

/** The items of a list; none for anything else. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** A path that a configuration names, below the folder that is imported. It may begin with "../". */
export function pathBeside(config: string, written: string): string {
  const path = written.startsWith(folderMark)
    ? written.slice(folderMark.length)
    : posix.join(posix.dirname(config), written.replace(/^\/+/, ''))
  return path.replace(/^\.$|^\.\/|\/+$/g, '')
}

/** The package and the options of each plugin: `name`, or `[name, options]`. */
export function pluginsOf(value: unknown): { name: string; options: Data }[] {
  return itemsOf(value).flatMap((each) => {
    const [name, options] = Array.isArray(each) ? (each as unknown[]) : [each, undefined]
    if (typeof name === 'string') return [{ name, options: mappingOf(options) }]
    // MkDocs: `- redirects: { … }`
    return isData(each) ? Object.entries(each).map(([key, inner]) => ({ name: key, options: mappingOf(inner) })) : []
  })
}
