// Films that play by themselves: <video data-embed>. They have no sound, and controls that stop them.

/** Starts them, unless the visitor prefers less motion or saves data. */
export function startFilms(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) return
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-embed]')) {
    film.muted = true
    // A browser that refuses leaves the poster.
    film.play().catch(() => undefined)
  }
}
