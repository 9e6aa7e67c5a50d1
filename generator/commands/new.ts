import { join } from 'node:path'
import { type Collections, standardCollections } from '#schemas/article-collections.ts'
import { pageStarter } from '#schemas/page.ts'
import { slugPattern } from '#schemas/primitives.ts'
import { UsageError } from '../errors.ts'
import { fileOfSlug, findAddressFault } from '../load/load.ts'
import { nearestName } from '../problem.ts'
import { codeKinds } from './code-kinds.ts'
import { placeNewFile } from './place-new-file.ts'

interface Kind {
  /** Whether a slug may have several parts, which are folders. */
  isTree: boolean
  /** `pages`, or the name of a collection. */
  folder: string
  starter: (title: string, day: string) => string
}

/** What `libretto new` can create, by name. */
export function listKinds(own: Collections): ReadonlyMap<string, Kind> {
  return new Map([
    ['page', { folder: 'pages', isTree: true, starter: pageStarter }],
    ...Object.entries({ ...standardCollections, ...own }).map(
      ([folder, { kind, starter, isTree = false }]): [string, Kind] => [kind, { folder, isTree, starter }],
    ),
  ])
}

/**
 * Writes a valid, commented content file to start from, and resolves with its path. `collections` are the custom ones.
 * Throws UsageError for an unknown kind, an invalid address or a file that exists.
 */
export async function createEntry(
  kind: string,
  slug: string,
  { content, now, collections = {} }: { content: string; now: number; collections?: Collections },
): Promise<string> {
  const known = listKinds(collections)
  const found = known.get(kind)
  if (!found) {
    const kinds = [...known.keys(), ...codeKinds, 'site']
    const near = nearestName(kind, kinds)
    const hint = near ? `did you mean "${near}"?` : `kinds: ${kinds.join(', ')}`
    throw new UsageError(`there is no kind "${kind}"; ${hint}`)
  }
  const segments = slug.split('/')
  if (!segments.every((segment) => slugPattern.test(segment)))
    throw new UsageError(`"${slug}" cannot be an address: use lower-case words joined by hyphens`)
  const fault = findAddressFault(`/${slug}`)
  if (fault) throw new UsageError(`${fault.message}; ${fault.hint}`)
  if (!found.isTree && segments.length > 1)
    throw new UsageError(`a ${kind} is placed directly in its folder: use one segment, e.g. ${segments.at(-1)}`)
  const file = fileOfSlug(found.folder, slug)
  const title = (segments.at(-1) ?? slug).replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  placeNewFile(content, file, found.starter(title, new Date(now).toISOString().slice(0, 10)))
  return join(content, file)
}
