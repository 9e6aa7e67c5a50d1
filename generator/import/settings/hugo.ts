// Hugo: mounts of modules and folders of languages, which stand for `content`.

import { posix } from 'node:path'
import type { NamedFolder } from '../source/model.ts'
import { itemsOf, mappingOf, pathBeside, valueAt, wordsAt } from './values-of.ts'

type Data = Readonly<Record<string, unknown>>

/** The folders that stand for `content`, each with what its addresses begin with. `main` is the main language. */
export function hugoRoots(data: Data, base: string, main: string): NamedFolder[] {
  const mounts = itemsOf(valueAt(data, 'module', 'mounts')).flatMap((mount) => mountOf(mount, base, main))
  if (mounts.length > 0) return mounts
  const languages = mappingOf(data.languages)
  const own = Object.entries(languages).flatMap(([tag, language]): NamedFolder[] => {
    const path = wordsAt(language, 'contentDir') ?? wordsAt(language, 'contentdir')
    return path === undefined ? [] : [rootOf(pathBeside(posix.join(base, 'x'), path), '', tag, main)]
  })
  const all = wordsAt(data, 'contentDir') ?? wordsAt(data, 'contentdir')
  const hasMain = own.some(({ language }) => language === undefined)
  return [...own, ...(hasMain ? [] : [rootOf(pathBeside(posix.join(base, 'x'), all ?? 'content'), '', main, main)])]
}

/** Addresses of other languages begin with them. */
function rootOf(path: string, route: string, tag: string, main: string): NamedFolder {
  const isMain = tag.toLowerCase() === main.toLowerCase()
  return isMain ? { path, route } : { path, route: posix.join(tag.toLowerCase(), route), language: tag }
}

function mountOf(mount: unknown, base: string, main: string): NamedFolder[] {
  const { source, target } = mappingOf(mount)
  const [, below] = typeof target === 'string' ? (/^content(?:\/(.*?))?\/?$/.exec(target) ?? []) : []
  if (typeof source !== 'string' || typeof target !== 'string' || !/^content(?:\/|$)/.test(target)) return []
  const languages = languagesOf(mount)
  const tag = languages.length === 0 || languages.some((each) => each === main || each === '**') ? main : languages[0]
  const root = rootOf(pathBeside(posix.join(base, 'x'), source), below ?? '', tag ?? main, main)
  const only = patternsOf(valueAt(mount, 'includeFiles') ?? valueAt(mount, 'files'))
  const filtered = only.length === 0 ? root : { ...root, only }
  if (!/\.(?:md|markdown)$/.test(source)) return [filtered]
  return /\.\w+$/.test(target) ? [{ ...filtered, route: '', at: below ?? '' }] : []
}

function languagesOf(mount: unknown): string[] {
  const all = valueAt(mount, 'lang') ?? valueAt(mount, 'sites', 'matrix', 'languages') ?? valueAt(mount, 'languages')
  return [all ?? []].flat().filter((each): each is string => typeof each === 'string')
}

function patternsOf(value: unknown): string[] {
  const all = [value ?? []].flat().filter((each): each is string => typeof each === 'string')
  return all.filter((pattern) => !pattern.startsWith('!'))
}

/** `params.toml` in config/_default has what is below `params`. */
export function hugoFileKeys(file: string): readonly string[] {
  const name = posix.basename(file).replace(/\.\w+$/, '')
  if (/^(?:hugo|config)$/.test(name)) return []
  const [, key = name, language] = /^(\w+)\.([\w-]+)$/.exec(name) ?? []
  return language === undefined ? [key] : ['languages', language, key]
}
