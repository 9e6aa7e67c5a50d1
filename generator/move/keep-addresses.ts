// Old addresses that lead on: in the aliases of an article, or in the redirects of its language. And those that must
// not, because a page has come back to them.

import { readOldPath } from '#schemas/old-path.ts'
import type { LanguageContent } from '../check/check.ts'
import { addMapping, addToList, removeItem } from '../edit/edit.ts'
import { splitHref } from '../links/links.ts'
import { type Content, listArticles, listRedirects, listRoutes } from '../model/model.ts'
import { parseYaml } from '../yaml/yaml.ts'
import type { Moved, MovedPage } from './address-map.ts'
import { type Draft, remove, setText, textOf } from './draft.ts'
import { type KeptAddress, Refusal } from './model.ts'
import { splitText } from './split-text.ts'

/** Adds what the old addresses of the site need that the new one does not have. */
export function keepAddresses(
  before: readonly LanguageContent[],
  after: readonly LanguageContent[],
  { moved, draft }: { moved: Moved; draft: Draft },
): KeptAddress[] {
  return before.flatMap(({ place, content }) => {
    const now = after.find((language) => language.place.folder === place.folder)?.content
    const there = now ? addressesOf(now) : new Set<string>()
    const pages = moved.pages.filter(({ language }) => language.place.folder === place.folder)
    const routes = moved.byLanguage.get(place.folder)?.routes
    return listRoutes(content).flatMap((info): KeptAddress[] => {
      if (there.has(info.route)) return []
      const page = pages.find(({ file }) => file === info.entry?.file)
      const to = page?.newRoute ?? routes?.get(info.route)
      if (to === undefined || to === info.route) return []
      const file = page?.newFile.endsWith('.md') ? page.newFile : 'redirects.yaml'
      const kept = { from: info.route, to, file: place.folder + file }
      if (page && file === page.newFile) addAlias(draft, kept, aliasKey(page))
      else addRedirect(draft, kept)
      there.add(info.route)
      return [kept]
    })
  })
}

function aliasKey({ language, file }: MovedPage): string {
  return language.entries.get(file)?.writtenKey('aliases') ?? 'aliases'
}

function addressesOf(content: Content): Set<string> {
  return new Set([
    ...listRoutes(content).map(({ route }) => route),
    ...listRedirects(content).flatMap(({ from, isPrefix }) => (isPrefix ? [] : [from])),
  ])
}

function addAlias(draft: Draft, { from, file }: KeptAddress, key: string): void {
  const { before, yaml, after, body } = splitText(file, textOf(draft, file) ?? '')
  setText(draft, file, before + addToList(yaml, key, from) + after + body)
}

/** Adds a redirect to the file of its language. */
export function addRedirect(draft: Draft, { from, to, file }: KeptAddress): void {
  const pairs = [
    ['from', from],
    ['to', to],
  ] as const
  setText(draft, file, addMapping(textOf(draft, file) ?? newTable, pairs))
}

/** What a new file of redirects begins with. */
const newTable = '# Old addresses and where they lead now.\n'

/** Takes out what would redirect a page that comes back to an old address of its own. Throws a Refusal for others. */
export function freeAddresses(
  languages: readonly LanguageContent[],
  { moved, draft }: { moved: Moved; draft: Draft },
): void {
  for (const page of moved.pages) {
    const language = languages.find(({ place }) => place.folder === page.language.place.folder)
    if (!language) continue
    const alias = aliasOf(page, language)
    if (alias !== undefined) freeAlias(page, alias, draft)
    if (page.route === page.newRoute) continue
    refuseTaken(page, language, moved)
    freeAlias(page, page.newRoute, draft)
    freeRedirect(page, language, draft)
  }
  // Lists of folders.
  for (const language of languages)
    for (const [route, newRoute] of moved.byLanguage.get(language.place.folder)?.routes ?? []) {
      const isBack = language.content.redirects.some(({ from, to }) => from === newRoute && to === route)
      const isPage = moved.pages.some((page) => page.route === route)
      if (isBack && !isPage) freeRedirect({ route, newRoute }, language, draft)
    }
}

/** The address made of the new id, where the collection has such addresses. */
function aliasOf({ file, id, newId }: MovedPage, { everything }: LanguageContent): string | undefined {
  const article = listArticles(everything).find(({ entry }) => entry.file === file)
  const base = article && everything.collections[article.collection]
  return id === newId || base?.slugFrom !== 'title' ? undefined : `${base.route}/${newId}`
}

function refuseTaken({ newRoute, file }: MovedPage, { everything, place }: LanguageContent, { pages }: Moved): void {
  const taken = listRoutes(everything).find(
    ({ kind, route, entry }) =>
      route === newRoute &&
      kind !== 'index' &&
      entry?.file !== file &&
      !(
        kind !== 'alias' &&
        pages.some((page) => page.language.place.folder === place.folder && page.file === entry?.file)
      ),
  )
  if (!taken) return
  const name = place.folder + (taken.entry?.file ?? '')
  const what = taken.kind === 'alias' ? `${name} has the old address` : `${name} has the address`
  throw new Refusal(`${what} "${place.prefix}${newRoute}"`, 'choose another address, or free this one first')
}

function freeAlias({ language, newFile, file }: MovedPage, route: string, draft: Draft): void {
  if (!file.endsWith('.md')) return
  const path = language.place.folder + newFile
  const key = language.entries.get(file)?.writtenKey('aliases') ?? 'aliases'
  const { before, yaml, after, body } = splitText(newFile, textOf(draft, path) ?? '')
  const list = (parseYaml(yaml).data as Record<string, unknown> | null)?.[key]
  const index = Array.isArray(list) ? list.findIndex((alias) => isAt(alias, route)) : -1
  const next = index < 0 ? undefined : removeItem(yaml, [key], index)
  if (next !== undefined) setText(draft, path, before + next + after + body)
}

function isAt(alias: unknown, route: string): boolean {
  if (typeof alias !== 'string') return false
  const { path, isPrefix } = readOldPath(alias)
  return !isPrefix && path === route
}

function freeRedirect(
  { route, newRoute }: Pick<MovedPage, 'route' | 'newRoute'>,
  { content, place }: LanguageContent,
  draft: Draft,
): void {
  const written = content.redirects.find(({ from, isPrefix }) => from === newRoute && !isPrefix)
  if (!written) return
  const { entry, index, to } = written
  const { path } = splitHref(to)
  if (path !== route && path !== newRoute)
    throw new Refusal(
      `${place.folder}${entry.file} redirects "${newRoute}" to "${to}"`,
      'choose another address, or take that redirect out first',
    )
  const file = place.folder + entry.file
  const text = textOf(draft, file) ?? ''
  const next =
    entry.kind === 'csv' ? withoutLine(text, entry.locate([index, 'from']).line) : withoutItem(text, newRoute)
  if (next === undefined) throw new Refusal(`${file} redirects "${newRoute}"`, 'take that redirect out first')
  if (next === `${newTable}[]\n`) remove(draft, file)
  else if (next.trim() === '[]') setText(draft, file, '')
  else setText(draft, file, next)
}

function withoutItem(text: string, route: string): string | undefined {
  const list = parseYaml(text).data as readonly { from?: unknown }[]
  return removeItem(
    text,
    [],
    list.findIndex(({ from }) => isAt(from, route)),
  )
}

function withoutLine(text: string, line: number): string {
  return text
    .split(/(?<=\n)/)
    .filter((_, index) => index !== line - 1)
    .join('')
}
