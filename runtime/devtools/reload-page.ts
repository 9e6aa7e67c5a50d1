// Some changes need a reload: another policy, other page services. What a person did on the page goes through it: typed
// text, choices, open details, scroll position and focus. Passwords and files are not kept.

import { elementsOf, nameElements, type Stateful } from '../keep-fields.ts'

const key = 'libretto-left'
const states = ['value', 'checked', 'selected', 'open'] as const
type State = (typeof states)[number]

/** What was left on a page. */
interface Left {
  path: string
  /** The states that differ from those of the page as it is served, by the name of the element. */
  changed: [name: string, state: State, value: unknown][]
  focused: string | undefined
  scroll: [left: number, top: number]
}

/** Loads this page again. */
export function reloadPage(): void {
  const named = nameElements(elementsOf(document.body))
  const changed: Left['changed'] = [...named].flatMap(([element, name]) =>
    changedStates(element).map((state): Left['changed'][number] => [name, state, element[state]]),
  )
  const focused = named.get(document.activeElement as Stateful)
  const left: Left = { path: location.pathname, changed, focused, scroll: [scrollX, scrollY] }
  try {
    sessionStorage.setItem(key, JSON.stringify(left))
  } catch {
    // Where nothing can be stored, the browser restores what it can.
  }
  location.reload()
}

/** After a reload: brings back what was left. */
export function restorePage(): void {
  const left = takeLeft()
  if (left?.path !== location.pathname) return
  const named = new Map([...nameElements(elementsOf(document.body))].map(([element, name]) => [name, element]))
  for (const [name, state, value] of left.changed) {
    const element = named.get(name)
    if (!element || !(state in element) || isSecret(element)) continue
    // Past the property of the element itself, by which React knows what it has seen.
    Reflect.set(Object.getPrototypeOf(element) as object, state, value, element)
    const told = element.closest('select') ?? element
    const types = state === 'checked' ? ['click', 'input', 'change'] : ['input', 'change']
    if (state !== 'open') for (const type of types) told.dispatchEvent(new Event(type, { bubbles: true }))
  }
  if (left.focused !== undefined) named.get(left.focused)?.focus({ preventScroll: true })
  const [x, y] = left.scroll
  scrollTo({ left: x, top: y, behavior: 'instant' })
}

function takeLeft(): Left | undefined {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text === null ? undefined : (JSON.parse(text) as Left)
  } catch {
    return undefined
  }
}

function changedStates(element: Stateful): State[] {
  if (isSecret(element)) return []
  if (element instanceof HTMLDetailsElement) return ['open']
  if (element instanceof HTMLOptionElement) return element.selected === element.defaultSelected ? [] : ['selected']
  if (element instanceof HTMLTextAreaElement) return element.value === element.defaultValue ? [] : ['value']
  if (!(element instanceof HTMLInputElement)) return []
  if (['checkbox', 'radio'].includes(element.type)) return element.checked === element.defaultChecked ? [] : ['checked']
  return element.value === element.defaultValue ? [] : ['value']
}

function isSecret(element: Element): boolean {
  return element instanceof HTMLInputElement && ['password', 'file', 'hidden'].includes(element.type)
}
