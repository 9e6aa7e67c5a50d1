// The door of this folder: valid content as a value, and what follows from it: articles, tags, pages, addresses.

export type {
  Article,
  Articles,
  Content,
  DataText,
  FolderFile,
  Page,
  PageBlock,
  PlacedWidget,
  StoredText,
} from './content.ts'
export { docsRoute, isInDocs, isInOldDocs, listDocsFolders, readVersions } from './docs-folders.ts'
export { iconPaths, openFilesInTheWay, sharedFiles } from './generated-files.ts'
export { linkTargets, listLinked } from './link-targets.ts'
export { collectArticles, listArticles, publishedCollections, sortNewest } from './list-articles.ts'
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
export { listRedirects } from './list-redirects.ts'
export { docsPages, listRoutes } from './list-routes.ts'
export { categoryKey, listTags, type Tag, tagRoute } from './list-tags.ts'
export { openOwners } from './open-owners.ts'
export { hiddenFiles, hideUnpublished, nextPublication, type VisibilityRules } from './visibility.ts'
