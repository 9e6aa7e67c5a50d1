/** The search field of the help center. */
export const helpSearch = {
  label: 'ヘルプ記事を検索',
  placeholder: 'ヘルプ記事を検索…',
  noResults: '検索結果がありません',
  hint: '別の言葉でお試しください。',
  articleCount: (count: number) => `${count}件の記事`,
} as const
