/** The search button and its dialog. */
export const searchDialog = {
  open: '検索',
  key: 'Ctrl K',
  label: '検索',
  placeholder: 'サイト内を検索…',
  inputLabel: 'サイト内を検索',
  closeKey: 'Esc',
  close: '検索を閉じる',
  oftenSearched: 'よく検索される言葉',
  results: '検索結果',
  searching: '検索中…',
  resultCount: (count: number) => `${count}件の検索結果`,
  noResults: '検索結果がありません',
  noResultsHint: '別の言葉で検索してみてください',
  failed: '検索インデックスを読み込めませんでした。接続を確認して、もう一度入力してください。',
  within: (section: string) => `${section}の中だけ`,
} as const
