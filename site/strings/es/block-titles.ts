// Titles of blocks and widgets that have none of their own.

/** By kind of block. */
export const blockTitles = {
  contact: 'Contacto',
  jobs: 'Trabajar con nosotros',
  downloads: 'Descargas y SDK',
  apiExplorer: 'Explorador de API',
} as const

/** By widget, for screen readers. */
export const widgetTitles = {
  SecurityShowcase: 'Seguridad',
  InteractiveBenchmarks: 'Pruebas de rendimiento',
  SDKDownloadCenter: 'SDK',
  PerformanceMetrics: 'Rendimiento',
  CommunityForum: 'Comunidad',
  CodePlayground: 'Ejemplos de código',
  PlatformSelection: 'Plataformas',
} as const
