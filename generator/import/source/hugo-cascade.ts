// Hugo: the page of a folder says for all pages below it whether they are published.

import { posix } from 'node:path'
import { isMapping } from '../../yaml/yaml.ts'
import { readSource, type Source } from './read-source.ts'
import type { Head } from './shared-head.ts'
import { splitSource } from './source-head.ts'

/** Keys that decide whether there is a page. The values for templates are read with the texts. */
const decisive: ReadonlySet<string> = new Set(['build', '_build', 'draft'])

/** The front matter of a page with what the folders around it say for it. */
export function openCascade({ folder, files }: Source): (page: string, own: Head) => Head {
  const all = new Map(
    files.flatMap((file): [string, Head][] => {
      if (!/(?:^|\/)_index\.(?:md|markdown|html)$/.test(file)) return []
      const bytes = readSource(folder, file, 'text')
      const split = 'code' in bytes ? '' : splitSource(new TextDecoder().decode(bytes))
      const found = typeof split === 'string' ? {} : decisiveOf(split.head.cascade)
      return Object.keys(found).length === 0 ? [] : [[posix.dirname(file), found]]
    }),
  )
  if (all.size === 0) return (_, own) => own
  return (page, own) => {
    const parts = page.split('/')
    const above = parts.map((_, index) => all.get(parts.slice(0, index).join('/')) ?? {})
    return Object.assign({}, ...above, own) as Head
  }
}

/** A cascade with a target is for some pages only. */
function decisiveOf(cascade: unknown): Head {
  const rules = [cascade ?? []].flat().filter(isMapping)
  const whole = rules.filter((rule) => !('target' in rule) && !('_target' in rule))
  return Object.fromEntries(whole.flatMap(Object.entries).filter(([key]) => decisive.has(key)))
}
