/** The three tabs. */
export const communityForum = {
  label: 'コミュニティ',
  forum: 'フォーラム',
  showcase: 'ショーケース',
  support: 'サポート',
} as const

/** Projects of the community. */
export const projectList = {
  empty: '共有されたプロジェクトはまだありません。',
  tags: 'タグ',
  likes: (count: number) => [count, '件のいいね'],
  demo: 'デモ',
  github: 'GitHub',
} as const

/** Ticket form and quick help. */
export const supportDesk = {
  title: 'チケットを送信',
  subject: '件名',
  subjectEmpty: '件名が入力されていません',
  category: 'カテゴリー',
  /** Categories of a site that lists none of its own. */
  categories: {
    general: '一般的なサポート',
    technical: '技術的な問題',
    billing: '請求に関する質問',
    feature: '機能のリクエスト',
  },
  description: '説明',
  descriptionEmpty: '説明が入力されていません',
  fieldsEmpty: '件名と説明の両方を入力してください',
  fieldsRequired: '件名と説明は必須です',
  failure: 'チケットを送信できませんでした。もう一度お試しください。',
  submit: 'チケットを送信',
  submitting: '送信中…',
  createdToast: (shortId: string) => `チケット「${shortId}」を作成しました`,
  created: (shortId: string) => `チケット「${shortId}」を作成しました。下の一覧に表示されています。`,
  quickHelp: 'クイックヘルプ',
  documentation: 'ドキュメント',
  chat: 'ライブチャット',
  chatNote: '現在オフラインです。チケットを送信してください。',
  chatToast: 'ライブチャットはオフラインです。チケットを送信してください。',
  email: 'メールサポート',
  videos: '動画チュートリアル',
} as const

/** Threads of the forum and their filters. */
export const threadList = {
  filterLabel: 'スレッドを絞り込む',
  search: '検索',
  searchPlaceholder: 'ディスカッションを検索…',
  category: 'カテゴリー',
  all: 'すべて',
  newThread: '新規スレッド',
  newThreadToast: 'フォーラムは閲覧専用です。新しいスレッドは投稿できません。',
  noPageToast: 'このスレッドにはページがありません。',
  threadCount: (count: number) => `${count}件のスレッド`,
  noThreads: 'スレッドが見つかりません',
  noThreadsHint: '別のキーワードを試すか、カテゴリーで「すべて」を選択してください。',
  newTab: '（新しいタブで開きます）',
  pinned: '固定',
  answered: '回答済み',
  lastActivity: '、最終更新：',
  replies: (count: string) => [count, '件の', '返信'],
  views: (count: string) => [count, '回', '閲覧'],
  likes: (count: string) => [count, '件の', 'いいね'],
} as const

/** The tickets of this visit. */
export const ticketList = {
  title: '送信したチケット',
  note: 'このページを離れるまで、このページ内にのみ保持されます。',
  statuses: { Open: '受付済み', 'In Progress': '対応中' },
  priorities: { High: '優先度：高', Medium: '優先度：中', Low: '優先度：低' },
} as const
