/** The button of one download, and the toasts about it. */
export const downloadButton = {
  download: 'ダウンロード',
  downloading: (percent: number) => `ダウンロード中 ${percent}%`,
  downloaded: 'ダウンロード済み',
  progressLabel: (name: string) => `${name}のダウンロード`,
  progress: (name: string, percent: number) => `${name}：${percent}%`,
  done: (name: string) => `${name}をダウンロードしました`,
  failed: 'ダウンロードに失敗しました。もう一度お試しください。',
} as const

/** Cards, tabs and totals. */
export const downloadCenter = {
  tabs: { all: 'すべて', sdk: 'SDK', docs: 'ドキュメント', tools: 'ツール', samples: 'サンプル' },
  empty: 'この種類のファイルはありません。',
  featured: '注目',
  version: (version: string, size: string) => ['バージョン ', version, '、', size],
  platforms: '対応プラットフォーム',
  requirements: '動作要件',
  changes: '新着情報',
  docs: 'ドキュメント',
  source: 'ソース',
  checksum: 'チェックサム',
  checksumOf: (fileName: string) => ['SHA-256（', fileName, '）：'],
  total: 'このサイトからのダウンロード数',
  monthly: '直近1か月',
  tableCaption: 'プラットフォーム別のダウンロード数',
  columns: ['プラットフォーム', 'ダウンロード数', '1か月の増減'],
} as const
