// The door of this folder: what git knows of the content folder, and a commit.

export { commitFiles, readAuthor } from './commit-files.ts'
export { type FileChange, listChanges, readTexts } from './list-changes.ts'
export { type CommittedFile, listFiles } from './list-files.ts'
export { type NoRepository, openRepository, type Repository, readGit } from './open-repository.ts'
export {
  findTranslations,
  type LanguageFiles,
  type LanguageState,
  listTranslatable,
  type Translations,
  translationProblems,
} from './translations.ts'
