// Pictures that cannot be shown: a place-holder with the picture's words takes their place, so that nothing is lost and nothing looks broken.
// In: every img of the page, also those whose loading failed before this script ran.

export function startImages(): void {
  for (const image of document.querySelectorAll('img')) {
    const check = () => {
      if (image.naturalWidth === 0) replaceImage(image)
    }
    if (image.complete && image.currentSrc !== '') check()
    image.addEventListener('error', check)
  }
}

function replaceImage(image: HTMLImageElement): void {
  const note = document.createElement('span')
  note.className = 'image-missing'
  note.setAttribute('role', 'img')
  const text = image.getAttribute('src') ? image.alt || 'Picture not available' : 'No image source provided'
  note.setAttribute('aria-label', text)
  note.textContent = text
  image.replaceWith(note)
}
