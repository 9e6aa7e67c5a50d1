// Titles of blocks and widgets that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Kontakt',
  jobs: 'Offene Stellen',
  downloads: 'Downloads und SDKs',
  apiExplorer: 'API-Explorer',
} as const

/** By widget, for screen readers. */
export const widgetTitles = {
  SecurityShowcase: 'Sicherheit',
  InteractiveBenchmarks: 'Benchmarks',
  SDKDownloadCenter: 'SDKs',
  PerformanceMetrics: 'Leistung',
  CommunityForum: 'Community',
  CodePlayground: 'Codebeispiele',
  PlatformSelection: 'Plattformen',
} as const
