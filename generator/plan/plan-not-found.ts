// A static host answers with the nearest 404 file. The root file also carries the texts of the collections: where a
// host knows only that one file, a script chooses by path.

import type { SiteModule } from '#site/site-module.ts'
import type { Link, NotFoundText, View } from '#site/view-props.ts'
import type { RouteInfo } from '../links/links.ts'
import { type Content, listRoutes, publishedCollections } from '../model/model.ts'
import { type ContentFrame, planFrame, planHead } from './plan-head.ts'

// Pages come first. The file must stay small, because hosts send it for every mistyped address.
const mostSuggested = 1000

/** A not-found page: its address and text. The root page also carries the texts of the others. */
export interface NotFoundSubject {
  kind: 'not-found'
  url: string
  file: string
  text: NotFoundText
  alternatives: NotFoundText[]
}

/** 404.html at the top and in the folder of each collection. */
export function notFoundPages(
  content: Pick<Content, 'site' | 'collections'>,
  { collections, collectionWords: { notFoundTexts } }: Pick<SiteModule, 'collections' | 'collectionWords'>,
): NotFoundSubject[] {
  const root: NotFoundText = { prefix: '', ...notFoundTexts.root, linkHref: '/' }
  const lostHome: NotFoundText = { prefix: '/', ...notFoundTexts.home, linkHref: '/' }
  const ofCollections = Object.entries(publishedCollections(content)).flatMap(([name, { route }]): NotFoundText[] => {
    const texts = collections[name]?.notFound
    return texts ? [{ prefix: route, ...texts, linkHref: route }] : []
  })
  return [root, ...ofCollections].map((text) => {
    const url = `${text.prefix}/404`
    const alternatives = text === root ? [lostHome, ...ofCollections] : []
    return { kind: 'not-found', url, file: `${url.slice(1)}.html`, text, alternatives }
  })
}

/** View of one not-found page. */
export function planNotFound({ url, text, alternatives }: NotFoundSubject, site: ContentFrame): View {
  const head = planHead({ route: url, title: text.title, isIndexed: false, description: text.message }, site)
  const pages = alternatives.length > 0 ? suggestedLinks(site) : []
  return { view: 'not-found', props: { frame: planFrame(url, site), head, text, alternatives, pages } }
}

function suggestedLinks(site: ContentFrame): Link[] {
  const { collections } = site.code
  const titleOf = ({ title, collection = '' }: RouteInfo) => title ?? collections[collection]?.title ?? ''
  return listRoutes(site.content)
    .filter(({ kind }) => kind !== 'alias')
    .slice(0, mostSuggested)
    .map((info) => ({ label: titleOf(info), href: info.route }))
}
