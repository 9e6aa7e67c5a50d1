// Titles of blocks that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Kontakt',
  jobs: 'Offene Stellen',
  downloads: 'Downloads und SDKs',
  apiExplorer: 'API-Explorer',
} as const
