// Words of blocks that are plain HTML. The words of islands are in a file each.

/** The reference of the HTTP API. */
export const apiReference = {
  needsKey: 'API-Schlüssel erforderlich',
  worksWithoutKey: 'Ohne API-Schlüssel nutzbar',
  rateLimit: (count: number) => `${count} Anfragen pro Minute und Schlüssel`,
  aliasOf: 'Alias von',
  tryLabel: (id: string) => `${id} im Explorer ausprobieren`,
  tryLink: 'Im Explorer ausprobieren',
  parameters: 'Parameter',
  parametersOf: (id: string) => `Parameter von ${id}`,
  responses: 'Antworten',
  exampleOf: (status: number) => `Beispiel für ${status}`,
} as const

/** A closing invitation with terminal lines. */
export const cta = {
  terminal: 'Terminal',
  copy: 'Kopieren',
  copyLabel: 'Befehle kopieren',
} as const

/** The head of a page. */
export const hero = {
  copy: 'Kopieren',
  copyLabel: 'Installationsbefehl kopieren',
} as const

/** A film or a page of another host. */
export const embed = {
  from: (host: string) => `von ${host}`,
} as const

/** A table of what each product has. */
export const comparison = {
  yes: 'Ja',
  no: 'Nein',
  feature: 'Merkmal',
  label: (products: string) => `Vergleich von ${products}`,
} as const

/** A picture with its caption. */
export const image = {
  missing: 'Keine Bildquelle angegeben',
} as const

/** Notes on how a figure was measured. */
export const metricNotes = {
  unknown: 'nicht veröffentlicht',
  fields: { machine: 'Maschine', method: 'Methode', samples: 'Anzahl der Messungen', date: 'Datum' },
  and: 'und',
} as const

/** Claims as large figures. */
export const metrics = {
  noteLabel: (number: number) => `Anmerkung ${number}`,
} as const

/** The small drawings beside figures. */
export const microPlot = {
  logScale: '1.000, log',
  second: '1\u00a0s',
} as const

/** A block whose type the site does not have. */
export const unknownBlock = {
  text: (type: string) => `Unbekannter Blocktyp: ${type}`,
} as const
