// Eleventy's directory data: `posts/posts.json` has front matter for all pages of the folder.

import { posix } from 'node:path'
import type { Problem } from '../../problem.ts'
import { isMapping } from '../../yaml/yaml.ts'
import { readSource, type Source, skipped } from './read-source.ts'
import { type Head, lostKey, mergeHeads, splitShared } from './shared-head.ts'

/**
 * The front matter of a page with that of the folders around it. `used` gets each file that is read, `problems` what of
 * it is lost.
 */
export function openDirectoryData(
  { folder, files }: Source,
  { problems, used }: { problems: Problem[]; used: Set<string> },
): (page: string, own: Head) => Head {
  const all = new Set(files)
  const known = new Map<string, Head>()
  const read = (path: string): Head => {
    const names = [`${path}/${posix.basename(path)}.json`, `${path}/${posix.basename(path)}.11tydata.json`]
    return Object.assign({}, ...names.filter((file) => all.has(file)).map((file) => readData(file))) as Head
  }
  const readData = (file: string): Head => {
    used.add(file)
    const bytes = readSource(folder, file, 'text')
    const text = 'code' in bytes ? '' : new TextDecoder().decode(bytes)
    const data = parseMapping(text)
    if (!data) problems.push(skipped(file, 'the data of the folder cannot be read', 'correct it, and import again'))
    const { head, lost } = splitShared(data ?? {})
    for (const key of lost) {
      const line = text.split('\n').findIndex((row) => row.includes(JSON.stringify(key))) + 1
      problems.push(lostKey(key, 'of all pages in this folder', { file, line }))
    }
    return head
  }
  return (page, head) => {
    const parts = posix.dirname(page).split('/')
    const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const above = paths.map((path) => {
      const own = known.get(path) ?? read(path)
      known.set(path, own)
      return own
    })
    return [...above, head].reduce((outer, inner) => mergeHeads(outer, inner, true))
  }
}

function parseMapping(text: string): Head | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isMapping(data) ? data : undefined
  } catch {
    return undefined
  }
}
