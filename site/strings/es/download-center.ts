/** The button of one download, and the toasts about it. */
export const downloadButton = {
  download: 'Descargar',
  downloading: (percent: number) => `Descargando ${percent}\u00a0%`,
  downloaded: 'Descargado',
  progressLabel: (name: string) => `Descarga de ${name}`,
  progress: (name: string, percent: number) => `${name}: ${percent}\u00a0%`,
  done: (name: string) => `${name}: descarga completada`,
  failed: 'Error en la descarga. Inténtelo de nuevo.',
} as const

/** Cards, tabs and totals. */
export const downloadCenter = {
  tabs: {
    all: 'Todas las descargas',
    sdk: 'SDK',
    docs: 'Documentación',
    tools: 'Herramientas',
    samples: 'Ejemplos',
  },
  empty: 'No hay archivos de este tipo.',
  featured: 'Destacado',
  version: (version: string, size: string) => ['Versión ', version, ', ', size],
  platforms: 'Plataformas',
  requirements: 'Requisitos',
  changes: 'Novedades',
  docs: 'Documentación',
  source: 'Código fuente',
  checksum: 'Suma de comprobación',
  checksumOf: (fileName: string) => ['SHA-256 de ', fileName, ': '],
  total: 'Archivos descargados de este sitio',
  monthly: 'En el último mes',
  tableCaption: 'Archivos descargados, por sistema',
  columns: ['Sistema', 'Archivos', 'Variación en un mes'],
} as const
