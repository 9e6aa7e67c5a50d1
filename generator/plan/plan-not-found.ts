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

const rootText: NotFoundText = {
  prefix: '',
  title: 'Oops! Page not found',
  message: 'The address leads nowhere on this site. It may have moved, or there is a typing mistake in it.',
  ...home,
}

/** A not-found page: its address and text. */
export interface NotFoundSubject {
  kind: 'not-found'
  url: string
  file: string
  text: NotFoundText
}

/** 404.html at the top and in blog, help and case-studies. */
export function notFoundPages(): NotFoundSubject[] {
  return [rootText, ...notFoundTexts].map((text) => {
    const file = text.prefix === '' ? '404.html' : `${text.prefix.slice(1)}/404.html`
    return { kind: 'not-found', url: `${text.prefix}/404`, file, text }
  })
}

/** View of one not-found page. */
export function planNotFound(url: string, { text }: NotFoundSubject, site: ContentFrame): View {
  const isRoot = text === rootText
  const head = planHead({ route: url, title: text.title, isIndexed: false, description: text.message }, site)
  return {
    view: 'not-found',
    props: {
      frame: planFrame(url, site),
      head,
      text,
      alternatives: isRoot ? [lostHome, ...notFoundTexts] : [],
      pages: isRoot ? suggestedPages(site) : [],
    },
  }
}

function suggestedPages({ content }: ContentFrame): Link[] {
  return listRoutes(content)
    .filter(({ kind }) => kind !== 'study-redirect')
    .slice(0, mostSuggested)
    .map(({ title, route }) => ({ label: title, href: route }))
}
