// The door of this folder: entries → content, each file by its schema, its texts compiled.

export { checkData, type PathProblem } from './apply-schema.ts'
export { blockSchemaOf } from './block-schema.ts'
export { applyClaims, type PrintedClaims, printClaim, unknownClaim } from './claims.ts'
export { noOwnSchemas, type OwnSchemas } from './context.ts'
export { blockDefaults, pageDefaults } from './defaults.ts'
export { excerptOf, readTime } from './excerpt.ts'
export { openReading, readShared } from './open-reading.ts'
export { linesAbove, locateInBlock } from './open-text-block.ts'
export { prefetchArticles } from './prefetch.ts'
export { publishedAssets } from './published-assets.ts'
export { readArticle } from './read-articles.ts'
export { readCached, readFiles } from './read-cached.ts'
export {
  type FoundContent,
  type ReadContent,
  type ReadContentOptions,
  readContent,
  type Strays,
} from './read-content.ts'
export { hasId, readClaims } from './read-data.ts'
export { openReader, type ReaderSetup } from './read-in-thread.ts'
export { readExtraKeys } from './read-site.ts'
export { readTextBlocks } from './read-text-blocks.ts'
export { compileBody, suggestSlug } from './read-values.ts'
