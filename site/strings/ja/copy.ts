/** Copy buttons, and what they report. */
export const copyWords = {
  copy: 'コピー',
  copied: 'コピー済み',
  success: 'クリップボードにコピーしました',
  failure: 'クリップボードにコピーできませんでした',
} as const
