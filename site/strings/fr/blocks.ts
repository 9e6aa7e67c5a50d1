// Words of blocks that are plain HTML. The words of islands are in a file each.

/** The reference of the HTTP API. */
export const apiReference = {
  needsKey: 'Nécessite une clé API',
  worksWithoutKey: 'Fonctionne sans clé API',
  rateLimit: (count: number) => `${count} ${count < 2 ? 'requête' : 'requêtes'} par minute et par clé`,
  aliasOf: 'Alias de',
  tryLabel: (id: string) => `Essayer ${id} dans l’explorateur`,
  tryLink: 'Essayer dans l’explorateur',
  parameters: 'Paramètres',
  parametersOf: (id: string) => `Paramètres de ${id}`,
  responses: 'Réponses',
  exampleOf: (status: number) => `Exemple de réponse ${status}`,
} as const

/** A closing invitation with terminal lines. */
export const cta = {
  terminal: 'Terminal',
  copy: 'Copier',
  copyLabel: 'Copier les commandes',
} as const

/** The head of a page. */
export const hero = {
  copy: 'Copier',
  copyLabel: 'Copier la commande d’installation',
} as const

/** A film or a page of another host. */
export const embed = {
  from: (host: string) => `depuis ${host}`,
} as const

/** A table of what each product has. */
export const comparison = {
  yes: 'Oui',
  no: 'Non',
  feature: 'Caractéristique',
  label: (products: string) => `Comparaison de ${products}`,
} as const

/** A picture with its caption. */
export const image = {
  missing: 'Aucune source d’image indiquée',
} as const

/** Notes on how a figure was measured. */
export const metricNotes = {
  unknown: 'non publié',
  fields: { machine: 'machine', method: 'méthode', samples: 'nombre d’échantillons', date: 'date' },
  and: 'et',
} as const

/** Claims as large figures. */
export const metrics = {
  noteLabel: (number: number) => `Note ${number}`,
} as const

/** The small drawings beside figures. */
export const microPlot = {
  logScale: '1\u202f000, log',
  second: '1\u00a0s',
} as const

/** A block whose type the site does not have. */
export const unknownBlock = {
  text: (type: string) => `Type de bloc inconnu\u00a0: ${type}`,
} as const
