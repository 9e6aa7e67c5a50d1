// The door of this folder: the only code that changes content files, each as a whole or not at all.

export { type ContentChange, changeContentFiles } from './change-files.ts'
export { type FileRefusal, type FileVersion, readContentFile, saveContentFile } from './save-file.ts'
