// Words of blocks that are plain HTML. The words of islands are in a file each.

/** The reference of the HTTP API. */
export const apiReference = {
  needsKey: 'APIキーが必要',
  worksWithoutKey: 'APIキー不要',
  rateLimit: (count: number) => `キーごとに毎分${count}リクエスト`,
  aliasOf: 'エイリアス先：',
  tryLabel: (id: string) => `${id}をエクスプローラーで試す`,
  tryLink: 'エクスプローラーで試す',
  parameters: 'パラメーター',
  parametersOf: (id: string) => `${id}のパラメーター`,
  responses: 'レスポンス',
  exampleOf: (status: number) => `${status}の例`,
} as const

/** A closing invitation with terminal lines. */
export const cta = {
  terminal: 'ターミナル',
  copy: 'コピー',
  copyLabel: 'コマンドをコピー',
} as const

/** The head of a page. */
export const hero = {
  copy: 'コピー',
  copyLabel: 'インストールコマンドをコピー',
} as const

/** A film or a page of another host. */
export const embed = {
  from: (host: string) => `提供元：${host}`,
} as const

/** A table of what each product has. */
export const comparison = {
  yes: 'あり',
  no: 'なし',
  feature: '項目',
  label: (products: string) => `${products}の比較`,
} as const

/** A picture with its caption. */
export const image = {
  missing: '画像が指定されていません',
} as const

/** Notes on how a figure was measured. */
export const metricNotes = {
  unknown: '未公表',
  fields: { machine: 'マシン', method: '測定方法', samples: 'サンプル数', date: '測定日' },
  and: 'および',
} as const

/** Claims as large figures. */
export const metrics = {
  noteLabel: (number: number) => `注${number}`,
} as const

/** The small drawings beside figures. */
export const microPlot = {
  logScale: '1,000、対数',
  second: '1秒',
} as const

/** A block whose type the site does not have. */
export const unknownBlock = {
  text: (type: string) => `不明なブロックタイプ：${type}`,
} as const
