// Titles of blocks and widgets that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Contact',
  jobs: 'Rejoignez-nous',
  downloads: 'Téléchargements et SDK',
  apiExplorer: 'Explorateur d’API',
} as const

/** By widget, for screen readers. */
export const widgetTitles = {
  SecurityShowcase: 'Sécurité',
  InteractiveBenchmarks: 'Benchmarks',
  SDKDownloadCenter: 'SDK',
  PerformanceMetrics: 'Performances',
  CommunityForum: 'Communauté',
  CodePlayground: 'Exemples de code',
  PlatformSelection: 'Plateformes',
} as const
