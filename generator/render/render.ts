// The door of this folder: routes and site code → pages, scripts, styles and pictures.

export { type Bundle, bundleSite } from './bundle-site.ts'
export { checkWords } from './check-words.ts'
export { drawPictures } from './draw-pictures.ts'
export { findMisplaced } from './find-misplaced.ts'
export { makeVariants, type SiteVariants } from './make-variants.ts'
export { evaluateSchemas, readOwnSchemas } from './own-schemas.ts'
export { listedModule, listOwnFiles, sourcePath } from './own-site.ts'
export { packPng } from './pack-png.ts'
export { readOwnPaths } from './read-own-paths.ts'
export { type Page, type RenderedPages, renderPages } from './render-pages.ts'
export { openRenderer, type RenderSetup } from './render-view.ts'
export { applyTheme, themeAssets } from './theme-sheet.ts'
