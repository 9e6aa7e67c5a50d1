// Entries → every entity of the content model, by noun, with its place. Pure. Values are as the files hold them, before
// defaults and claims, so that what the panel shows is what a writer wrote. A noun nobody has written yet is there with
// an empty list.

import type { Entity, EntityList } from '#runtime/devtools/wire-types.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { addressOfFile } from '../content/list-routes.ts'
import type { Entry } from '../content/parse-entry.ts'
import type { Path } from '../yaml/parse-yaml.ts'
import { asPage } from './panel-pages.ts'

/** All nouns: single files, pages and blocks, articles, then the lists and records of content/data. */
export function listEntities(entries: readonly Entry[]): EntityList[] {
  const named = new Map(entries.map((entry) => [entry.file, entry]))
  const pages = entries.filter(({ file }) => /^pages\/.*\.yaml$/.test(file))
  const articles = (folder: string) =>
    entries.filter(({ kind, file }) => kind === 'markdown' && file.startsWith(`${folder}/`)).map(asArticle)
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
    ...['blog', 'help', 'case-studies'].map((noun) => ({ noun, items: articles(noun) })),
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
  return raw.map((block: unknown, index) => {
    const entity = asEntity(entry, block, ['blocks', index], `block-${index}`)
    return { ...entity, id: `${page.id}#${entity.id}` }
  })
}

function asArticle(entry: Entry): Entity {
  const name = entry.file.replace(/^.*\/|\.md$/g, '')
  const data = (typeof entry.data === 'object' ? entry.data : {}) as Record<string, unknown>
  const entity = asEntity(entry, data, [], name)
  const route = articleRoute(entry, entity.title)
  return {
    ...entity,
    value: { ...data, content: entry.body?.text ?? '' },
    ...(route === undefined ? {} : { route }),
  }
}

// A case study without a slug takes its address from its title, as read-articles.ts has it.
function articleRoute({ file, data }: Entry, title: string): string | undefined {
  const hasSlug = typeof (data as { slug?: unknown } | null)?.slug === 'string'
  if (!file.startsWith('case-studies/') || hasSlug) return addressOfFile(file, { data } as Entry)
  return `/case-studies/${title.toLowerCase().trim().replaceAll(/\s+/g, '-')}`
}

function listItems(entry: Entry | undefined): Entity[] {
  if (!entry || !Array.isArray(entry.data)) return []
  return entry.data.map((item: unknown, index) => asEntity(entry, item, [index], `${index + 1}`))
}
