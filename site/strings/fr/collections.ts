// Words about the collections of articles, outside their pages.

import type { CollectionName } from '#schemas/article-collections.ts'

/** Titles of the index pages, also in breadcrumbs for search engines. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Centre d’aide',
  'case-studies': 'Études de cas',
  docs: 'Documentation',
}

/** Names of the collections in visible breadcrumbs, where the navigation has no label for them. */
export const breadcrumbLabels: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Aide',
  'case-studies': 'Études de cas',
  docs: 'Documentation',
}

/** Sections of llms.txt, in their order. */
export const llmsSections: Readonly<Record<'docs' | CollectionName, string>> = {
  docs: 'Documentation',
  help: 'Aide',
  blog: 'Blog',
  'case-studies': 'Études de cas',
}

/** Categories of search results. Help articles have categories of their own. */
export const searchCategories = {
  docs: 'Documentation',
  page: 'Page',
  endpoint: 'Référence de l’API',
  blog: 'Blog',
  'case-studies': 'Étude de cas',
} as const

/** Title of the second and every further page of a list. */
export const partTitle = (title: string, number: number) => `${title}, page ${number}`

/** Title of the page with the articles of a tag. */
export const tagTitle = (collection: string, tag: string) => `${collection} : ${tag}`

/** Description of the page with all tags. */
export const tagsDescription = (collection: string, tags: string) =>
  `Ce que plusieurs articles de ${collection} ont en commun : ${tags}`

/** Name of the page with all tags. */
export const tagsLabel = 'Mots-clés'

/** The part of the site that the share cards of documentation pages name. */
export const docsSection = 'Documentation'

/** Title of the blog's feeds. */
export const blogFeedTitle = (siteName: string): string => `Blog ${siteName}`

/** Headings and labels that Markdown versions of articles add to the text. */
export const markdownTexts = {
  summary: 'Résumé de la recherche.',
  challenge: 'Le défi',
  solution: 'La solution',
  results: 'Résultats et impact',
  resultColumns: ['Indicateur', 'Avant', 'Après', 'Amélioration'],
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
    title: 'Oups\u202f! Page introuvable',
    message:
      'Cette adresse ne mène nulle part sur ce site. ' +
      'La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    linkLabel: 'Retour à l’accueil',
  },
  home: {
    title: 'Page introuvable',
    message: 'Impossible de charger le contenu de la page.',
    linkLabel: 'Retour à l’accueil',
  },
  blog: {
    title: 'Article de blog introuvable',
    message: 'L’article de blog que vous cherchez n’existe pas.',
    linkLabel: 'Tous les articles',
  },
  help: {
    title: 'Article d’aide introuvable',
    message: 'L’article d’aide que vous cherchez n’existe pas.',
    linkLabel: 'Tous les articles d’aide',
  },
  'case-studies': {
    title: 'Étude de cas introuvable',
    message: 'L’étude de cas que vous cherchez n’existe pas.',
    linkLabel: 'Toutes les études de cas',
  },
  docs: {
    title: 'Page de documentation introuvable',
    message: 'La page de documentation que vous cherchez n’existe pas.',
    linkLabel: 'Vers la documentation',
  },
}
