// What each tool makes of the words of a heading: its id, and the number behind it if the page has it already.

import GithubSlugger from 'github-slugger'

/** How a site makes ids of headings. */
export type HeadingStyle =
  | 'github'
  | 'astro'
  | 'vitepress'
  | 'markdown-it-anchor'
  | 'eleventy'
  | 'hugo'
  | 'hugo-ascii'
  | 'blackfriday'
  | 'kramdown'
  | 'kramdown-gfm'
  | 'mkdocs'
  | 'mkdocs-unicode'

/** Makes the ids of one page, heading by heading. */
export interface HeadingIdMaker {
  /** The id of a heading without its own. */
  make: (words: string) => string
  /** Notes an id that the heading was given. */
  take: (id: string) => void
}

/** Begins a page. */
export function openHeadingIds(style: HeadingStyle): HeadingIdMaker {
  if (style === 'github' || style === 'astro') return openGithub(style)
  const taken = new Map<string, number>()
  const { slug, number } = styles[style]
  return {
    make: (words) => number(slug(words), taken),
    take: (id) => void taken.set(id, taken.get(id) ?? 0),
  }
}

// https://github.com/Flet/github-slugger; Astro cuts one hyphen off the end:
// https://github.com/withastro/astro/blob/main/packages/markdown/remark/src/rehype-collect-headings.ts
function openGithub(style: 'github' | 'astro'): HeadingIdMaker {
  const slugger = new GithubSlugger()
  const end = style === 'astro' ? /-$/ : /$(?!)/
  return { make: (words) => slugger.slug(words).replace(end, ''), take: (id) => void slugger.slug(id, true) }
}

/** Gives a second heading of the name another id. */
type Number = (slug: string, taken: Map<string, number>) => string

const styles: Readonly<
  Record<Exclude<HeadingStyle, 'github' | 'astro'>, { slug: (words: string) => string; number: Number }>
> = {
  // https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
  vitepress: { slug: slugOfVitePress, number: firstFree },
  // https://github.com/valeriangalliat/markdown-it-anchor: links have the percent signs that it writes, and find the id
  // without them.
  'markdown-it-anchor': {
    slug: (words) => words.trim().toLowerCase().replace(/\s+/g, '-'),
    number: firstFree,
  },
  // https://www.11ty.dev/docs/plugins/id-attribute/ with https://github.com/sindresorhus/slugify
  eleventy: { slug: slugOfEleventy, number: fromTwo },
  // https://github.com/gohugoio/hugo/blob/master/markup/goldmark/autoid.go
  hugo: { slug: slugOfHugo, number: firstFree },
  'hugo-ascii': {
    slug: (words) => slugOfHugo(withoutAccents(words).replace(/[^\p{ASCII}]/gu, '')),
    number: firstFree,
  },
  blackfriday: {
    slug: (words) =>
      words
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase() || 'heading',
    number: firstFree,
  },
  // https://github.com/gettalong/kramdown/blob/master/lib/kramdown/converter/base.rb
  kramdown: { slug: slugOfKramdown, number: counted },
  // https://github.com/kramdown/parser-gfm/blob/main/lib/kramdown/parser/gfm.rb, which Jekyll uses if nothing is said.
  'kramdown-gfm': {
    slug: (words) =>
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- \t]/gu, '')
        .replace(/[ \t]/g, '-'),
    number: counted,
  },
  // https://github.com/Python-Markdown/markdown/blob/master/markdown/extensions/toc.py
  mkdocs: { slug: slugOfPython, number: underlined },
  // https://facelessuser.github.io/pymdown-extensions/extras/slugs/
  'mkdocs-unicode': {
    slug: (words) =>
      words
        .normalize('NFC')
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replace(/ /g, '-'),
    number: underlined,
  },
}

function slugOfVitePress(words: string): string {
  return (
    words
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the tool takes them out, too.
      .replace(/[\u0000-\u001f]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase()
  )
}

function slugOfHugo(words: string): string {
  const kept = words.trim().replace(/[^\p{L}\p{Nd}_ -]/gu, '')
  return kept.replace(/ /g, '-').toLowerCase() || 'heading'
}

function slugOfKramdown(words: string): string {
  const kept = words.replace(/^[^a-zA-Z]+/, '').replace(/[^a-zA-Z0-9 -]/g, '')
  return kept.replace(/ /g, '-').toLowerCase() || 'section'
}

function slugOfPython(words: string): string {
  const kept = words.normalize('NFKD').replace(/[^\w\s-]/g, '')
  return kept
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}

/** Letters that are none of the alphabet with a sign on it, as the library writes them. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
  Ł: 'L',
  '&': ' and ',
  '🦄': ' unicorn ',
  '♥': ' love ',
}

function slugOfEleventy(words: string): string {
  const plain = words.normalize().replace(/[äöüÄÖÜßæÆøØœđłŁ&🦄♥]/gu, (letter) => letters[letter] ?? letter)
  return withoutAccents(plain)
    .replace(/([A-Z]{2})(\d+)/g, '$1 $2')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z](?!s(?![a-z]))[a-z\d]+)/g, '$1 $2')
    .toLowerCase()
    .replace(/([a-z\d])['\u2019]([ts])(?![a-z\d])/g, '$1$2')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

function withoutAccents(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize()
}

/** "a", "a-1", "a-2", past what the page has already. */
function firstFree(slug: string, taken: Map<string, number>): string {
  let id = slug
  for (let count = 1; taken.has(id); count++) id = `${slug}-${count}`
  taken.set(id, 0)
  return id
}

/** "a", "a-1", "a-2", whatever else the page has. */
function counted(slug: string, taken: Map<string, number>): string {
  const before = taken.get(slug)
  taken.set(slug, (before ?? -1) + 1)
  return before === undefined ? slug : `${slug}-${before + 1}`
}

/** "a", "a-2", "a-3". */
function fromTwo(slug: string, taken: Map<string, number>): string {
  const before = taken.get(slug)
  taken.set(slug, (before ?? 0) + 1)
  return before === undefined ? slug : `${slug}-${Math.max(1, before) + 1}`
}

/** "a", "a_1", "a_2"; nothing becomes "_1". */
function underlined(slug: string, taken: Map<string, number>): string {
  let id = slug
  while (taken.has(id) || id === '') {
    const [, words = id, count = '0'] = /^(.*)_(\d+)$/.exec(id) ?? []
    id = `${words}_${Number(count) + 1}`
  }
  taken.set(id, 0)
  return id
}
