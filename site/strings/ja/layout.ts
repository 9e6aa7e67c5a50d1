// Words of what surrounds every page.

/** The frame of documentation pages: side bar and menu. */
export const docsFrame = {
  menu: 'ドキュメント',
  menuLabel: 'ドキュメントメニュー',
  navigationLabel: 'ドキュメント',
  folder: (label: string) => `${label}のページ`,
  allPages: (count: number) => `全${count}ページ`,
  version: 'バージョン',
  newest: (version: string) => `${version}（最新）`,
  old: (version: string) => `このページはバージョン${version}の説明です。`,
  oldLink: (version: string) => `バージョン${version}を読む`,
} as const

/** The document itself. */
export const documentWords = {
  skipLink: '本文へスキップ',
} as const

/** Below every page. */
export const footer = {
  navigationLabel: 'フッター',
  copyright: (years: string, holder: string) => `© ${years} ${holder}`,
  llms: 'llms.txt',
  feed: 'フィード',
  theme: 'テーマ：システム',
  themeLight: 'テーマ：ライト',
  themeDark: 'テーマ：ダーク',
} as const

/** What scripts say: of a copied text, on a toast's button, in place of a broken picture, of the tabs of code. */
export const scriptWords = {
  copied: 'コピー済み',
  uncopied: 'コピーできません',
  close: 'メッセージを閉じる',
  unavailable: '画像を表示できません',
  language: '言語',
} as const

/** After a press whose script has not arrived. */
export const offNote =
  'このページの一部を読み込めませんでした。接続を確認して、もう一度押してください。入力した内容は残っています。'

/** When a deploy has replaced the page while it was open. */
export const newerPage = {
  note: 'このページは、開いた後に更新されました。続けるには再読み込みしてください。入力した内容は残ります。',
  reload: '再読み込み',
} as const

/** Above every page. */
export const header = {
  navigationLabel: 'メイン',
  menu: 'メニュー',
  languages: '言語',
} as const

/** Whether scripts of other hosts may be loaded, and the button below every page that asks again. */
export const scripts = {
  title: '外部スクリプト',
  intro:
    '他社のスクリプトです。読み込むと、このページの閲覧がその会社に伝わります。お答えいただくまで何も読み込みません。',
  allow: '許可する',
  decline: '許可しない',
  settings: '外部スクリプト',
} as const

/** Lists of a page's own headings, wherever they appear. */
export const toc = {
  title: 'このページの内容',
} as const
