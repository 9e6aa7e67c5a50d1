// The door of this folder: the content folder → entries, the parsed files with the places of their values.

export { isProgram } from './asset-faults.ts'
export { isBesideArticle, isBesideType } from './beside-article.ts'
export { isoDate, standardSchema, takeOwnKeys } from './foreign-keys.ts'
export { splitFrontMatter } from './front-matter.ts'
export { type Loaded, loadCached, loadContent, withEntries, withFiles } from './load-content.ts'
export { type AssetFile, openParsed, parseFile } from './load-file.ts'
export { type Entry, parseEntry } from './parse-entry.ts'
export { pictureKind } from './picture-kind.ts'
export { framedProblem, indexInFile, problemAt, withFrame } from './problem-at.ts'
export { remedyForRoot } from './root-faults.ts'
export {
  findSite,
  type LanguagePlace,
  type LoadedLanguage,
  listLanguages,
  readLanguages,
  splitLanguages,
  type Translation,
} from './split-languages.ts'
export { suggestName } from './suggest-name.ts'
export { textOfBytes } from './text-of-bytes.ts'
