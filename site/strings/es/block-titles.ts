// Titles of blocks that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Contacto',
  jobs: 'Trabajar con nosotros',
  downloads: 'Descargas y SDK',
  apiExplorer: 'Explorador de API',
} as const
