// What holds on the pages of every site in English and German.

import { shownIn, textsOf } from './interface-words.ts'

type Pages = Iterable<readonly [file: string, html: string]>

/** The translations that the head of each page names: a language and the file of its page. */
export function alternatesOf(pages: Pages, origin: string): Map<string, string[]> {
  const tags = /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g
  return new Map(
    [...pages].map(([file, html]) => [
      file,
      [...html.matchAll(tags)].map(([, language, href = '']) => `${language} ${fileOf(href.replace(origin, ''))}`),
    ]),
  )
}

/** Alternates that the page they lead to does not name as well. A page without a translation names none. */
export function findLopsided(alternates: ReadonlyMap<string, readonly string[]>): string[] {
  return [...alternates].flatMap(([file, list]) => {
    const files = list.map((item) => item.split(' ')[1] ?? '')
    const isAlike = files.every((other) => alternates.get(other)?.join() === list.join())
    return isAlike && (list.length === 0 || files.includes(file)) ? [] : [`${file}: ${list.join(', ')}`]
  })
}

/** Words of the interface that a page shows in the other language. German pages are below de/. */
export async function findForeignWords(pages: Pages): Promise<string[]> {
  const [english, german] = [await textsOf('en'), await textsOf('de')]
  const only = (own: Set<string>, other: Set<string>) =>
    [...own].filter((text) => /\p{L}{3}/u.test(text) && !other.has(text))
  const [onlyEnglish, onlyGerman] = [only(english, german), only(german, english)]
  return [...pages].flatMap(([file, html]) => {
    const shown = shownIn(html)
    const foreign = file.startsWith('de/') ? onlyEnglish : onlyGerman
    return foreign.filter((text) => shown.has(text)).map((text) => `${file}: ${text}`)
  })
}

/** The file that answers a path: /prices → prices/index.html. */
export function fileOf(path: string): string {
  const bare = decodeURI(path)
    .replace(/^\//, '')
    .replace(/[?#].*$/, '')
  return /\.\w+$/.test(bare) ? bare : `${bare === '' ? '' : `${bare}/`}index.html`
}
