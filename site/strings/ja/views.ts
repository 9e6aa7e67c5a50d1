// Words of whole pages: articles, documentation pages, the not-found page, redirects.

/** The drawing at the head of a post. */
export const articleFigure = {
  decades: '目盛りごとに10倍',
  part: (name: string, amount: string) => `${name}：${amount}`,
} as const

/** A post of the blog. */
export const blogPost = {
  featured: '注目',
  updated: '更新日',
  readTime: (minutes: number) => `約${minutes}分で読了`,
  citationCount: (count: number) => `参考文献${count}件`,
  summary: '研究の要約',
  references: '参考文献',
  methodology: '調査方法',
  neighbours: { label: 'ほかの記事', previous: '古い記事', next: '新しい記事' },
} as const

/** The facts beside a case study. */
export const caseFacts = {
  industry: '業界',
  duration: '導入期間',
  team: 'チーム',
  technologies: '使用技術',
  approach: 'アプローチ',
} as const

/** The quote of a case study. */
export const caseQuote = {
  label: 'お客様の声',
  note: '' as string,
} as const

/** The results of a case study, drawn and as a table. */
export const caseResults = {
  title: '成果と効果',
  lead: '導入前後の値です。軸はそれぞれ独立しており、すべて0から始まります。',
  change: (before: string, after: string) => `${before}から${after}へ`,
  viewAsTable: '表で表示',
  tableLabel: '成果の表',
  tableCaption: '導入前後の成果',
  columns: ['指標', '導入前', '導入後', '改善', '測定方法', '期間'],
} as const

/** What a case study's project cost and returned. */
export const caseReturn = {
  title: '投資対効果',
  investment: '投資額',
  annualReturn: '年間効果額',
  paybackPeriod: '回収期間',
} as const

/** A case study. */
export const caseStudy = {
  published: '公開日',
  featured: '注目',
  illustrative: '' as string,
  challenge: '課題',
  solution: '解決策',
  references: '参考文献',
  next: '次の導入事例',
} as const

/** An article of a site's own collection. */
export const ownArticle = {
  neighbours: { label: 'ほかの記事', previous: '前へ', next: '次へ' },
} as const

/** What a documentation page has around its blocks. */
export const docsPage = {
  updated: '更新日',
  readTime: (minutes: number) => `約${minutes}分で読了`,
  copy: 'ページをコピー',
  markdown: 'Markdown',
  edit: '編集',
  neighbours: { label: '前後のページ', previous: '前へ', next: '次へ' },
} as const

/** A home page without blocks. */
export const emptyHome = {
  title: 'ページが見つかりません',
  text: 'ページの内容を読み込めませんでした。',
} as const

/** A help article. */
export const helpArticle = {
  difficulties: { beginner: '初級', intermediate: '中級', advanced: '上級' },
  updated: '更新日',
  video: 'この記事の動画を見る',
  related: '関連記事',
} as const

/** The page for addresses that lead nowhere; its title and message are planned by the build. */
export const notFound = {
  quickLinks: 'よく探されるページ',
  nearPages: 'アドレスが似ているページ',
} as const

/** The balance of an investment, month by month. */
export const paybackPlot = {
  label: (start: string, end: string, months: number, paybackPeriod: string) =>
    `累計収支：開始時${start}、${months}か月後${end}、収支ゼロまでの期間${paybackPeriod}`,
  /** How a payback period names its unit. */
  monthUnits: ['か月', 'ヶ月'],
  paidBack: (paybackPeriod: string) => `回収完了、${paybackPeriod}`,
  months: (count: number) => `${count}か月`,
  caption: (annualReturn: string) =>
    `年間${annualReturn}の効果が均等に生じると仮定した、開始からの累計収支（半月ごと）。白抜きは未回収分です。`,
} as const

/** Gauges beside the title of a page, drawn from the figures of its blocks. */
export const plotPage = {
  salaries: '年収',
  sizes: 'ファイルサイズ',
  competitor: '競合',
  toScale: (title: string) => `${title}（縮尺どおり）`,
  certifications: { certified: '認証済み', verified: '検証済み', 'in-progress': '進行中' },
  reports: '各報告書の有効期間',
  today: '今日',
  dates: '日付別の記事',
  latestDates: '日付別の最新記事',
  changes: '各導入事例の最初の成果',
  changesEnd: '100%減',
  subjects: 'テーマ別の記事',
  subjectsEnd: '塗りつぶし：初級',
  replies: 'カテゴリー別の返信数',
} as const

/** A page that only leads to another one. */
export const redirect = {
  documentTitle: (siteName: string) => `移動しました | ${siteName}`,
  title: 'このページは移動しました',
} as const

/** One result, before and after. */
export const resultPlot = {
  label: (metric: string, before: string, after: string) => `${metric}：導入前${before}、導入後${after}`,
  before: '導入前',
  after: '導入後',
} as const
