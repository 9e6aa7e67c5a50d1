// Words of blocks that are plain HTML. The words of islands are in a file each.

/** The reference of the HTTP API. */
export const apiReference = {
  needsKey: 'Needs an API key',
  worksWithoutKey: 'Works without an API key',
  rateLimit: (count: number) => `${count} requests a minute for each key`,
  aliasOf: 'Alias of',
  tryLabel: (id: string) => `Try ${id} in the explorer`,
  tryLink: 'Try it in the explorer',
  parameters: 'Parameters',
  parametersOf: (id: string) => `Parameters of ${id}`,
  responses: 'Responses',
  exampleOf: (status: number) => `Example of ${status}`,
} as const

/** A closing invitation with terminal lines. */
export const cta = {
  terminal: 'Terminal',
  copy: 'Copy',
  copyLabel: 'Copy commands',
} as const

/** The head of a page. */
export const hero = {
  copy: 'Copy',
  copyLabel: 'Copy install command',
} as const

/** A film or a page of another host. */
export const embed = {
  from: (host: string) => `from ${host}`,
} as const

/** A table of what each product has. */
export const comparison = {
  yes: 'Yes',
  no: 'No',
  feature: 'Feature',
  label: (products: string) => `Comparison of ${products}`,
} as const

/** A picture with its caption. */
export const image = {
  missing: 'No image source provided',
} as const

/** Notes on how a figure was measured. */
export const metricNotes = {
  unknown: 'not published',
  fields: { machine: 'machine', method: 'method', samples: 'number of samples', date: 'date' },
  and: 'and',
} as const

/** Claims as large figures. */
export const metrics = {
  noteLabel: (number: number) => `Note ${number}`,
} as const

/** The small drawings beside figures. */
export const microPlot = {
  logScale: '1,000, log',
  second: '1 s',
} as const

/** A block whose type the site does not have. */
export const unknownBlock = {
  text: (type: string) => `Unknown block type: ${type}`,
} as const
