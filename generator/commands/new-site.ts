// `libretto new site DIR`: a small complete site from site/starters/, with the name, address and language put in.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { siteSchema } from '#schemas/site.ts'
import { statOf } from '../disk/disk.ts'
import { UsageError } from '../errors.ts'
import { listNames, nearestName } from '../problem.ts'
import { controlPattern } from '../yaml/yaml.ts'
import { findLibrettoSource } from './libretto-source.ts'
import { placeNewFile } from './place-new-file.ts'

/** Kinds of sites to start from. */
export const siteKinds = ['docs', 'company', 'blog'] as const
export type SiteKind = (typeof siteKinds)[number]

export interface NewSite {
  /** Where the site is to be: a new or an empty folder. */
  folder: string
  kind: string
  name: string
  url: string
  language: string
}

/** What is asked, and what is taken if nobody answers. */
export function siteDefaults(folder: string): Omit<NewSite, 'folder'> {
  const name = basename(resolve(folder))
    .replace(/[-_.]+/g, ' ')
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase())
  return { kind: 'company', name: name === '' ? 'My site' : name, url: 'https://www.example.com', language: 'en' }
}

/**
 * Writes a site and returns the paths of its files. Throws UsageError for a folder that is in use and for an answer
 * that makes no sense.
 */
export function createSite(wanted: NewSite, { libretto, now }: { libretto: string; now: number }): string[] {
  const kind = wanted.kind as SiteKind
  const { folder } = wanted
  for (const name of ['kind', 'name', 'url', 'language'] as const) {
    const fault = findFault(name, wanted[name])
    if (fault !== undefined) throw new UsageError(fault)
  }
  checkFolder(folder)
  const words = wordsOf(wanted, { libretto, now })
  const starters = join(libretto, 'site', 'starters')
  const written: string[] = []
  for (const part of ['common', kind])
    for (const file of listFiles(join(starters, part))) {
      const path = join(folder, publishedName(file))
      const text = fill(readFileSync(join(starters, part, file), 'utf8'), words, file)
      placeNewFile(folder, publishedName(file), text)
      written.push(path)
    }
  return written
}

/** Throws UsageError for a folder that is in use. */
export function checkFolder(folder: string): void {
  const found = statOf(folder)
  if (!found) return
  if (found.isSymbolicLink()) throw new UsageError(`${folder} is a link, and links are not followed; name a new folder`)
  if (!found.isDirectory()) throw new UsageError(`there is a file of the name ${folder}; name a new folder`)
  if (readdirSync(folder).some((name) => name !== '.git'))
    throw new UsageError(`${folder} is not empty; name a new folder`)
}

/** What is wrong with one answer; undefined for a good one. */
export function findFault(name: keyof Omit<NewSite, 'folder'>, value: string): string | undefined {
  if (name === 'kind') return findKindFault(value)
  const issue = siteSchema.shape[name].safeParse(value).error?.issues[0]
  if (issue) return `the ${name} ${issue.message}${name === 'language' ? nameTag(value) : ''}`
  return controlPattern.test(value)
    ? `the ${name} has a control character, which no page can show; write it without`
    : undefined
}

function findKindFault(value: string): string | undefined {
  if (siteKinds.some((kind) => kind === value)) return undefined
  const near = nearestName(value, siteKinds)
  const hint = near ? `did you mean "${near}"?` : `kinds: ${listNames(siteKinds, 9)}`
  return `there is no site of kind "${value}"; ${hint}`
}

/** The tag of a language that was given by its name, in English or in itself. */
function nameTag(name: string): string {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const english = new Intl.DisplayNames('en', { type: 'language' })
  const isMeant = (tag: string) =>
    [english, new Intl.DisplayNames(tag, { type: 'language' })].some(
      (names) => names.of(tag)?.toLowerCase() === name.toLowerCase(),
    )
  const tag = letters.flatMap((first) => letters.map((second) => first + second)).find(isMeant)
  return tag === undefined ? '' : `; ${name} is ${tag}`
}

/** What stands in a starter between percent signs, and what takes its place: a value of JSON, which is one of YAML. */
function wordsOf(
  { folder, name, url, language }: NewSite,
  { libretto, now }: { libretto: string; now: number },
): Record<string, string> {
  const slug = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return {
    NAME: JSON.stringify(name),
    URL: JSON.stringify(url.replace(/\/+$/, '')),
    LANGUAGE: JSON.stringify(language),
    PACKAGE: JSON.stringify(slug === '' ? 'site' : slug),
    LIBRETTO: JSON.stringify(findLibrettoSource(libretto, folder)),
    DAY: new Date(now).toISOString().slice(0, 10),
    TITLE: name.replace(/[\\`*_[\]<>]/g, '\\$&'),
  }
}

function fill(text: string, words: Record<string, string>, file: string): string {
  return text.replace(/%([A-Z]+)%/g, (_, word: string) => {
    const value = words[word]
    if (value === undefined) throw new Error(`${file}: nothing is known about %${word}%`)
    return value
  })
}

// npm leaves names with a dot out of packages.
function publishedName(file: string): string {
  return file.replace(/^(?=gitignore$|vscode\/|github\/)/, '.')
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort()
}
