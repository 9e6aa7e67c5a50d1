// Titles of blocks and widgets that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Get in Touch',
  jobs: 'Join Our Team',
  downloads: 'Downloads & SDKs',
  apiExplorer: 'API Explorer',
} as const

/** By widget, for screen readers. */
export const widgetTitles = {
  SecurityShowcase: 'Security',
  InteractiveBenchmarks: 'Benchmarks',
  SDKDownloadCenter: 'SDKs',
  PerformanceMetrics: 'Performance',
  CommunityForum: 'Community',
  CodePlayground: 'Code examples',
  PlatformSelection: 'Platforms',
} as const
