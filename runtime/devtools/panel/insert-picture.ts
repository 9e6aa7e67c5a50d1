import type { InsertedPicture } from './picture-place.ts'

/**
 * Asks for the alternative text of a picture, and then stores it: beside an article, or in content/assets for every
 * other file. `beside` is the path of the file that is edited, below the content folder. Undefined if the writer gives
 * up. Refusals are shown in the dialog, which stays open.
 */
export async function insertPicture(file: File, beside: string): Promise<InsertedPicture | undefined> {
  // Most pages are only looked at.
  const { askAndStore } = await import('./ask-and-store.tsx')
  return askAndStore(file, beside)
}
