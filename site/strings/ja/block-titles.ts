// Titles of blocks that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'お問い合わせ',
  jobs: '採用情報',
  downloads: 'ダウンロードとSDK',
  apiExplorer: 'APIエクスプローラー',
} as const
