// Values are as in the files, without defaults and with claims unprinted: the panel shows what a writer wrote. A noun
// without any entry has an empty list.

import type { Entity, EntityList } from '#runtime/devtools/wire-types.ts'
import { collectionNames } from '#schemas/article-collections.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { addressOf, type Entry, folderOf, type PageFolder } from '../content/content.ts'
import type { Path } from '../yaml/yaml.ts'
import { asPage } from './panel-pages.ts'

/** All nouns: single files, pages and blocks, articles, then the lists and records of content/data. */
export function listEntities(entries: readonly Entry[]): EntityList[] {
  const named = new Map(entries.map((entry) => [entry.file, entry]))
  const inFolder = (folder: PageFolder) => entries.filter(({ file }) => folderOf(file) === folder)
  const pages = inFolder('pages')
  const single = (noun: string, file: string): EntityList => {
    const entry = named.get(file)
    return { noun, items: entry ? [asEntity(entry, entry.data, [], noun)] : [] }
  }
  return [
    single('site', 'site.yaml'),
    single('navigation', 'navigation.yaml'),
    { noun: 'redirects', items: listItems(named.get('redirects.yaml')) },
    { noun: 'pages', items: pages.flatMap(asPageEntity) },
    { noun: 'blocks', items: pages.flatMap(listBlocks) },
    ...collectionNames.map((noun) => ({ noun, items: inFolder(noun).map(asArticle) })),
    ...Object.keys(listSchemas).map((noun) => ({ noun, items: listItems(named.get(`data/${noun}.yaml`)) })),
    ...Object.keys(recordSchemas).map((noun) => single(noun, `data/${noun}.yaml`)),
  ]
}

function asEntity(entry: Entry, value: unknown, path: Path, fallback: string): Entity {
  const data = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const first = (...names: string[]) =>
    names.map((name) => data[name]).find((found) => typeof found === 'string' && found !== '') as string | undefined
  const id = first('id', 'value', 'from') ?? fallback
  return {
    id,
    title: first('title', 'name', 'question', 'label', 'metric', 'company', 'summary', 'language', 'to') ?? id,
    file: entry.file,
    line: entry.locate(path).line,
    value,
  }
}

function asPageEntity(entry: Entry): Entity[] {
  const page = asPage(entry.file, entry.data)
  return page ? [{ ...asEntity(entry, entry.data, [], page.id), id: page.id, route: page.route }] : []
}

function listBlocks(entry: Entry): Entity[] {
  const page = asPage(entry.file, entry.data)
  const raw = (entry.data as { blocks?: unknown } | null)?.blocks
  if (!page || !Array.isArray(raw)) return []
  return page.blocks.map(({ id }, index) => {
    const entity = asEntity(entry, raw[index], ['blocks', index], id)
    return { ...entity, id: `${page.id}#${id}` }
  })
}

function asArticle(entry: Entry): Entity {
  const data = (typeof entry.data === 'object' ? entry.data : {}) as Record<string, unknown>
  const address = addressOf(entry.file, data)
  const id = address?.id ?? entry.file
  return {
    ...asEntity(entry, data, [], id),
    id,
    value: { ...data, content: entry.body?.text ?? '' },
    ...(address ? { route: address.route } : {}),
  }
}

function listItems(entry: Entry | undefined): Entity[] {
  if (!entry || !Array.isArray(entry.data)) return []
  return entry.data.map((item: unknown, index) => asEntity(entry, item, [index], `${index + 1}`))
}
