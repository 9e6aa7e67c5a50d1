// `libretto new site DIR`: a complete site from site/starters/, with the name and the address put in. What is copied is
// common/ for every site, and of its kind common/ (pictures) and the folder of its language.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { siteSchema } from '#schemas/site.ts'
import { placeNewFile, statOf } from '../disk/disk.ts'
import { UsageError } from '../errors.ts'
import { pathFrom } from '../paths.ts'
import { listNames, nearestName } from '../problem.ts'
import { controlPattern } from '../yaml/yaml.ts'
import { findLibrettoSource } from './libretto-source.ts'

/** Kinds of sites to start from. */
export const siteKinds = ['docs', 'company', 'blog'] as const
export type SiteKind = (typeof siteKinds)[number]

/** Languages that the texts of starters are written in: those of the interface. */
export const textLanguages = ['en', 'de', 'es', 'fr', 'ja'] as const

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
  const words = wordsOf(wanted, libretto)
  const starters = join(libretto, 'site', 'starters')
  const texts = isTextLanguage(wanted.language) ? baseOf(wanted.language) : 'en'
  const written: string[] = []
  for (const part of ['common', `${kind}/common`, `${kind}/${texts}`])
    for (const file of listFiles(join(starters, part))) {
      const bytes = readFileSync(join(starters, part, file))
      const isPicture = /\.(?:svg|webp)$/.test(file)
      placeNewFile(folder, publishedName(file), isPicture ? bytes : fill(bytes.toString(), { words, now, file }))
      written.push(join(folder, publishedName(file)))
    }
  return written
}

/** Whether there are texts in this language; if not, a new site has the English ones. */
export function isTextLanguage(language: string): boolean {
  return textLanguages.some((each) => each === baseOf(language))
}

function baseOf(language: string): string {
  return new Intl.Locale(language).language
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

/** What stands in a starter between percent signs, and what takes its place. */
function wordsOf({ folder, name, url, language }: NewSite, libretto: string): Record<string, string> {
  const slug = slugOf(basename(resolve(folder)))
  // In a text of several lines, spaces at the start of one would be indentation.
  const title = name.replace(/\s+/g, ' ').trim()
  const address = url.replace(/\/+$/, '')
  return {
    // Values of JSON, which are values of YAML.
    NAME: JSON.stringify(title),
    URL: JSON.stringify(address),
    LANGUAGE: JSON.stringify(language),
    PACKAGE: JSON.stringify(slug),
    LIBRETTO: JSON.stringify(findLibrettoSource(libretto, folder)),
    // Parts of a text: of Markdown, and of commands and addresses.
    TITLE: escapeMarkdown(title),
    PLAIN: slug,
  }
}

// Signs that mean something anywhere, and those that begin a list, a heading or a directive.
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>$&~|{}]|:(?=\w)|^[#+=-]|(?<=^\d+)[.)]/g, '\\$&')
}

function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? 'site' : slug
}

interface Filling {
  words: Record<string, string>
  now: number
  /** Name of the file, for the error. */
  file: string
}

/** %DAY-9% is the day nine days ago. */
function fill(text: string, { words, now, file }: Filling): string {
  return text.replace(/%([A-Z]+)(-\d+)?%/g, (_, word: string, days = '0') => {
    if (word === 'DAY') return new Date(now + Number(days) * 86_400_000).toISOString().slice(0, 10)
    const value = words[word]
    if (value === undefined) throw new Error(`${file}: nothing is known about %${word}%`)
    return value
  })
}

// npm leaves names with a dot out of packages.
function publishedName(file: string): string {
  return file.replace(/^(?=git(?:attributes|ignore)$|vscode\/|github\/)/, '.')
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => pathFrom(folder, join(item.parentPath, item.name)))
    .sort()
}
