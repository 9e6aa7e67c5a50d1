// Reads the text of one article as a build would, without the rest of the site: its problems, its headings. Links,
// and addresses that two articles share, are checked by the build.

import type * as z from 'zod'
import { folderOf } from '../addresses/addresses.ts'
import { openCache } from '../cache/cache.ts'
import { type Entry, findSite, parseEntry } from '../load/load.ts'
import { usualParser } from '../markdown/markdown.ts'
import type { Article } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { openReading, readArticle, readShared } from '../read/read.ts'
import { findLanguage } from './content-places.ts'
import type { PanelState } from './panel-state.ts'

interface ReadText {
  problems: Problem[]
  /** Undefined if the front matter has errors. */
  article: Article | undefined
  /** Undefined if the file cannot be taken apart: its encoding, its fences, its front matter as YAML. */
  entry: Entry | undefined
  /** Of its front matter. Undefined if the file is in no collection of the site. */
  schema: z.ZodType | undefined
}

/** Reads a text as that of a file. */
export function readText(
  { entries, places, ownSchemas }: Pick<PanelState, 'entries' | 'places' | 'ownSchemas'>,
  file: string,
  text: string,
): ReadText {
  const { place, path } = findLanguage(file, places)
  const find = (name: string) => entries.find((entry) => entry.file === name)
  const claims = find(`${place.folder}data/claims.yaml`) ?? find('data/claims.yaml')
  const context = openReading({
    ...readShared(claims, findSite(entries)),
    cache: openCache(),
    markdownParser: usualParser(),
    own: ownSchemas,
  })
  const entry = parseEntry(path, { bytes: new TextEncoder().encode(text), hash: '' }, context.problems)
  const name = folderOf(path) ?? ''
  const isKnown = Object.hasOwn(context.collections, name)
  const [article] = entry && isKnown ? readArticle(name, entry, context) : []
  const problems = context.problems.map(({ frame: _, ...problem }) => ({ ...problem, file }))
  return { problems, article, entry, schema: isKnown ? context.collections[name]?.schema : undefined }
}
