// All that the generator may use of the site, compiled as one module.

export { postCard } from './collections/blog/post-card.ts'
export { studyCard } from './collections/case-studies/study-card.ts'
export { helpCard } from './collections/help/help-card.ts'
export { collections } from './collections/registry.ts'
export { islands } from './islands.tsx'
export { appIconSvg, tabIconSvg } from './pictures/icon.ts'
export { shareCardSvg } from './pictures/share-card.ts'
export { renderView } from './render.tsx'
export * as collectionWords from './strings/en/collections.ts'
export { themeScript } from './theme-script.ts'

/** The compiled site, as the generator imports it. */
export type SiteModule = typeof import('./index.ts')
