// Titles of blocks that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Get in Touch',
  jobs: 'Join Our Team',
  downloads: 'Downloads & SDKs',
  apiExplorer: 'API Explorer',
} as const
