import { join } from 'node:path'
import type { Collections } from '#schemas/article-collections.ts'
import { slugPattern } from '#schemas/primitives.ts'
import { fileOfSlug, findAddressFault, listKinds } from '../addresses/addresses.ts'
import { placeNewFile } from '../disk/disk.ts'
import { writeScalar } from '../edit/edit.ts'
import { UsageError } from '../errors.ts'
import { nearestName } from '../problem.ts'
import { isMapping, parseYaml } from '../yaml/yaml.ts'
import { splitText } from './split-text.ts'

/** What a new file is made with. */
interface Entering {
  /** Milliseconds since 1970. */
  now: number
  /** The custom collections. */
  collections?: Collections
  /** Other kinds that a message lists. */
  others?: readonly string[]
  /** Default: made of the last part of the address. */
  title?: string | undefined
}

/**
 * A valid, commented content file to start from, with its path below the content folder. Throws UsageError for an
 * unknown kind or an invalid address.
 */
export function describeEntry(kind: string, slug: string, options: Entering): { file: string; text: string } {
  const { now, collections = {}, others = [] } = options
  const known = listKinds(collections)
  const found = known.get(kind)
  if (!found) {
    const kinds = [...known.keys(), ...others]
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
  const start = (title: string) => found.starter(title, new Date(now).toISOString().slice(0, 10))
  const { title } = options
  return { file, text: title === undefined ? start(titleOf(segments.at(-1) ?? slug)) : withTitle(file, title, start) }
}

/** A starter with the words of somebody, which may mean something in YAML. A custom starter may have its own quotes. */
function withTitle(file: string, title: string, start: (title: string) => string): string {
  const words = title.replace(/[\s\p{Cc}\p{Cs}\ufeff]+/gu, ' ').trim()
  const hasWords = (text: string) => {
    const { data } = parseYaml(splitText(file, text).yaml)
    return isMapping(data) && data['title'] === words
  }
  const quoted = start(writeScalar(words, { isInFlow: false, quote: '"' }))
  return hasWords(quoted) ? quoted : start(words)
}

function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
}

/** Writes such a file, and resolves with its path. Throws UsageError also for a file that exists. */
export async function createEntry(
  kind: string,
  slug: string,
  { content, ...options }: { content: string } & Entering,
): Promise<string> {
  const { file, text } = describeEntry(kind, slug, options)
  placeNewFile(content, file, text)
  return join(content, file)
}
