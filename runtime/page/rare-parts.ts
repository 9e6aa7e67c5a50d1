// Parts that few pages have: one script, so that all other pages name one.

import type { pageWord } from '../page-word.ts'
import { startEmbeds } from './embeds.ts'
import { startFilms } from './films.ts'
import { startFollowMovedAnchor } from './follow-moved-anchor.ts'
import { startImages } from './images.ts'
import { startNotFound } from './not-found.ts'
import { startScripts, type VisitorStorage } from './scripts.ts'
import { startTypedBefore } from './typed-before.ts'

/** Starts those that the page has. What it needs is given and not imported: what two scripts share is a third one. */
export function startRareParts(
  recall: VisitorStorage[0],
  remember: VisitorStorage[1],
  wordOf: typeof pageWord,
  hasMoved: boolean,
): void {
  startEmbeds()
  startFilms()
  if (hasMoved) startFollowMovedAnchor()
  startTypedBefore()
  startScripts(recall, remember)
  startImages(wordOf)
  if (document.getElementById('not-found-title')) startNotFound()
}
