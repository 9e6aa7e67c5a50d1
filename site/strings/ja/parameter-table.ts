/** The parameters of an API call. */
export const parameterTable = {
  columns: ['名前', '型', '説明'],
  required: '必須',
  optional: '任意',
  example: '例：',
} as const
