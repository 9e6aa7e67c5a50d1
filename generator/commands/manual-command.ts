// The manual command: the contents, a page, or the places that speak of some words. It needs no site and no
// network.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Config } from '../config/config.ts'
import { EnvironmentError, exitCodes, UsageError } from '../errors.ts'
import { findPlaces, type ManualPage, nearWords, printPage, readPages } from '../manual/manual.ts'
import type { Screen } from '../terminal.ts'
import { cutText } from '../text.ts'

const mostPlaces = 12

/** Where the manual lies in Libretto's own folder: the same in a clone and in a package. */
const home = 'docs/content/docs'

/** All pages in the order of reading. Throws EnvironmentError if this installation has none. */
export function readManual(libretto: string): ManualPage[] {
  const folder = join(libretto, home)
  if (!existsSync(folder)) throw new EnvironmentError(`this installation has no manual: ${home} is missing`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  return readPages(files.map((file) => [file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8')]))
}

/** Prints the manual, or what it says of some words. */
export function manualCommand(words: readonly string[], { places: { libretto }, surface: { screen } }: Config): number {
  const pages = readManual(libretto)
  const query = words.join(' ').trim()
  const page = query === '' ? undefined : pages.find(({ name }) => name.toLowerCase() === nameIn(query))
  if (query === '') printContents(pages, screen)
  else if (page) screen.print(`${printPage(page)}\n${withSubpages(page, pages)}`)
  else printPlaces(pages, query, screen)
  return exitCodes.done
}

/** A page as somebody names it: in any case, with or without its ending, and as the site and the package have it. */
function nameIn(query: string): string {
  return query
    .toLowerCase()
    .replace(/^.*?docs\/content\//, '')
    .replace(/^\/?docs\/|\/$/g, '')
    .replace(/(?:\/index)?\.md$/, '')
}

function printContents(pages: readonly ManualPage[], { print, out: { colors } }: Screen): void {
  const shown = pages.filter(({ name }) => name !== '' && !/^reference\/.*\//.test(name))
  const width = shown.reduce((most, { name }) => Math.max(most, name.length), 0)
  for (const { name, title, description } of shown)
    if (name.includes('/')) print(`  ${colors.bold(name.padEnd(width))}  ${description}`)
    else print(`\n${colors.bold(title)}`)
  print('\n"libretto manual PAGE" prints one of these, "libretto manual WORD" the places that speak of a word')
}

/** The pages below a page that lists them. */
function withSubpages({ name }: ManualPage, pages: readonly ManualPage[]): string {
  const below = pages.filter(
    (page) => page.name.startsWith(`${name}/`) && !page.name.slice(name.length + 1).includes('/'),
  )
  return below.map((page) => `\n${page.name}\n  ${page.description}`).join('')
}

function printPlaces(pages: readonly ManualPage[], query: string, { print, out: { colors } }: Screen): void {
  const found = findPlaces(pages, query)
  if (found.length === 0) throw new UsageError(describeNothing(pages, query))
  for (const { page, heading, line } of found.slice(0, mostPlaces)) {
    const place = heading === '' ? page.title : `${page.title} › ${heading}`
    print(`${colors.bold(page.name)}  ${place}\n  ${cutText(line, 110)}\n`)
  }
  const more = found.length - mostPlaces
  if (more > 0) print(`${more} more: add a word`)
  print(`"libretto manual ${found[0]?.page.name}" prints the first of these pages`)
}

function describeNothing(pages: readonly ManualPage[], query: string): string {
  const near = nearWords(pages, query).map((word) => `"${word}"`)
  const advice = near.length === 0 ? '"libretto manual" lists its pages' : `did you mean ${near.join(' or ')}?`
  return `the manual has nothing on "${query}"; ${advice}`
}
