import type { StoredFile } from '../wire-rows.ts'
import { uploadFile } from './file-calls.ts'
import { reasonOf, showNotice } from './file-notice.ts'
import { countOf } from './format.ts'
import { changesOf } from './show-changes.ts'

let last: Promise<void> = Promise.resolve()

/** Stores files in content/assets, one after the other, and says how far it is. */
export function uploadFiles(files: readonly File[]): Promise<void> {
  last = last.then(() => uploadAll(files))
  return last
}

async function uploadAll(files: readonly File[]): Promise<void> {
  const stored: StoredFile[] = []
  const failures: string[] = []
  for (const [index, file] of files.entries()) {
    const count = files.length === 1 ? '' : `${index + 1} of ${files.length}: `
    showNotice(`Saving ${count}${file.name}…`, { failures: [...failures] })
    try {
      stored.push(await uploadFile(file, 'assets'))
    } catch (error) {
      failures.push(`${file.name}: ${reasonOf(error)}`)
    }
  }
  const [first] = stored
  const text = stored.length === 1 && first ? changesOf(first) : `${countOf(stored.length, 'file')} saved.`
  showNotice(stored.length === 0 ? '' : text, { failures })
}
