// The four not-found pages. A static host answers with the nearest one; the root page also carries the other texts, so that its script
// can choose by path where a host knows only one file.

import type { Link, NotFoundText, View } from '#site/view-props.ts'
import { listRoutes } from '../content/list-routes.ts'
import { type ContentFrame, planFrame, planHead } from './plan-head.ts'

const home = { linkLabel: 'Return to Home', linkHref: '/' }
const notFoundTexts: readonly NotFoundText[] = [
  {
    prefix: '/blog',
    title: 'Blog Post Not Found',
    message: "The blog post you're looking for doesn't exist.",
    linkLabel: 'All posts',
    linkHref: '/blog',
  },
  {
    prefix: '/help',
    title: 'Help Article Not Found',
    message: "The help article you're looking for doesn't exist.",
    linkLabel: 'All help articles',
    linkHref: '/help',
  },
  {
    prefix: '/case-studies',
    title: 'Case Study Not Found',
    message: "The case study you're looking for doesn't exist.",
    linkLabel: 'All case studies',
    linkHref: '/case-studies',
  },
]

// A host that has lost the home page answers its address with the root 404 file.
const lostHome: NotFoundText = {
  prefix: '/',
  title: 'Page Not Found',
  message: 'Unable to load page content.',
  ...home,
}

// Pages come first. The file must stay small, for it is sent for every mistyped address.
const mostSuggested = 1000

/** 404.html at the top and in blog, help and case-studies. */
export function planNotFound(site: ContentFrame): { url: string; file: string; plan: () => View }[] {
  const root: NotFoundText = {
    prefix: '',
    title: 'Oops! Page not found',
    message: 'The address leads nowhere on this site. It may have moved, or there is a typing mistake in it.',
    ...home,
  }
  const suggested = (): Link[] =>
    listRoutes(site.content)
      .filter(({ kind }) => kind !== 'study-redirect')
      .slice(0, mostSuggested)
      .map(({ title, route }) => ({ label: title, href: route }))
  return [root, ...notFoundTexts].map((text) => {
    const isRoot = text.prefix === ''
    const url = `${text.prefix}/404`
    const plan = (): View => {
      const head = planHead({ route: url, title: text.title, isIndexed: false, description: text.message }, site)
      return {
        view: 'not-found',
        props: {
          frame: planFrame(url, site),
          head,
          text,
          alternatives: isRoot ? [lostHome, ...notFoundTexts] : [],
          pages: isRoot ? suggested() : [],
        },
      }
    }
    return { url, file: isRoot ? '404.html' : `${text.prefix.slice(1)}/404.html`, plan }
  })
}
