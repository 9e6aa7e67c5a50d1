// What was typed before the page was loaded anew (newer-page.ts) comes back into its fields, as if a visitor had typed
// it.

type Typed = [id: string, value: string, isChecked: boolean | undefined]

/** Puts back what was typed. */
export function startTypedBefore(): void {
  const { typed } = (history.state ?? {}) as { typed?: Typed[] }
  if (!Array.isArray(typed)) return
  history.replaceState(null, '')
  for (const [id, value, isChecked] of typed) {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) {
      // A click tells a widget that is alive.
      if (isChecked !== undefined && field.checked !== isChecked) field.click()
      if (!['checkbox', 'radio', 'file'].includes(field.type)) type(field, value)
    } else if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) type(field, value)
  }
}

function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  if (field.value === value) return
  // Past the property of the element itself, by which React knows what it has seen.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
