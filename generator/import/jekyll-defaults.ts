// Jekyll's front matter defaults: `defaults` in _config.yml has values for the pages of a folder or of a kind.

import type { Problem } from '../problem.ts'
import { parseYaml } from '../yaml/yaml.ts'
import { readSource, type Source } from './read-source.ts'
import { type Head, lostKey, mergeHeads, splitShared } from './shared-head.ts'

interface Default {
  isOf: (page: string) => boolean
  /** Greater for a scope that says more. */
  rank: number
  values: Head
}

/** The front matter of a page with the defaults of its scopes. `problems` gets what of them is lost. */
export function openDefaults(
  { folder }: Source,
  config: string | undefined,
  problems: Problem[],
): (page: string, own: Head) => Head {
  const bytes = config?.match(/\.ya?ml$/) ? readSource(folder, config, 'text') : undefined
  const text = bytes && !('code' in bytes) ? new TextDecoder().decode(bytes) : ''
  const written = mappingOf(parseYaml(text).data).defaults
  const found = (Array.isArray(written) ? (written as unknown[]) : []).map(readDefault)
  const rows = text.split('\n')
  const start = rows.findIndex((row) => /^defaults\s*:/.test(row))
  for (const key of new Set(found.flatMap(({ values }) => splitShared(values).lost))) {
    const name = new RegExp(String.raw`^[\s"'-]*${key.replace(/[^\w-]/g, '.')}["']?\s*:`)
    const line = rows.findIndex((row, index) => index > start && name.test(row)) + 1
    problems.push(lostKey(key, 'of the defaults', { file: config ?? '', line }))
  }
  const defaults = found
    .map((each) => ({ ...each, values: splitShared(each.values).head }))
    .sort((one, other) => one.rank - other.rank)
  return (page, own) => {
    const shared = defaults.filter(({ isOf }) => isOf(page)).map(({ values }) => values)
    return [...shared, own].reduce((above, below) => mergeHeads(above, below, false), {})
  }
}

function readDefault(item: unknown): Default {
  const { scope, values } = mappingOf(item)
  const { path = '', type = '' } = mappingOf(scope)
  const folder = String(path).replace(/^\.?\/+|\/+$/g, '')
  const kind = String(type)
  const pattern = new RegExp(`^${folder.replace(/[^\w*/]/g, '\\$&').replace(/\*+/g, '[^/]*')}(?:/|$)`)
  return {
    isOf: (page) => (folder === '' || pattern.test(page)) && (kind === '' || kindOf(page) === kind),
    rank: 2 * folder.length + (kind === '' ? 0 : 1),
    values: mappingOf(values),
  }
}

function kindOf(page: string): string {
  return /(?:^|\/)_(posts|drafts)\//.exec(page)?.[1] ?? /^_([^/]+)\//.exec(page)?.[1] ?? 'pages'
}

function mappingOf(value: unknown): Head {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Head) : {}
}
