// The site's door: all that the generator may use of the site, compiled as one module.

export { allIslands as islands } from './all-islands.ts'
export { planIndex } from './blocks/plan-index.ts'
export { planBlock, printBlock } from './blocks/registry.tsx'
export { collections } from './collections/registry.ts'
export { headScript } from './head-script.ts'
export { appIconSvg, tabIconSvg } from './pictures/icon.ts'
export { shareCardSvg } from './pictures/share-card.ts'
export { renderView } from './render.tsx'
export { sheets } from './sheets.tsx'
export * as collectionWords from './strings/en/collections.ts'
export { proseWords } from './strings/en/prose.ts'
export * as words from './strings/en.ts'
