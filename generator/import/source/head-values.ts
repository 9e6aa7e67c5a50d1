// Values of front matter, whatever type other tools give them.

import { isMapping } from '../../yaml/yaml.ts'

/** One line of words; undefined for an empty text and for lists and mappings. */
export function wordsOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.replace(/\s+/g, ' ')
}

/** The words of a date; YAML 1.1 has months, days and hours of one digit. */
export function dateWordsOf(value: unknown): string {
  const words = wordsOf(value) ?? ''
  const [day, year = '', month = '', ofMonth = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[Tt ])/.exec(words) ?? []
  if (day === undefined) return words
  const rest = words.slice(day.length).replace(/^([Tt ])(?=\d:)/, '$10')
  return `${year}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}${rest}`
}

/** Yes or no, in any spelling of YAML 1.1; undefined for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  const word = String(value).trim()
  if (/^(?:true|yes|on|y|1)$/i.test(word)) return true
  return /^(?:false|no|off|n|0)$/i.test(word) ? false : undefined
}

/** Words of a list. Jekyll writes several words in one text, Docusaurus tags with a label. */
export function listOf(value: unknown): string[] {
  const items: unknown[] = typeof value === 'string' ? value.split(/,\s*|\s+/) : [value ?? []].flat()
  return items.flatMap((item) => {
    const label = typeof item === 'object' && item !== null && 'label' in item ? item.label : item
    return wordsOf(label) ?? []
  })
}

function pairOf(key: string, value: unknown): [string, unknown] {
  return [key, value]
}

/** `sidebar: { order: 1 }` as `sidebar.order`. */
export function flattenHead(head: Readonly<Record<string, unknown>>): Map<string, unknown> {
  return new Map(
    Object.entries(head).flatMap(([key, value]): [string, unknown][] => {
      // Material for MkDocs.
      if (key === 'date' && isMapping(value) && Object.hasOwn(value, 'created'))
        return [['date', value.created], ...(value.updated === undefined ? [] : [pairOf('updated', value.updated)])]
      const isNested = (key === 'sidebar' || key === 'last_update') && typeof value === 'object' && value !== null
      return isNested ? Object.entries(value).map(([inner, part]) => [`${key}.${inner}`, part]) : [[key, value]]
    }),
  )
}

/** Layouts of an ordinary page: the folder decides how an article looks. */
const plainLayouts =
  /^(?:docs?|posts?|pages?|blog|article|default|single|home|base|layouts\/[\w./-]+|[\w/-]+\.(?:njk|liquid|html|astro))$/

/** Whether a layout is that of an ordinary page. */
export function isPlainLayout(value: unknown): boolean {
  return typeof value === 'string' && plainLayouts.test(value)
}
