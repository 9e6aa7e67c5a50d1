// Pictures that cannot be shown: a place-holder with the picture's words stands in for them, so that nothing is lost and nothing looks broken.
// In: every img of the page, also those whose loading failed before this script ran. Never removes one: it may belong to a widget. Portraits
// are left alone, for the initials beneath them show through.

export function startImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img:not(.avatar img)')) {
    const check = () => {
      if (image.naturalWidth === 0) replaceImage(image)
    }
    if (image.complete && image.currentSrc !== '') check()
    image.addEventListener('error', check)
  }
}

function replaceImage(image: HTMLImageElement): void {
  // A widget that sleeps must find its HTML as it was delivered.
  if (image.hidden || image.closest('[data-island]:not([data-awake])')) return
  const note = document.createElement('span')
  note.className = 'image-missing'
  note.setAttribute('role', 'img')
  const text = image.getAttribute('src') ? image.alt || 'Picture not available' : 'No image source provided'
  note.setAttribute('aria-label', text)
  note.textContent = text
  image.hidden = true
  image.after(note)
}
