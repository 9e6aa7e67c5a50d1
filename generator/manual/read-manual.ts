import { parse } from 'yaml'
import { compare } from '../problem.ts'

/** A page of the manual, as its Markdown file has it. */
export interface ManualPage {
  /** As the command takes it: "write/markdown", or "write" for the page of a section. */
  name: string
  /** Path of the file below the folder of the manual. */
  file: string
  title: string
  description: string
  keywords: readonly string[]
  order: number
  /** What is below the front matter. */
  text: string
}

/** The pages of these files, in the order of reading. Paths are below the folder of the manual. */
export function readPages(files: readonly (readonly [path: string, text: string])[]): ManualPage[] {
  const pages = files.map(([path, text]) => readPage(path, text))
  const orders = new Map(pages.map(({ name, order }) => [name, order]))
  const placeOf = ({ name }: ManualPage) => {
    const parts = name === '' ? [] : name.split('/')
    return parts.map((part, depth) => [orders.get(parts.slice(0, depth + 1).join('/')) ?? 1000, part] as const)
  }
  return pages
    .map((page) => ({ page, at: placeOf(page) }))
    .sort((one, other) => comparePlaces(one.at, other.at))
    .map(({ page }) => page)
}

type Place = readonly (readonly [order: number, name: string])[]

// A section is before its pages.
function comparePlaces(one: Place, other: Place): number {
  for (const [depth, [order, name]] of one.entries()) {
    const [otherOrder, otherName] = other[depth] ?? []
    if (otherOrder === undefined || otherName === undefined) return 1
    if (order !== otherOrder) return order - otherOrder
    if (name !== otherName) return compare(name, otherName)
  }
  return one.length - other.length
}

function readPage(file: string, source: string): ManualPage {
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  const {
    title,
    description = '',
    keywords = [],
    order = 1000,
  } = parse(head) as { title: string; description?: string; keywords?: string[]; order?: number }
  const name = nameOf(file)
  return { name, file, title, description, keywords, order, text: text.trim() }
}

/** "write/markdown" of its file, and "write" of "write/index.md". */
export function nameOf(file: string): string {
  return file.replace(/(?:^|\/)index\.md$|\.md$/, '')
}
