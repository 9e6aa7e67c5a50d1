// Parts that few pages have: one script, so that all other pages name one.

import { startEmbeds } from './embeds.ts'
import { startFilms } from './films.ts'
import { startNotFound } from './not-found.ts'
import { startScripts, type VisitorStorage } from './scripts.ts'

/**
 * Starts those that the page has. The functions for storage are given and not imported: what two scripts share is a
 * third one.
 */
export function startRareParts(...storage: VisitorStorage): void {
  startEmbeds()
  startFilms()
  startScripts(...storage)
  if (document.getElementById('not-found-title')) startNotFound()
}
