// Words of the API explorer. Its title is in blockTitles.

/** The explorer before a call is chosen: key, list of calls, explanations. */
export const apiExplorer = {
  key: 'APIキー',
  keyHint: '任意の文字列を入力できます。コード例に挿入されるだけで、保存も送信もされません。',
  hideKey: 'キーを隠す',
  endpoint: 'エンドポイント',
  idleTitle: 'エンドポイントを選択してください',
  idleText: '選択すると、値を入力して実行できます。すべてのエンドポイントの説明は',
  idleLink: 'APIリファレンス',
  idlePath: 'をご覧ください。各パスの前には',
  idleEnd: 'が付きます。',
  takes: '入力',
  takesNothing: 'なし',
  returns: '結果',
  linksNote: 'エクスプローラーにはスクリプトが必要です。スクリプトがない場合は、リファレンスをご覧ください。',
  parts: [
    { name: 'テスト', text: 'パラメーター、ボディ、キーを入力して実行し、レスポンスを確認できます。' },
    { name: 'ドキュメント', text: 'すべてのフィールドとその型、返される可能性のあるすべてのレスポンスです。' },
    { name: 'コード例', text: '同じリクエストのコードを、そのままコピーできます。' },
  ],
  idleResponse: '実行すると、1.5秒後にドキュメント記載の例がここに表示されます。',
} as const

/** What the reference says about the chosen call. */
export const endpointDocumentation = {
  rateLimit: (count: string) => `リクエストはキーごとに毎分${count}件までです。`,
  parameters: 'パラメーター',
  parametersOf: (id: string) => `${id}のパラメーター`,
  requestBody: 'リクエストボディ',
  responses: 'レスポンス',
  exampleOf: (status: number) => `${status}の例`,
  read: (id: string) => `リファレンスで${id}を見る`,
} as const

/** The chosen call: its head and tabs. */
export const endpointPanel = {
  needsKey: 'キーが必要',
  aliasOf: (id: string) => `${id}のエイリアス`,
  copyAddress: 'アドレスをコピー',
  tabs: 'このエンドポイントの操作',
  tabLabels: { test: 'テスト', documentation: 'ドキュメント', code: 'コード例' },
} as const

/** Languages of the request as code. */
export const endpointSnippets = {
  curl: 'cURL',
  node: 'Node.js',
  python: 'Python',
} as const

/** The form of one call, and its simulated response. */
export const endpointTest = {
  label: 'リクエスト',
  requestBody: 'リクエストボディ',
  noParameters: 'このエンドポイントにパラメーターはありません。',
  required: '（必須）',
  example: '例：',
  execute: '実行',
  executing: '実行中…',
  reasons: {
    running: 'レスポンスを待っています。',
    keyMissing: 'このエンドポイントにはキーが必要です。「APIキー」に入力してください。',
    ready: '1.5秒後にドキュメント記載の例を返します。このページの外には何も送信されません。',
  },
  done: 'リクエストが完了しました',
  failed: 'リクエストに失敗しました。もう一度お試しください。',
  failedStatus: 'リクエストに失敗しました。',
  failedHint: 'もう一度お試しください。',
  failedBody: 'リクエストに失敗しました',
  response: 'レスポンス',
  simulated: 'シミュレーション',
  notRun: 'リクエストはまだ実行されていません。',
  bodyTitle: 'ボディ',
  jsonBodyTitle: 'ボディ、application/json',
  invalidJson: (reason: string) => `有効なJSONではありません：${reason}`,
  unknownReason: '原因不明',
} as const
