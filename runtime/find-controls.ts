/**
 * What was pressed in an island before it was alive may be gone: a widget that has failed, or has made a button of a
 * text, has new elements. The press then goes to the one with the same text; without one it is dropped.
 */
export function findControls(island: HTMLElement): void {
  const { early } = window
  if (!early) return
  const controls = [...island.querySelectorAll<HTMLElement>('a, button')]
  early.held = early.held.flatMap((held) => {
    if (held.island !== island || held.control.isConnected) return [held]
    const control = controls.find(({ textContent }) => textContent === held.control.textContent)
    return control ? [{ ...held, control }] : []
  })
}
