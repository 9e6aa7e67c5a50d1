// Words of what surrounds every page.

/** The frame of documentation pages: side bar and menu. */
export const docsFrame = {
  menu: 'Documentación',
  menuLabel: 'Menú de documentación',
  navigationLabel: 'Documentación',
  folder: (label: string) => `Páginas de ${label}`,
  allPages: (count: number) => `Las ${count} páginas`,
  version: 'Versión',
  newest: (version: string) => `${version} (la más reciente)`,
  old: (version: string) => `Esta página describe la versión ${version}.`,
  oldLink: (version: string) => `Ver la versión ${version}`,
} as const

/** The document itself. */
export const documentWords = {
  skipLink: 'Ir al contenido',
} as const

/** Below every page. */
export const footer = {
  navigationLabel: 'Pie de página',
  copyright: (years: string, holder: string) => `© ${years} ${holder}`,
  llms: 'llms.txt',
  feed: 'Feed',
  theme: 'Tema: sistema',
  themeLight: 'Tema: claro',
  themeDark: 'Tema: oscuro',
} as const

/** What scripts say: of a copied text, on a toast's button, in place of a broken picture, of the tabs of code. */
export const scriptWords = {
  copied: 'Copiado',
  uncopied: 'No copiado',
  close: 'Cerrar el mensaje',
  unavailable: 'Imagen no disponible',
  language: 'Lenguaje',
} as const

/** After a press whose script has not arrived. */
export const offNote =
  'Una parte de esta página no se ha cargado. Comprueba la conexión y vuelve a pulsar. Lo que has escrito sigue aquí.'

/** When a deploy has replaced the page while it was open. */
export const newerPage = {
  note: 'Esta página ha cambiado desde que la abrió. Vuelva a cargarla para continuar. Lo que ha escrito se conserva.',
  reload: 'Volver a cargar',
} as const

/** Above every page. */
export const header = {
  navigationLabel: 'Principal',
  menu: 'Menú',
  languages: 'Idiomas',
} as const

/** Whether scripts of other hosts may be loaded, and the button below every page that asks again. */
export const scripts = {
  title: 'Scripts de terceros',
  intro: 'Vienen de otras empresas, que sabrán que lees esta página. No se carga nada antes de que respondas.',
  allow: 'Permitir',
  decline: 'Rechazar',
  settings: 'Scripts de terceros',
} as const

/** Lists of a page's own headings, wherever they appear. */
export const toc = {
  title: 'En esta página',
} as const
