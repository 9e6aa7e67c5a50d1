// What a visitor did in a widget stays when its elements are replaced: the engine renders them anew where it does not
// find the HTML of the server, because a translator or a password manager has changed it.

const states = ['files', 'checked', 'open', 'selected', 'value'] as const

/** An element with the states that a visitor can change. */
export type Stateful = HTMLInputElement & Partial<Record<(typeof states)[number], unknown>>

/**
 * Notes the elements of an island. The first call of the returned function, after they were replaced, carries what was
 * done in them over to those in their place. The second does it again where the widget has undone it, and tells it.
 */
export function keepFields(island: HTMLElement): () => void {
  const before = nameElements(island)
  const scrolled = [...before.keys()].map((element) => [element, element.scrollTop, element.scrollLeft] as const)
  let focused = document.activeElement as Stateful | null
  const follow = ({ target }: Event) => {
    focused = target as Stateful
  }
  island.addEventListener('focusin', follow)
  let tell: (() => void) | undefined
  return () => {
    if (tell) {
      island.removeEventListener('focusin', follow)
      return tell()
    }
    const named = new Map([...nameElements(island)].map(([element, name]) => [name, element]))
    const successorOf = (element: Element | null) =>
      element?.isConnected === false ? named.get(before.get(element as Stateful) as string) : undefined
    tell = carryStates([...before.keys()].map((element) => [element, successorOf(element)]))
    for (const [element, top, left] of scrolled) if (top || left) successorOf(element)?.scrollTo(left, top)
    for (const held of window.early?.held ?? []) held.control = successorOf(held.control) ?? held.control
    const field = successorOf(focused)
    if (!field || !focused) return
    const { selectionStart, selectionEnd, selectionDirection } = focused
    field.focus({ preventScroll: true })
    if (typeof selectionStart === 'number')
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
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

function carryStates(pairs: readonly (readonly [from: Stateful, to: Stateful | undefined])[]): () => void {
  const carried = pairs.flatMap(([from, to]) =>
    to ? states.filter((state) => from[state] !== to[state]).map((state) => [from, to, state] as const) : [],
  )
  // Past the property of the element itself, by which React knows what it has seen.
  const carry = () => {
    for (const [from, to, state] of carried)
      if (from[state] !== to[state]) Reflect.set(Object.getPrototypeOf(to) as object, state, from[state], to)
  }
  carry()
  return () => {
    carry()
    for (const [, to, state] of carried)
      for (const type of state === 'checked' ? ['click', 'input', 'change'] : ['input', 'change'])
        (to.closest('select') ?? to).dispatchEvent(new Event(type, { bubbles: true }))
  }
}
