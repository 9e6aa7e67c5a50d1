// What a visitor did in a widget stays when its elements are replaced: the engine renders them anew where it does not
// find the HTML of the server, because a translator or a password manager has changed it. It stays, too, where a widget
// says itself what a field shows, as in `<input value={name}>`: one engine sets that at once, the other later.

const states = ['files', 'checked', 'open', 'selected', 'value'] as const
/** States of a field, and where it has what the server wrote. */
const written = [
  ['checked', 'defaultChecked'],
  ['selected', 'defaultSelected'],
  ['value', 'defaultValue'],
] as const

/** An element with the states that a visitor can change. */
export type Stateful = HTMLInputElement &
  Partial<Record<(typeof states)[number] | (typeof written)[number][1], unknown>>

/** The function puts the caret back, which a new value moves to the end. */
type Kept = readonly [
  element: Stateful,
  state: (typeof states)[number],
  value: unknown,
  select: Select,
  written?: unknown,
]
type Select = (field: Stateful) => void

/**
 * Notes the elements of an island. The first call of the returned function, after they were replaced, carries what was
 * done in them over to those in their place. The second does it again where the widget has undone it, and tells it.
 * Fields that are still there are treated alike.
 */
export function keepFields(island: HTMLElement): () => void {
  const before = nameElements(island)
  const scrolled = [...before.keys()].map((element) => [element, element.scrollTop, element.scrollLeft] as const)
  let focused = document.activeElement as Stateful | null
  const follow = ({ target }: Event) => {
    focused = target as Stateful
  }
  island.addEventListener('focusin', follow)
  const typed = new Map<Stateful, Kept>()
  // Where a field shows again what the server wrote, the widget has undone what was typed.
  const readTyped = () => {
    // The value of a box is its name, and not typed.
    for (const element of before.keys())
      for (const [state, server] of written)
        if (
          server in element &&
          element[state] !== element[server] &&
          !/value (checkbox|radio|file)/.test(`${state} ${element.type}`)
        )
          typed.set(element, [element, state, element[state], readSelection(element), element[server]])
    return [...typed.values()]
  }
  readTyped()
  let carried: Kept[] | undefined
  return () => {
    const kept = readTyped()
    if (carried) {
      island.removeEventListener('focusin', follow)
      return tellWidget(carried, kept)
    }
    const named = new Map([...nameElements(island)].map(([element, name]) => [name, element]))
    const successorOf = (element: Element | null) =>
      element?.isConnected === false ? named.get(before.get(element as Stateful) ?? '') : undefined
    carried = []
    for (const from of before.keys()) {
      const to = successorOf(from)
      for (const state of states)
        if (to && from[state] !== to[state]) carried.push([to, state, from[state], readSelection(from)])
    }
    carry([...carried, ...kept])
    for (const [element, top, left] of scrolled) if (top || left) successorOf(element)?.scrollTo(left, top)
    for (const held of window.early?.held ?? []) held.control = successorOf(held.control) ?? held.control
    const field = successorOf(focused)
    if (!field || !focused) return
    const select = readSelection(focused)
    field.focus({ preventScroll: true })
    select(field)
  }
}

/** The elements below another, each with a name that the one in its place has, whatever is put between them. */
export function nameElements(island: HTMLElement): Map<Stateful, string> {
  const counts: Record<string, number> = {}
  return new Map(
    [...island.querySelectorAll<Stateful>('*')].map((element) => {
      const told = ['name', 'type', 'role', 'class'].map((attribute) => element.getAttribute(attribute))
      const kind = [element.localName, ...(element.id ? [element.id] : told)].join(' ')
      counts[kind] = (counts[kind] ?? 0) + 1
      return [element, `${kind} ${counts[kind]}`]
    }),
  )
}

function readSelection({ selectionStart, selectionEnd, selectionDirection }: Stateful): Select {
  return (field) => {
    if (typeof selectionStart === 'number')
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection as 'none')
  }
}

function carry(kept: readonly Kept[]): void {
  for (const [element, state, value, select] of kept) {
    if (element[state] === value) continue
    // Past the property of the element itself, by which React knows what it has seen.
    Reflect.set(Object.getPrototypeOf(element) as object, state, value, element)
    if (element === document.activeElement) select(element)
  }
}

function tellWidget(carried: readonly Kept[], typed: readonly Kept[]): void {
  // React tells a widget only of what differs from what it has seen.
  for (const [element, state, , , server] of typed) if (state !== 'selected') Reflect.set(element, state, server)
  const kept = [...carried, ...typed]
  for (const [element, state, value] of kept) {
    // Each telling may render the others anew.
    carry(kept)
    // Of radio buttons, the chosen one tells.
    if (value || element.type !== 'radio')
      for (const type of state === 'checked' ? ['click', 'input', 'change'] : ['input', 'change'])
        (element.closest('select') ?? element).dispatchEvent(new Event(type, { bubbles: true }))
  }
}
