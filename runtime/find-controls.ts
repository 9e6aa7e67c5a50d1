/**
 * What was pressed in an island before it was alive may be gone: a widget that has failed, or has made a button of a
 * text, has new elements. The press then goes to the one with the same text.
 */
export function findControls(island: HTMLElement): void {
  for (const held of window.early?.held ?? [])
    if (held.island === island && !held.control.isConnected)
      held.control =
        [...island.querySelectorAll<HTMLElement>('a, button')].find(
          ({ textContent }) => textContent === held.control.textContent,
        ) ?? held.control
}
