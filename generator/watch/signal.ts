/** Something that happens again and again: `next` resolves when it happens the next time. */
export function openSignal(): { give: () => void; next: () => Promise<void> } {
  let resolveNext: () => void = () => {}
  const awaitNext = () => new Promise<void>((resolve) => (resolveNext = resolve))
  let next = awaitNext()
  return {
    give: () => {
      resolveNext()
      next = awaitNext()
    },
    next: () => next,
  }
}
