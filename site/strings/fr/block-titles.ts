// Titles of blocks that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Contact',
  jobs: 'Rejoignez-nous',
  downloads: 'Téléchargements et SDK',
  apiExplorer: 'Explorateur d’API',
} as const
