// Words of what surrounds every page.

/** The frame of documentation pages: side bar and menu. */
export const docsFrame = {
  menu: 'Documentation',
  menuLabel: 'Documentation menu',
  navigationLabel: 'Documentation',
  folder: (label: string) => `Pages in ${label}`,
  allPages: (count: number) => `All ${count} pages`,
  version: 'Version',
  newest: (version: string) => `${version} (newest)`,
  old: (version: string) => `This page is about version ${version}.`,
  oldLink: (version: string) => `Read about version ${version}`,
} as const

/** The document itself. */
export const documentWords = {
  skipLink: 'Skip to content',
} as const

/** Below every page. */
export const footer = {
  navigationLabel: 'Footer',
  copyright: (years: string, holder: string) => `© ${years} ${holder}`,
  llms: 'llms.txt',
  feed: 'Feed',
  theme: 'Theme: system',
  themeLight: 'Theme: light',
  themeDark: 'Theme: dark',
} as const

/** What scripts say: of a copied text, on a toast's button, in place of a broken picture, of the tabs of code. */
export const scriptWords = {
  copied: 'Copied',
  uncopied: 'Not copied',
  close: 'Close message',
  unavailable: 'Picture not available',
  language: 'Language',
} as const

/** After a press whose script has not arrived. */
export const offNote =
  'Part of this page did not load. Check your connection, then press again. What you typed is still here.'

/** When a deploy has replaced the page while it was open. */
export const newerPage = {
  note: 'This page has changed since you opened it. Load it again to go on. What you typed comes along.',
  reload: 'Reload',
} as const

/** Above every page. */
export const header = {
  navigationLabel: 'Main',
  menu: 'Menu',
  languages: 'Languages',
} as const

/** Whether scripts of other hosts may be loaded, and the button below every page that asks again. */
export const scripts = {
  title: 'Third-party scripts',
  intro: 'They come from other companies, which learn that you read this page. Nothing is loaded before you answer.',
  allow: 'Allow',
  decline: 'Decline',
  settings: 'Third-party scripts',
} as const

/** Lists of a page's own headings, wherever they appear. */
export const toc = {
  title: 'On this page',
} as const
