// A static host answers with the nearest 404 file. The root file also carries the texts of the collections: where a
// host knows only that one file, a script chooses by path.

import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import type { Link, NotFoundText, View } from '#site/view-props.ts'
import type { RouteInfo } from '../content/content.ts'
import { listRoutes } from '../content/list-routes.ts'
import { type ContentFrame, planFrame, planHead } from './plan-head.ts'

// Pages come first. The file must stay small, because hosts send it for every mistyped address.
const mostSuggested = 1000

/** 404.html at the top and in the folder of each collection. */
export function planNotFound(site: ContentFrame): { url: string; file: string; plan: () => View }[] {
  const { notFoundTexts } = site.code.collectionWords
  const root: NotFoundText = { prefix: '', ...notFoundTexts.root, linkHref: '/' }
  const lostHome: NotFoundText = { prefix: '/', ...notFoundTexts.home, linkHref: '/' }
  const ofCollections = collectionNames.map((name): NotFoundText => {
    const { route } = articleCollections[name]
    return { prefix: route, ...notFoundTexts[name], linkHref: route }
  })
  return [root, ...ofCollections].map((text) => {
    const isRoot = text === root
    const url = `${text.prefix}/404`
    const plan = (): View => ({
      view: 'not-found',
      props: {
        frame: planFrame(url, site),
        head: planHead({ route: url, title: text.title, isIndexed: false, description: text.message }, site),
        text,
        alternatives: isRoot ? [lostHome, ...ofCollections] : [],
        pages: isRoot ? suggestedLinks(site) : [],
      },
    })
    return { url, file: `${url.slice(1)}.html`, plan }
  })
}

function suggestedLinks(site: ContentFrame): Link[] {
  const { collectionTitles } = site.code.collectionWords
  const titleOf = ({ title, collection }: RouteInfo) => title ?? (collection ? collectionTitles[collection] : '')
  return listRoutes(site.content)
    .filter(({ kind }) => kind !== 'alias')
    .slice(0, mostSuggested)
    .map((info) => ({ label: titleOf(info), href: info.route }))
}
