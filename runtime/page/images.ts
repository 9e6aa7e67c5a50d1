// Replaces images that fail to load by a placeholder with their alternative text. The images are hidden, not removed:
// they may belong to an island. Portraits are left alone, because their initials show beneath them.

import type { pageWord } from '../page-word.ts'

/** Replaces images that have failed, and those that fail from now on. */
export function startImages(wordOf: typeof pageWord): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img:not(.avatar img)')) {
    const check = () => {
      if (image.naturalWidth === 0) replaceImage(image, wordOf)
    }
    // It may have failed before this script ran.
    if (image.complete && image.currentSrc !== '') check()
    image.addEventListener('error', check)
  }
}

function replaceImage(image: HTMLImageElement, wordOf: typeof pageWord): void {
  // An island that has not hydrated yet needs its HTML as the server sent it.
  if (image.hidden || image.closest('[data-island]:not([data-awake])')) return
  const note = document.createElement('span')
  note.className = 'image-missing'
  note.setAttribute('role', 'img')
  const text = image.getAttribute('src') ? image.alt || wordOf('unavailable') : wordOf('sourceless')
  note.setAttribute('aria-label', text)
  note.textContent = text
  image.hidden = true
  image.after(note)
}
