// The door of this folder: a folder of another generator → files of the content folder, and what could not be
// translated. Nothing is written here but by writeImport, and no code of the other site is run.

export { groupLosses, withoutKind } from './group-losses.ts'
export type { ImportPlan } from './model.ts'
export { planImport } from './plan-import.ts'
export { readRedirects } from './read-redirects.ts'
export { listContent } from './read-source.ts'
export { type Written, writeImport } from './write-import.ts'
