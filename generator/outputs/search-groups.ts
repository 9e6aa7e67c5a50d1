// What the search finds, page by page: the page itself, then each of its parts that has a heading. Items of articles
// and words are made when they are asked for: together they are as large as the content.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { IndexItem } from '#schemas/search-item.ts'
import { hashOf } from '../hash.ts'
import { type Content, docsPages, listArticles, listRoutes, type Page, type PageBlock } from '../model/model.ts'
import type { ContentFrame } from '../plan/plan.ts'
import { excerptOf } from '../read/read.ts'
import { articleGroup } from './search-articles.ts'
import { descriptionLength, joined, type SearchGroup, sectionRelevance } from './search-group.ts'
import type { SearchWords } from './search-words.ts'

const relevance = { page: 0.7, docs: 0.72, endpoint: 0.74 } as const

interface SiteWords {
  docs: string
  page: string
  endpoint: string
}

/** All that is found besides content/data/search.yaml: pages, then the articles whose addresses are in `routes`. */
export function listSearchGroups(
  { content, code, findPlace }: Pick<ContentFrame, 'content' | 'code' | 'findPlace'>,
  routes: ReadonlySet<string>,
  words: SearchWords,
): SearchGroup[] {
  const names: SiteWords = code.collectionWords.searchCategories
  const docs = docsPages(content)
  const pages = content.pages.filter(({ listed }) => listed)
  const around = { code, findPlace, words }
  const articles = listArticles(content)
    .filter(({ route }) => routes.has(route))
    .map((article) => articleGroup(article, around))
  const ofPages = pages.map((page) => pageGroup(page, { content, isDocs: docs.has(page.route), names, words }))
  return [...ofPages, endpointGroup(content, names.endpoint), ...articles]
}

interface PageSubject {
  content: Content
  isDocs: boolean
  names: SiteWords
  words: SearchWords
}

function pageGroup(page: Page, { content, isDocs, names, words }: PageSubject): SearchGroup {
  const { id, title, description = '', route } = page
  const type = isDocs ? 'documentation' : 'page'
  const texts = ['']
  const items: IndexItem[] = [
    {
      id: `page-${id}`,
      title,
      description: excerptOf(description, descriptionLength),
      type,
      url: route,
      category: isDocs ? names.docs : names.page,
      relevance: isDocs ? relevance.docs : relevance.page,
    },
  ]
  const add = (text: string) => texts.push(joined(texts.pop(), text))
  const begin = (anchor: string, name: string, about: string) => {
    items.push({
      id: `page-${id}#${anchor}`,
      title: name,
      description: excerptOf(about, descriptionLength),
      type,
      url: `${route}#${anchor}`,
      category: title,
      relevance: sectionRelevance,
    })
    texts.push('')
  }
  const shown = page.blocks.filter(({ block }) => block.visible).sort((a, b) => a.order - b.order)
  for (const item of shown) addBlock(item, { content, words, begin, add })
  return groupOf(items, texts)
}

/** A group whose items have been made. */
function groupOf(items: readonly IndexItem[], texts: string[]): SearchGroup {
  return {
    key: () => hashOf(JSON.stringify([items, texts])),
    relevances: items.map((item) => item.relevance),
    items: () => items,
    texts: () => texts,
  }
}

interface BlockWalk extends Pick<PageSubject, 'content' | 'words'> {
  begin: (anchor: string, name: string, about: string) => void
  add: (text: string) => void
}

function addBlock(item: PageBlock, { content, words, begin, add }: BlockWalk): void {
  const { block, content: text } = item
  if (block.type === 'unknown') return
  const { title, subtitle = '' } = block
  const facts = factsOf(item)
  if (title !== undefined && !facts.isHead) begin(block.id, title, subtitle || (text?.text ?? ''))
  else if (title !== undefined) add(title)
  add(subtitle)
  const [above = '', ...below] = (text?.passages ?? []).map((passage) => words.fill(passage, text?.widgets ?? []))
  add(above)
  for (const [index, heading] of (text?.headings ?? []).entries()) {
    if (heading.text !== '') begin(heading.id, heading.text, '')
    add(below[index] ?? '')
  }
  const anchors = new Map(facts.items(content.data).map(({ id, title: name }) => [name, id]))
  for (const { heading, text: shown } of words.ofBlock(block)) {
    const anchor = heading === undefined ? undefined : anchors.get(heading)
    if (anchor !== undefined && heading !== undefined) begin(anchor, heading, '')
    else if (heading !== undefined) add(heading)
    add(shown)
  }
}

// Endpoints lead to their place in the reference. Without a reference there is nothing to lead to.
function endpointGroup(content: Content, category: string): SearchGroup {
  const { endpoints } = content.data
  const reference = listRoutes(content).find(({ anchors }) => endpoints.some(({ id }) => anchors.has(id)))
  const items = (reference ? endpoints : []).map(({ id, method, path, summary }) => ({
    id: `endpoint-${id}`,
    title: `${method} ${path}`,
    description: excerptOf(summary, descriptionLength),
    type: 'api' as const,
    url: `${reference?.route}#${id}`,
    category,
    relevance: relevance.endpoint,
  }))
  return groupOf(
    items,
    items.map(() => ''),
  )
}
