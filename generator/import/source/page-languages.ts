// Pages that say their language themselves: `lang: de`, in their front matter or in data of their folder. And folders
// that look like languages although nothing says so.

import { posix } from 'node:path'
import { isLocale, languageTagPattern } from '#schemas/language-tag.ts'
import { plural } from '../../report/report.ts'
import type { Loss } from './model.ts'
import { textOf } from './old-routes.ts'
import type { UnplacedPage } from './place-pages.ts'

/** The pages with their languages. `main` is the language of the site, where it is known. */
export function withLanguages(pages: readonly UnplacedPage[], main: string | undefined): UnplacedPage[] {
  const spoken = pages.map((page) => tagOf(page))
  const tags = new Set(spoken.map((tag) => tag?.toLowerCase()))
  const usual = (main ?? 'en').toLowerCase()
  // Of a site with one language every page may say it.
  if (tags.size < 2 && !tags.has(undefined)) return [...pages]
  return pages.map((page, index) => {
    const tag = spoken[index]
    if (page.language !== undefined || tag === undefined || tag.toLowerCase() === usual) return page
    return { ...page, language: tag }
  })
}

function tagOf({ head }: UnplacedPage): string | undefined {
  const tag = textOf(head, 'lang')?.replace('_', '-')
  return tag !== undefined && languageTagPattern.test(tag) && isLocale(tag) ? tag : undefined
}

/** Reports folders with the names of languages whose files are the same as beside them. */
export function findMirrors(pages: readonly UnplacedPage[], lose: (file: string, loss: Loss) => void): void {
  const places = new Set(pages.map(keyOf))
  const counts = new Map<string, { all: number; same: number; folder: string }>()
  for (const page of pages) {
    const [, name, rest] = /^([a-z]{2,3}(?:-[a-z]{2,4})?)\/(.+)$/i.exec(page.place) ?? []
    if (name === undefined || rest === undefined || page.language !== undefined || !isLanguage(name)) continue
    const folder = page.file.slice(0, -rest.length - 1)
    const count = counts.get(folder) ?? { all: 0, same: 0, folder }
    count.all++
    if (places.has(keyOf({ ...page, place: rest }))) count.same++
    counts.set(folder, count)
  }
  const found = [...counts.values()].filter(({ all, same }) => same * 2 > all)
  const [first, ...others] = found
  if (!first) return
  const more = others.length === 0 ? '' : `, and so are ${plural(others.length, 'folder')} beside it`
  lose(first.folder, {
    code: 'import-left',
    message: `the folder is a translation of the pages around it, but nothing says so${more}: it was taken as pages`,
    hint: 'import each language by itself, and leave the others out of this one',
  })
}

function keyOf({ oldBase, place }: Pick<UnplacedPage, 'oldBase' | 'place'>): string {
  return posix.join(oldBase, place.replace(/\.\w+$/, ''))
}

function isLanguage(name: string): boolean {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return languageTagPattern.test(name) && isLocale(name) && names.of(name) !== undefined
}
