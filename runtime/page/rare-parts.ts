// Parts that few pages have: one script, so that all other pages name one.

import { startEmbeds } from './embeds.ts'
import { startNotFound } from './not-found.ts'

/** Starts those that the page has. */
export function startRareParts(): void {
  startEmbeds()
  if (document.getElementById('not-found-title')) startNotFound()
}
