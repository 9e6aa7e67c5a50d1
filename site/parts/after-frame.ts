/** Runs what nobody waits for after the next frame, which comes sooner then. Returns what cancels it. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer = setTimeout(run)
  }
  // A tab that nobody sees has no frames.
  const frame = document.hidden ? undefined : requestAnimationFrame(later)
  if (frame === undefined) later()
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
