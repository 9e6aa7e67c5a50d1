// Words about the collections of articles, outside their pages.

import type { CollectionName } from '#schemas/article-collections.ts'

/** Titles of the index pages, also in breadcrumbs for search engines. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Hilfecenter',
  'case-studies': 'Fallstudien',
  docs: 'Dokumentation',
}

/** Names of the collections in visible breadcrumbs, where the navigation has no label for them. */
export const breadcrumbLabels: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Hilfe',
  'case-studies': 'Fallstudien',
  docs: 'Dokumentation',
}

/** Sections of llms.txt, in their order. */
export const llmsSections: Readonly<Record<'docs' | CollectionName, string>> = {
  docs: 'Dokumentation',
  help: 'Hilfe',
  blog: 'Blog',
  'case-studies': 'Fallstudien',
}

/** Categories of search results. Help articles have categories of their own. */
export const searchCategories = {
  docs: 'Dokumentation',
  page: 'Seite',
  endpoint: 'API-Referenz',
  blog: 'Blog',
  'case-studies': 'Fallstudie',
} as const

/** Title of the second and every further page of a list. */
export const partTitle = (title: string, number: number) => `${title}, Seite ${number}`

/** Title of the page with the articles of a tag. */
export const tagTitle = (collection: string, tag: string) => `${collection}: ${tag}`

/** Description of the page with all tags. */
export const tagsDescription = (collection: string, tags: string) =>
  `Was mehrere Artikel in ${collection} gemeinsam haben: ${tags}`

/** Name of the page with all tags. */
export const tagsLabel = 'Schlagwörter'

/** The part of the site that the share cards of documentation pages name. */
export const docsSection = 'Dokumentation'

/** Title of the blog's feeds. */
export const blogFeedTitle = (siteName: string): string => `Blog von ${siteName}`

/** Headings and labels that Markdown versions of articles add to the text. */
export const markdownTexts = {
  summary: 'Zusammenfassung.',
  challenge: 'Die Herausforderung',
  solution: 'Die Lösung',
  results: 'Ergebnisse und Wirkung',
  resultColumns: ['Kennzahl', 'Vorher', 'Nachher', 'Verbesserung'],
} as const

interface NotFoundWords {
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
    title: 'Hoppla! Seite nicht gefunden',
    message:
      'Unter dieser Adresse gibt es auf dieser Website nichts. ' +
      'Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler.',
    linkLabel: 'Zur Startseite',
  },
  home: {
    title: 'Seite nicht gefunden',
    message: 'Der Inhalt der Seite konnte nicht geladen werden.',
    linkLabel: 'Zur Startseite',
  },
  blog: {
    title: 'Blogbeitrag nicht gefunden',
    message: 'Den gesuchten Blogbeitrag gibt es nicht.',
    linkLabel: 'Alle Beiträge',
  },
  help: {
    title: 'Hilfeartikel nicht gefunden',
    message: 'Den gesuchten Hilfeartikel gibt es nicht.',
    linkLabel: 'Alle Hilfeartikel',
  },
  'case-studies': {
    title: 'Fallstudie nicht gefunden',
    message: 'Die gesuchte Fallstudie gibt es nicht.',
    linkLabel: 'Alle Fallstudien',
  },
  docs: {
    title: 'Seite der Dokumentation nicht gefunden',
    message: 'Die gesuchte Seite der Dokumentation gibt es nicht.',
    linkLabel: 'Zur Dokumentation',
  },
}
