/** Kinds of application, in tabs. */
export const platformSelection = {
  label: 'プラットフォーム',
  quickStart: 'クイックスタート',
  installTitle: (platform: string) => `${platform}のインストールコマンド`,
  installCopied: 'インストールコマンドをコピーしました',
  guide: 'ガイド全文を見る',
  examples: '例を見る',
} as const
