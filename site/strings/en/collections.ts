// Words about the collections of articles, outside their pages.

import type { CollectionName } from '#schemas/article-collections.ts'

/** Titles of the index pages, also in breadcrumbs for search engines. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Help Center',
  'case-studies': 'Case Studies',
  docs: 'Documentation',
}

/** Names of the collections in visible breadcrumbs, where the navigation has no label for them. */
export const breadcrumbLabels: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Help',
  'case-studies': 'Case studies',
  docs: 'Documentation',
}

/** Sections of llms.txt, in their order. */
export const llmsSections: Readonly<Record<'docs' | CollectionName, string>> = {
  docs: 'Docs',
  help: 'Help',
  blog: 'Blog',
  'case-studies': 'Case studies',
}

/** Categories of search results. Help articles have categories of their own. */
export const searchCategories = {
  docs: 'Documentation',
  page: 'Page',
  endpoint: 'API reference',
  blog: 'Blog',
  'case-studies': 'Case study',
} as const

/** Title of the second and every further page of a list. */
export const partTitle = (title: string, number: number) => `${title}, page ${number}`

/** Title of the page with the articles of a tag. */
export const tagTitle = (collection: string, tag: string) => `${collection}: ${tag}`

/** Description of the page with all tags. */
export const tagsDescription = (collection: string, tags: string) =>
  `What several articles of ${collection} have in common: ${tags}`

/** Name of the page with all tags. */
export const tagsLabel = 'Tags'

/** The part of the site that the share cards of documentation pages name. */
export const docsSection = 'Documentation'

/** Title of the blog's feeds. */
export const blogFeedTitle = (siteName: string): string => `${siteName} blog`

/** Headings and labels that Markdown versions of articles add to the text. */
export const markdownTexts = {
  summary: 'Research summary.',
  challenge: 'The Challenge',
  solution: 'The Solution',
  results: 'Results & Impact',
  resultColumns: ['Metric', 'Before', 'After', 'Improvement'],
} as const

/** A page for an address that leads nowhere. */
export interface NotFoundWords {
  title: string
  message: string
  linkLabel: string
}

/**
 * Pages for addresses that lead nowhere. `home` is for hosts that have lost the home page and answer its address with
 * the root 404 file.
 */
export const notFoundTexts: Readonly<Record<'root' | 'home' | CollectionName, NotFoundWords>> = {
  root: {
    title: 'Oops! Page not found',
    message: 'This page does not exist. It may have moved, or the address has a typing mistake.',
    linkLabel: 'Return to Home',
  },
  home: { title: 'Page Not Found', message: 'Unable to load page content.', linkLabel: 'Return to Home' },
  blog: {
    title: 'Blog Post Not Found',
    message: "The blog post you're looking for doesn't exist.",
    linkLabel: 'All posts',
  },
  help: {
    title: 'Help Article Not Found',
    message: "The help article you're looking for doesn't exist.",
    linkLabel: 'All help articles',
  },
  'case-studies': {
    title: 'Case Study Not Found',
    message: "The case study you're looking for doesn't exist.",
    linkLabel: 'All case studies',
  },
  docs: {
    title: 'Documentation Page Not Found',
    message: "The documentation page you're looking for doesn't exist.",
    linkLabel: 'To the documentation',
  },
}
