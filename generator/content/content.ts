// The door of this folder: the content folder → entries, then valid content and problems.

export { type Address, addressOf, articlePattern, feedRoutes, fileOfSlug, folderOf } from './address.ts'
export { findAddressFault, findAssetNameFault, isReservedAddress } from './address-faults.ts'
export { findAssetFaults, isProgram } from './asset-faults.ts'
export { blockSchemaOf } from './block-schema.ts'
export { checkAssetPaths } from './check-assets.ts'
export { checkData, type PathProblem } from './check-data.ts'
export { findLengthFault } from './check-heads.ts'
export { listOutsideLinks } from './check-links.ts'
export { applyClaims, type PrintedClaims, printClaim } from './claims.ts'
export { pathOf } from './connect-languages.ts'
export { noOwnSchemas, type OwnSchemas } from './context.ts'
export { blockDefaults, pageDefaults } from './defaults.ts'
export { docsRoute, isInDocs, isInOldDocs, listDocsFolders, readVersions } from './docs-folders.ts'
export { excerptOf, readTime } from './excerpt.ts'
export { findOrphans } from './find-orphans.ts'
export { describeUnused, findUnusedAssets } from './find-unused-assets.ts'
export { iconPaths } from './generated-files.ts'
export { knownKeys, requiredKeys } from './inspect-schema.ts'
export { decodePath, encodeLetters, encodePath, isExternal, splitHref, withBase } from './link-paths.ts'
export {
  type LanguageLinks,
  type LinkRead,
  type LinkTable,
  lookUp,
  type PictureVariants,
  type PlacedLanguage,
  placePath,
  readTable,
  resolveHref,
  resolveLinks,
} from './links.ts'
export { listArticles, publishedCollections } from './list-articles.ts'
export {
  type ArticlesPage,
  type FurtherPage,
  firstRouteOf,
  isPaged,
  type ListPart,
  listPages,
  listParts,
  partRoute,
  type TagsPage,
} from './list-pages.ts'
export { listShownPictures } from './list-pictures.ts'
export { docsPages, fileRoutes, listRoutes } from './list-routes.ts'
export { categoryKey, listTags, type Tag, tagRoute } from './list-tags.ts'
export { type Loaded, loadCached, loadContent, withEntries } from './load-content.ts'
export type { AssetFile } from './load-file.ts'
export type { Article, Content, Page, PlacedWidget, RouteInfo } from './model.ts'
export { newestFirst } from './newest-first.ts'
export { isoDate } from './own-keys.ts'
export { type Entry, parseEntry } from './parse-entry.ts'
export { framedProblem } from './problem-at.ts'
export { readClaims } from './read-data.ts'
export { openReader, type ReaderSetup } from './read-elsewhere.ts'
export { readExtraKeys } from './read-site.ts'
export { findSite, type LanguagePlace, readLanguages, splitLanguages } from './split-languages.ts'
export { textOfBytes } from './text-of-bytes.ts'
export { widgetOptions } from './text-widgets.ts'
export type { LanguageContent } from './validate-languages.ts'
export { validateSite } from './validate-site.ts'
export { hiddenFiles, nextPublication } from './visibility.ts'
