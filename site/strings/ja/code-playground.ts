/** Examples that replay recorded output. */
export const codePlayground = {
  examples: 'コード例',
  tabs: { code: 'コード', output: '出力' },
  tabsLabel: (title: string) => `${title}：コードと出力`,
  run: 'コードを実行',
  running: '実行中…',
  download: 'ダウンロード',
  config: '設定',
  configTitle: '設定内容',
  blocked: '別の例を実行中です。',
  note: '記録済みの結果を再生します（ここでは測定しません）',
  notRun: 'まだ実行されていません。',
  outputOf: (title: string) => `${title}の出力`,
  recorded: '記録済みの出力：',
  links: '関連ドキュメント',
  done: '実行が完了しました。記録済みの出力を表示しています。',
  copied: 'コードをコピーしました',
} as const
