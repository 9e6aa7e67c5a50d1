// The door of this folder: a folder of another generator → files of the content folder, and what could not be
// translated. Nothing is written here but by writeImport, and no code of the other site is run.

export { checkImport } from './check-import.ts'
export { planImport } from './plan-import.ts'
export { groupLosses, withoutKind } from './source/group-losses.ts'
export type { ImportPlan } from './source/model.ts'
export { readRedirects } from './source/read-redirects.ts'
export { listContent } from './source/read-source.ts'
export { type Written, writeImport } from './write-import.ts'
