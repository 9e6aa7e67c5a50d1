// Words of blocks that are plain HTML. The words of islands are in a file each.

/** The reference of the HTTP API. */
export const apiReference = {
  needsKey: 'Requiere una clave de API',
  worksWithoutKey: 'Funciona sin clave de API',
  rateLimit: (count: number) => `${count} ${count === 1 ? 'solicitud' : 'solicitudes'} por minuto y clave`,
  aliasOf: 'Alias de',
  tryLabel: (id: string) => `Probar ${id} en el explorador`,
  tryLink: 'Probar en el explorador',
  parameters: 'Parámetros',
  parametersOf: (id: string) => `Parámetros de ${id}`,
  responses: 'Respuestas',
  exampleOf: (status: number) => `Ejemplo de ${status}`,
} as const

/** A closing invitation with terminal lines. */
export const cta = {
  terminal: 'Terminal',
  copy: 'Copiar',
  copyLabel: 'Copiar comandos',
} as const

/** The head of a page. */
export const hero = {
  copy: 'Copiar',
  copyLabel: 'Copiar comando de instalación',
} as const

/** A film or a page of another host. */
export const embed = {
  from: (host: string) => `de ${host}`,
} as const

/** A table of what each product has. */
export const comparison = {
  yes: 'Sí',
  no: 'No',
  feature: 'Característica',
  label: (products: string) => `Comparación de ${products}`,
} as const

/** A picture with its caption. */
export const image = {
  missing: 'No se indicó el origen de la imagen',
} as const

/** Notes on how a figure was measured. */
export const metricNotes = {
  unknown: 'sin publicar',
  fields: { machine: 'máquina', method: 'método', samples: 'número de muestras', date: 'fecha' },
  and: 'y',
} as const

/** Claims as large figures. */
export const metrics = {
  noteLabel: (number: number) => `Nota ${number}`,
} as const

/** The small drawings beside figures. */
export const microPlot = {
  logScale: '1000, log',
  second: '1 s',
} as const

/** A block whose type the site does not have. */
export const unknownBlock = {
  text: (type: string) => `Tipo de bloque desconocido: ${type}`,
} as const
