// Words of what surrounds every page.

/** The frame of documentation pages: side bar and menu. */
export const docsFrame = {
  menu: 'Documentation',
  menuLabel: 'Menu de la documentation',
  navigationLabel: 'Documentation',
  folder: (label: string) => `Pages de ${label}`,
  allPages: (count: number) => `Les ${count} pages`,
  version: 'Version',
  newest: (version: string) => `${version} (la plus récente)`,
  old: (version: string) => `Cette page décrit la version ${version}.`,
  oldLink: (version: string) => `Voir la version ${version}`,
} as const

/** The document itself. */
export const documentWords = {
  skipLink: 'Aller au contenu',
} as const

/** Below every page. */
export const footer = {
  navigationLabel: 'Pied de page',
  copyright: (years: string, holder: string) => `© ${years} ${holder}`,
  llms: 'llms.txt',
  feed: 'Flux',
  theme: 'Thème\u00a0: système',
  themeLight: 'Thème\u00a0: clair',
  themeDark: 'Thème\u00a0: sombre',
} as const

/** What scripts say: of a copied text, on a toast's button, in place of a broken picture, of the tabs of code. */
export const scriptWords = {
  copied: 'Copié',
  uncopied: 'Non copié',
  close: 'Fermer le message',
  unavailable: 'Image non disponible',
  language: 'Langage',
} as const

/** After a press whose script has not arrived. */
export const offNote =
  'Une partie de la page ne s’est pas chargée. Vérifiez la connexion, puis réessayez. Votre texte est toujours là.'

/** When a deploy has replaced the page while it was open. */
export const newerPage = {
  note: 'Cette page a changé depuis que vous l’avez ouverte. Rechargez-la pour continuer. Votre saisie est conservée.',
  reload: 'Recharger',
} as const

/** Above every page. */
export const header = {
  navigationLabel: 'Menu principal',
  menu: 'Menu',
  languages: 'Langues',
} as const

/** Whether scripts of other hosts may be loaded, and the button below every page that asks again. */
export const scripts = {
  title: 'Scripts de tiers',
  intro:
    'Ils viennent d’autres entreprises, qui sauront que vous lisez cette page. Rien n’est chargé avant votre réponse.',
  allow: 'Autoriser',
  decline: 'Refuser',
  settings: 'Scripts de tiers',
} as const

/** Lists of a page's own headings, wherever they appear. */
export const toc = {
  title: 'Sur cette page',
} as const
