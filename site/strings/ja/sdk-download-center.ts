/** The newsletter box. */
export const newsletter = {
  title: '最新情報を受け取る',
  text: 'お知らせをメールでお届けします。',
  email: 'メールアドレス',
  subscribe: '登録',
  subscribing: '登録中…',
  simulated: 'ありがとうございます。デモ：何も送信されていません。',
  subscribed: 'ありがとうございます。登録が完了しました。',
  failure: '登録に失敗しました。もう一度お試しください。',
} as const

/** Cards and quick starts. */
export const sdkDownloadCenter = {
  tabs: '言語別クイックスタート',
  language: '言語',
  version: 'バージョン',
  versionNumber: (version: string) => ['v', version],
  size: 'サイズ',
  installs: (packageManager: string) => ['月間インストール数（', packageManager, '）'],
  installTitle: (name: string) => `${name}のインストールコマンド`,
  installCopied: 'インストールコマンドをコピーしました',
  codeTitle: (name: string, version: string) => `${name}、${version}`,
  codeCopied: 'コード例をコピーしました',
  download: 'ダウンロード',
  docs: 'ドキュメント',
  docsOf: (name: string) => [name, 'のドキュメント'],
  githubOf: (name: string) => [name, 'をGitHubで見る'],
} as const
