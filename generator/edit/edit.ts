// The door of this folder: an edit of a page → the same text with only the bytes of the edited value changed.

export { editPage, type PageEdit } from './edit-page.ts'
export { renameKeys } from './rename-keys.ts'
export type { DataValue } from './write-value.ts'
