/** "Was this helpful?" under a help article. */
export const helpfulVote = {
  question: 'この記事は役に立ちましたか？',
  noVotes: '投票はまだありません',
  percent: (percent: number) => `${percent}%の人が「役に立った」と回答`,
  yes: (count: number) => ['はい（', count, '）'],
  no: (count: number) => ['いいえ（', count, '）'],
  counts: (yes: number, no: number) => [yes, '人が「はい」、', no, '人が「いいえ」と回答しました。'],
  once: '投票は1記事につき1回です。このページ内でのみ集計されます。',
  thanks: 'ご協力ありがとうございます。この記事に投票しました。',
} as const
