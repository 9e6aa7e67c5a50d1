// The door of this folder: where links lead, within a language and between languages.

export { assetBeside, namesBeside } from './asset-beside.ts'
export { type ConnectedLanguage, connectLanguages, pathOf } from './connect-languages.ts'
export { fillText, joinHtml } from './fill-text.ts'
export {
  closedDoor,
  emptyLink,
  externalImage,
  findFaultyFolders,
  findFolderProblem,
  findLinkProblem,
  type Reached,
} from './find-link-problem.ts'
export { openFollow } from './follow-redirects.ts'
export {
  decodePath,
  encodePath,
  isExternal,
  ownAddress,
  ownPath,
  sitePath,
  splitHref,
  withBase,
} from './link-paths.ts'
export {
  type LanguageLinks,
  type LinkRead,
  type LinkTable,
  lookUp,
  type PictureVariants,
  pathInSite,
  placePath,
  placeWhole,
  readTable,
  resolveHref,
} from './link-table.ts'
export type { LinkTargets } from './link-targets.ts'
export { isLinkKey, resolveLinks } from './resolve-links.ts'
export type { Anchors, RouteInfo } from './route-info.ts'
export type { SiteRules } from './site-rules.ts'
export { type FoundLink, valueLinks } from './value-links.ts'
