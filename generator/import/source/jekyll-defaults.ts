// What pages of Jekyll get from elsewhere: `defaults` in _config.yml has values for the pages of a folder or of a kind,
// folders around _posts are categories, and a collection is published only if its `output` says so.

import type { Problem } from '../../problem.ts'
import { isMapping, parseYaml } from '../../yaml/yaml.ts'
import { listOf } from './head-values.ts'
import { readSource, type Source } from './read-source.ts'
import { type Head, lostKey, mergeHeads, splitShared } from './shared-head.ts'

interface Default {
  isOf: (page: string) => boolean
  /** Greater for a scope that says more. */
  rank: number
  values: Head
}

/** The front matter of a page with what it gets from elsewhere. `problems` gets what of the defaults is lost. */
export function openDefaults(
  { folder }: Source,
  config: string | undefined,
  problems: Problem[],
): (page: string, own: Head) => Head {
  const bytes = config?.match(/\.ya?ml$/) ? readSource(folder, config, 'text') : undefined
  const text = bytes && !('code' in bytes) ? new TextDecoder().decode(bytes) : ''
  const { defaults: written, collections } = mappingOf(parseYaml(text).data)
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
    const head = [...shared, own].reduce((above, below) => mergeHeads(above, below, false), {})
    const folders = /^(.+)\/_posts\//.exec(page)?.[1]?.split('/') ?? []
    return {
      ...head,
      ...(folders.length > 0 && { category: [], categories: categoriesOf(folders, head) }),
      ...(isUnpublished(kindOf(page), collections) && { published: false }),
    }
  }
}

function categoriesOf(folders: readonly string[], { category, categories }: Head): string[] {
  return [...new Set([...folders, ...listOf(category), ...listOf(categories)])]
}

function isUnpublished(name: string, collections: unknown): boolean {
  if (Array.isArray(collections)) return collections.includes(name)
  const all = mappingOf(collections)
  return name !== 'posts' && Object.hasOwn(all, name) && mappingOf(all[name]).output !== true
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
  return isMapping(value) ? value : {}
}
