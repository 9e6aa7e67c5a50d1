// Markdown compiled once for equal input, whichever file it stands in.

import { type Cache, getOrMake, type Kind, type Shelf } from '../cache/cache.ts'
import type { MarkdownParser } from '../config/config.ts'
import { shortHashOf } from '../hash.ts'
import { isExternal, ownPath } from '../links/links.ts'
import {
  claimPattern,
  compileMarkdown,
  type Markdown,
  type MarkdownLink,
  type MarkdownOptions,
  markdownVersion,
} from '../markdown/markdown.ts'
import type { StoredText } from '../model/model.ts'

/** Key: the source, its options and the claims in it. Scope: the parser and the version of the Markdown pipeline. */
const compiledTexts: Kind<Markdown> = { name: 'compiled-texts', keptIn: 'pack' }

/** Compiles one text. Its key is added to `keys`, for `keep`. */
export type Compile = (source: string, options: TextOptions, keys?: string[]) => Markdown

export type TextOptions = Omit<MarkdownOptions, 'parser'>

/** What is known of a compiled text without reading it. */
export interface KnownText {
  /** Its `textKey`. */
  key: string
  /** Its links except those that `isLeftOut`, as `printLinks` gives them: objects would take eight times the memory. */
  links: string
  /** Its widgets, as JSON. */
  widgets: string
  /** Ids of its headings and of its HTML, as `printIds` gives them. */
  ids: string
  /** Number of its headings that have a text. */
  named: number
}

/** Where a text comes from. A stored text keeps it all through the build; a function would take twice the memory. */
export interface TextOrigin {
  /** What the text is compiled from. */
  read: () => { source: string; options: TextOptions }
}

export interface Compiler {
  compile: Compile
  /** A compiled text. All but its links is read from the cache, or compiled again, when it is asked for. */
  store: (origin: TextOrigin, known: KnownText) => StoredText
  /** Hands on texts that a file still uses although it was not read again. */
  keep: (keys: readonly string[]) => void
}

/** A compiler that looks into the cache first. */
export function cachedCompiler(cache: Cache, parser: MarkdownParser): Compiler {
  const texts = textShelf(cache, parser)
  // All questions about one text come one after the other.
  let last: { key: string; markdown: Markdown } | undefined
  const read: ReadText = ({ key }, origin) => {
    if (last?.key === key) return last.markdown
    const stored = texts.peek(key)
    if (stored) last = { key, markdown: stored }
    else {
      const { source, options } = origin.read()
      last = { key, markdown: make(source, options) }
    }
    return last.markdown
  }
  const make = (source: string, options: TextOptions) => compileMarkdown(source, { ...options, parser })
  return {
    compile: (source, options, keys) => {
      const key = textKey(source, options)
      keys?.push(key)
      return getOrMake(texts, key, () => make(source, options))
    },
    store: (origin, known) => new CompiledText(known, origin, read),
    keep: (keys) => {
      for (const key of keys) texts.keep(key)
    },
  }
}

type ReadText = (known: KnownText, origin: TextOrigin) => Markdown

// A class, because objects with their own getters take five times the memory.
class CompiledText implements StoredText {
  readonly #known: KnownText
  readonly #origin: TextOrigin
  readonly #readText: ReadText

  constructor(known: KnownText, origin: TextOrigin, readText: ReadText) {
    this.#known = known
    this.#origin = origin
    this.#readText = readText
  }

  get namedHeadings(): number {
    return this.#known.named
  }

  get html(): StoredText['html'] {
    return this.#read().html
  }

  get links(): StoredText['links'] {
    return parseLinks(this.#known.links)
  }

  get outsideLinks(): StoredText['outsideLinks'] {
    return this.#read().links.filter((link) => isLeftOut(link, ''))
  }

  get widgets(): StoredText['widgets'] {
    return parseList(this.#known.widgets)
  }

  get headings(): StoredText['headings'] {
    return this.#read().headings
  }

  get text(): string {
    return this.#read().text
  }

  get sections(): StoredText['sections'] {
    return this.#read().sections
  }

  get passages(): StoredText['passages'] {
    return this.#read().passages
  }

  #read(): Markdown {
    return this.#readText(this.#known, this.#origin)
  }
}

/**
 * A link to another site than `site`, which most builds need not know: it is neither a picture nor mentions an asset.
 */
export function isLeftOut({ kind, href }: MarkdownLink, site: string): boolean {
  return kind !== 'image' && isExternal(href) && !href.includes('assets/') && ownPath(href, site) === undefined
}

/** A list as KnownText has it: an empty one is the empty text. */
export function printList(list: readonly unknown[]): string {
  return list.length === 0 ? '' : JSON.stringify(list)
}

function parseList<Item>(text: string): Item[] {
  return text === '' ? [] : (JSON.parse(text) as Item[])
}

/** Links as KnownText has them: the values of all of them in one list, as JSON. */
export function printLinks(links: readonly MarkdownLink[]): string {
  return printList(links.flatMap(({ href, kind, line, column }) => [href, kind === 'image' ? 1 : 0, line, column]))
}

function parseLinks(text: string): MarkdownLink[] {
  const values = parseList<string | number>(text)
  return Array.from({ length: values.length / 4 }, (_, index): MarkdownLink => {
    const [href, isImage, line, column] = values.slice(index * 4, index * 4 + 4)
    return { href: String(href), kind: isImage === 1 ? 'image' : 'link', line: Number(line), column: Number(column) }
  })
}

/** Compiled texts by their `textKey`. */
export function textShelf(cache: Cache, parser: MarkdownParser): Shelf<Markdown> {
  return cache.shelf(compiledTexts, `${parser} ${markdownVersion}`)
}

/** Everything that a compiled text depends on, apart from parser and pipeline. */
export function textKey(
  source: string,
  { baseDepth, prefix, place, takenIds, claims, hasWidgets, hasBlocks }: TextOptions,
): string {
  // Only the claims the text prints matter: a new claim elsewhere must not recompile everything.
  const printed = [...source.matchAll(claimPattern)].map(([, id]) => [id, claims[id ?? '']])
  return shortHashOf(
    `${JSON.stringify([baseDepth, prefix, place, takenIds, hasWidgets, hasBlocks, printed])}\n${source}`,
  )
}
