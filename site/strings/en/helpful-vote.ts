/** "Was this helpful?" under a help article. */
export const helpfulVote = {
  question: 'Was this helpful?',
  noVotes: 'No votes yet',
  percent: (percent: number) => `${percent}% found this helpful`,
  yes: (count: number) => ['Yes (', count, ')'],
  no: (count: number) => ['No (', count, ')'],
  counts: (yes: number, no: number) => [yes, ' said yes, ', no, ' said no.'],
  once: 'One vote per article. Only this page counts it.',
  thanks: 'Thank you. You have voted on this article.',
} as const
