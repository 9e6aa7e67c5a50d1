/** What Markdown leaves open: titles of callouts, and names that screen readers say. */
export const proseWords = {
  note: '補足',
  tip: 'ヒント',
  important: '重要',
  warning: '注意',
  danger: '危険',
  details: '詳細',
  footnotes: '脚注',
  footnoteBack: '参照元に戻る',
  done: '完了',
  notDone: '未完了',
  formula: '数式',
  diagram: '図',
  diagramSource: '図のソース',
  table: '表',
} as const
