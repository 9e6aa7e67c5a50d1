// What a visitor does in the islands of a page, and what is to be seen of it, as functions that run in the page: every
// browser can be asked to run them.

export interface IslandState {
  focused: unknown[]
  fields: unknown[]
}

/** Types into every field, chooses, and opens; the last field has the focus and a selection. */
export async function fillFields(): Promise<void> {
  // Some islands wait to be seen.
  for (const island of document.querySelectorAll('main [data-island]')) {
    island.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }
  const inIslands = (selector: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`main [data-island] :is(${selector})`)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && !element.readOnly,
    )
  const typed: Record<string, string> = { number: '123', range: '1', date: '2026-05-31', time: '12:30' }
  for (const field of inIslands('input:not([type=checkbox], [type=radio], [type=file], [type=color]), textarea')) {
    field.focus()
    const value = typed[field.type]
    if (value === undefined) {
      field.select()
      document.execCommand('insertText', false, '12345 typed')
    } else {
      field.value = value
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  for (const field of inIslands('[type=checkbox], [type=radio]:not(:checked)')) if (!field.checked) field.click()
  for (const select of inIslands('select') as unknown as HTMLSelectElement[]) {
    select.selectedIndex = Math.min(1, select.options.length - 1)
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }
  for (const summary of inIslands('summary')) summary.click()
  const texts = 'input:not([type=checkbox], [type=radio], [type=email], [type=file], [type=color]), textarea'
  const field = inIslands(texts).findLast(({ type }) => typed[type] === undefined)
  field?.focus()
  field?.setSelectionRange(2, 7)
}

/** Uses what an island has, one control after the other, and fills its fields: the same each time. */
export async function useControls(name: string): Promise<void> {
  const island = document.querySelector(`[data-island="${name}"]`)
  // Engines render by message or by timer.
  const settled = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done))
  }
  // What comes later comes after the last control: on a slow machine a result would arrive among them, and change which
  // ones there are.
  const later = new Map<number, { start: () => number; started?: number }>()
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window as unknown as {
    setTimeout(action: () => void, delay: number, ...values: unknown[]): number
    clearTimeout(timer?: number): void
  }
  Object.assign(window, {
    setTimeout: (action: () => void, delay = 0, ...values: unknown[]) => {
      const start = () => startTimer(action, delay, ...values)
      if (delay < 300) return start()
      later.set(-1 - later.size, { start })
      return -later.size
    },
    clearTimeout: (timer?: number) => {
      const held = later.get(timer ?? 0)
      if (held && held.started === undefined) held.start = () => 0
      else stopTimer(held ? held.started : timer)
    },
  })
  const isUsable = (control: Element) =>
    control.checkVisibility() && !control.matches(':disabled, [data-copy], [data-crash], [download], .copy')
  const controls = () =>
    [...(island?.querySelectorAll<HTMLElement>('button, [role=tab], summary, input, textarea, select') ?? [])].filter(
      isUsable,
    )
  for (let index = 0; index < Math.min(controls().length, 30); index++) {
    const control = controls()[index]
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control?.matches('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])')) {
      control.focus()
      document.execCommand('insertText', false, 'a')
    } else if (!control?.matches('[type=file]')) control?.click()
    await settled()
  }
  Object.assign(window, { setTimeout: startTimer })
  for (const held of later.values()) held.started = held.start()
}

/** Fields, disclosures and the focus of the islands, by what the page calls them. */
export function readState(): IslandState {
  const focused = document.activeElement
  const hasRange = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  const own = [...document.querySelectorAll('main [data-island] :is(input, textarea, select, details)')]
  return {
    focused: [focused?.id, hasRange ? [focused.selectionStart, focused.selectionEnd] : []],
    fields: own
      .filter((element) => element.closest('grammarly-extension, [data-manager]') === null)
      .map((element) => {
        if (element instanceof HTMLDetailsElement) return element.open
        const { id, type, value } = element as HTMLInputElement
        const kept = type === 'checkbox' || type === 'radio' ? (element as HTMLInputElement).checked : value
        return type === 'password' ? [id, kept, type] : [id, kept]
      }),
  }
}

/** Touches an island, and waits until it is alive. Resolves with a complaint if it does not come to life. */
export async function touchIsland(name: string): Promise<string | null> {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  island?.scrollIntoView({ block: 'center', behavior: 'instant' })
  island?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  for (let turn = 0; turn < 2400 && !island?.hasAttribute('data-awake'); turn++)
    await new Promise((done) => setTimeout(done, 25))
  return island?.hasAttribute('data-awake') ? null : `${name} does not wake`
}

/** Presses an island whose script cannot come. Resolves with a complaint if the page does not say so. */
export async function pressInVain(name: string): Promise<string | null> {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  const isUsable = (control: Element) => control.checkVisibility() && !control.matches(':disabled, [data-copy]')
  island?.scrollIntoView({ block: 'center', behavior: 'instant' })
  island?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const button = [...(island?.querySelectorAll('button') ?? [])].find(isUsable)
  if (!button) return null
  const focused = document.activeElement as HTMLInputElement | null
  button.click()
  const isTold = () => document.querySelector('[data-off-note] [role=alert]')?.checkVisibility()
  for (let turn = 0; turn < 400 && !isTold(); turn++) await new Promise((done) => setTimeout(done, 25))
  // The press is taken back: what it does is not what is looked at. A form without its script is checked by the
  // browser, which goes to the first field that it refuses.
  window.early?.held.splice(0)
  focused?.focus()
  return isTold() ? null : `${name} is silent`
}

/** What each island shows. */
export function readText(name: string): string | null {
  return document.querySelector(`[data-island="${name}"]`)?.textContent ?? null
}
