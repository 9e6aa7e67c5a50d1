/** Resolves with the first event of one of the types that reaches the target. */
export function nextEvent(target: EventTarget, ...types: string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, resolve, { capture: true, once: true })
  })
}
