// The door of this folder: an edit of a page → the same text with only the bytes of the edited value changed.

export { editPage, type PageEdit } from './edit-page.ts'
export { editYaml, type ValueChange } from './edit-value.ts'
export { addMapping, addToList, removeItem } from './list-texts.ts'
export { renameKeys } from './rename-keys.ts'
export { type ChangeValue, rewriteValues } from './rewrite-values.ts'
export { applySplices, type Splice } from './splices.ts'
export { writeScalar } from './write-scalar.ts'
export type { DataValue } from './write-value.ts'
