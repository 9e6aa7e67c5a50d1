import { saveFile } from '../../parts/save-file.ts'

const releaseAfterMs = 1000

/** Saves a text as a file. The file is made in the page, and its address is revoked once the browser has taken it. */
export function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  saveFile(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs)
}
