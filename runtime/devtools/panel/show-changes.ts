import type { StoredFile } from '../wire-rows.ts'
import { showToast } from './toasts.tsx'

/** Says as what a file was stored, and what was done to it on its way. */
export function showChanges(stored: StoredFile): void {
  showToast(changesOf(stored))
}

/** The sentences of the message. */
export function changesOf({ file, width, height, changes }: StoredFile): string {
  if (changes.includes('same')) return `${file} was there already, with the same bytes.`
  const said = {
    smaller: `It is ${width} pixels wide now.`,
    wide: `It has ${width} pixels in width; with the package sharp installed, wide pictures are made smaller.`,
    bare: 'Its notes about place and camera are left out.',
    same: '',
    cropped: `It has ${width} × ${height} pixels now.`,
  } as const
  return [`${file} is saved.`, ...changes.map((change) => said[change])].join(' ')
}
