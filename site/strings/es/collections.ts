// Words about the collections of articles, outside their pages.

import type { CollectionName } from '#schemas/article-collections.ts'

/** Titles of the index pages, also in breadcrumbs for search engines. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Centro de ayuda',
  'case-studies': 'Casos prácticos',
  docs: 'Documentación',
}

/** Names of the collections in visible breadcrumbs, where the navigation has no label for them. */
export const breadcrumbLabels: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  help: 'Ayuda',
  'case-studies': 'Casos prácticos',
  docs: 'Documentación',
}

/** Sections of llms.txt, in their order. */
export const llmsSections: Readonly<Record<'docs' | CollectionName, string>> = {
  docs: 'Documentación',
  help: 'Ayuda',
  blog: 'Blog',
  'case-studies': 'Casos prácticos',
}

/** Categories of search results. Help articles have categories of their own. */
export const searchCategories = {
  docs: 'Documentación',
  page: 'Página',
  endpoint: 'Referencia de la API',
  blog: 'Blog',
  'case-studies': 'Caso práctico',
} as const

/** Title of the second and every further page of a list. */
export const partTitle = (title: string, number: number) => `${title}, página ${number}`

/** Title of the page with the articles of a tag. */
export const tagTitle = (collection: string, tag: string) => `${collection}: ${tag}`

/** Description of the page with all tags. */
export const tagsDescription = (collection: string, tags: string) =>
  `Lo que varios artículos de ${collection} tienen en común: ${tags}`

/** Name of the page with all tags. */
export const tagsLabel = 'Etiquetas'

/** The part of the site that the share cards of documentation pages name. */
export const docsSection = 'Documentación'

/** Title of the blog's feeds. */
export const blogFeedTitle = (siteName: string): string => `Blog de ${siteName}`

/** Headings and labels that Markdown versions of articles add to the text. */
export const markdownTexts = {
  summary: 'Resumen de la investigación.',
  challenge: 'El desafío',
  solution: 'La solución',
  results: 'Resultados e impacto',
  resultColumns: ['Métrica', 'Antes', 'Después', 'Mejora'],
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
    title: '¡Vaya! Página no encontrada',
    message: 'Esta dirección no lleva a ninguna página del sitio. Puede que haya cambiado o que contenga una errata.',
    linkLabel: 'Volver al inicio',
  },
  home: {
    title: 'Página no encontrada',
    message: 'No se pudo cargar el contenido de la página.',
    linkLabel: 'Volver al inicio',
  },
  blog: {
    title: 'Entrada del blog no encontrada',
    message: 'La entrada del blog que busca no existe.',
    linkLabel: 'Todas las entradas',
  },
  help: {
    title: 'Artículo de ayuda no encontrado',
    message: 'El artículo de ayuda que busca no existe.',
    linkLabel: 'Todos los artículos de ayuda',
  },
  'case-studies': {
    title: 'Caso práctico no encontrado',
    message: 'El caso práctico que busca no existe.',
    linkLabel: 'Todos los casos prácticos',
  },
  docs: {
    title: 'Página de documentación no encontrada',
    message: 'La página de documentación que busca no existe.',
    linkLabel: 'Ir a la documentación',
  },
}
