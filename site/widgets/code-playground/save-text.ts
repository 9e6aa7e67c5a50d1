// Saves a text as a file of the visitor. In: file name and text. Out: nothing; the browser asks or saves.
// Never talks to a server: the file is made in the page, and its address is given back once the browser has taken it.

import { saveFile } from '../../parts/save-file.ts'

const releaseAfterMs = 1000

export function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  saveFile(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs)
}
