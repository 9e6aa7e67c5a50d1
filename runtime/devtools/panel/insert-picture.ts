/** A picture that is stored, as a text shows it. */
export interface InsertedPicture {
  /** Relative to the text, or from the top of the site. Percent-encoded, as a link of Markdown needs it. */
  path: string
  /** Empty for a picture that only decorates. For a file that is no picture, the text of the link. */
  alt: string
}

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
