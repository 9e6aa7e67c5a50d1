// Titles of blocks and widgets that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'お問い合わせ',
  jobs: '採用情報',
  downloads: 'ダウンロードとSDK',
  apiExplorer: 'APIエクスプローラー',
} as const

/** By widget, for screen readers. */
export const widgetTitles = {
  SecurityShowcase: 'セキュリティ',
  InteractiveBenchmarks: 'ベンチマーク',
  SDKDownloadCenter: 'SDK',
  PerformanceMetrics: 'パフォーマンス',
  CommunityForum: 'コミュニティ',
  CodePlayground: 'コード例',
  PlatformSelection: 'プラットフォーム',
} as const
