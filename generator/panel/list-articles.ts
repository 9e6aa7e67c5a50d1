// The articles of the last load some rows at a time. No file is read for them.

import type { ArticleRow } from '#runtime/devtools/wire-articles.ts'
import type { Rows } from '#runtime/devtools/wire-rows.ts'
import { folderOf } from '../addresses/addresses.ts'
import { type Entry } from '../load/load.ts'
import { hiddenFiles } from '../model/model.ts'
import { isMapping } from '../yaml/yaml.ts'
import { findLanguage, placedAddress } from './content-places.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'
import { cutRows, isFound, type RowsWanted } from './rows.ts'

type Known = Pick<PanelState, 'entries' | 'places' | 'now'>

/** Articles by language, in the order of their files. A search looks at title, address and file. */
export function listArticleRows(state: Known, wanted: RowsWanted): Rows<ArticleRow> {
  const rows = state.entries
    .filter((entry) => isArticle(entry, state))
    .map((entry) => describeArticle(entry.file, entry, state))
  return cutRows(
    rows.filter(({ title, file, route = '' }) => isFound([title, route, file], wanted.search)),
    wanted,
  )
}

/** The entry of an article. Throws a PanelError for a file that is none. */
export function findArticle(state: Known, file: string): Entry {
  const entry = state.entries.find((one) => one.file === file)
  if (entry && isArticle(entry, state)) return entry
  throw new PanelError(
    404,
    'there is no such article',
    'the file may have been renamed, or its front matter cannot be read; see the problems',
  )
}

/** What the file of an article says about it. `entry` may be of another version of the file. */
export function describeArticle(file: string, entry: Entry, { places, now }: Known): ArticleRow {
  const { data } = entry
  const { path } = findLanguage(file, places)
  const address = placedAddress(file, data, places)
  const head = isMapping(data) ? data : {}
  const title = head['title']
  return {
    file,
    title: typeof title === 'string' ? title : '',
    collection: folderOf(path) ?? '',
    ...(address === undefined ? {} : { route: address.route }),
    ...(address?.language === undefined ? {} : { language: address.language }),
    state: stateOf(entry, head['status'] === 'draft', now().getTime()),
  }
}

function isArticle({ kind, file }: Entry, { places }: Known): boolean {
  return kind === 'markdown' && folderOf(findLanguage(file, places).path) !== undefined
}

function stateOf(entry: Entry, isDraft: boolean, now: number): ArticleRow['state'] {
  if (hiddenFiles([entry], { now, drafts: false }).size === 0) return 'published'
  return isDraft ? 'draft' : 'scheduled'
}
