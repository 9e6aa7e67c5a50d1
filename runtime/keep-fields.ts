// What a visitor did in a widget stays when its elements are replaced: the engine renders them anew where it does not
// find the HTML of the server, because a translator or a password manager has changed it. It stays, too, where a widget
// says itself what a field shows, as in `<input value={name}>`: one engine sets that at once, the other later.

const states = ['files', 'checked', 'open', 'selected', 'value'] as const
/** Those that a widget may set itself. */
const settable = ['checked', 'selected', 'value'] as const

/** An element with the states that a visitor can change. */
export type Stateful = HTMLInputElement & Partial<Record<(typeof states)[number], unknown>>

type Kept = readonly [element: Stateful, state: (typeof states)[number], value: unknown, written?: unknown]

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
  let putCaret: ReturnType<typeof readCaret> | undefined
  // Where a field shows again what the server wrote, the widget has undone what was typed.
  const readTyped = () => {
    for (const field of before.keys()) {
      if (!field.matches('input:not([type=file]), select, textarea')) continue
      const written = partsOf(asWritten(field))
      for (const [index, element] of partsOf(field).entries())
        for (const state of settable) {
          const server = written[index]?.[state]
          if (element[state] === server) continue
          typed.set(element, [element, state, element[state], server])
          if (element === focused) putCaret = readCaret(element)
        }
    }
  }
  const carry = (kept: readonly Kept[]) => {
    for (const [element, state, value] of kept)
      if (element[state] !== value) {
        // Past the property of the element itself, by which React knows what it has seen.
        Reflect.set(Object.getPrototypeOf(element) as object, state, value, element)
        if (element === document.activeElement) putCaret?.(element)
      }
  }
  readTyped()
  let carried: Kept[] | undefined
  return () => {
    readTyped()
    if (carried) {
      island.removeEventListener('focusin', follow)
      // React tells a widget only of what differs from what it has seen.
      for (const [element, state, , server] of typed.values()) Reflect.set(element, state, server)
      return tellWidget([...carried, ...typed.values()], carry)
    }
    const named = new Map([...nameElements(island)].map(([element, name]) => [name, element]))
    const successorOf = (element: Element | null) =>
      element?.isConnected === false ? named.get(before.get(element as Stateful) as string) : undefined
    carried = []
    for (const from of before.keys()) {
      const to = successorOf(from)
      for (const state of states) if (to && from[state] !== to[state]) carried.push([to, state, from[state]])
    }
    carry([...carried, ...typed.values()])
    for (const [element, top, left] of scrolled) if (top || left) successorOf(element)?.scrollTo(left, top)
    for (const held of window.early?.held ?? []) held.control = successorOf(held.control) ?? held.control
    const field = successorOf(focused)
    if (!field) return
    putCaret = readCaret(focused as Stateful)
    field.focus({ preventScroll: true })
    putCaret(field)
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

/** A field without what was done in it. */
function asWritten(field: Stateful): Stateful {
  const form = document.createElement('form')
  const written = field.cloneNode(true) as Stateful
  form.append(written)
  // A field may have the name of a method.
  HTMLFormElement.prototype.reset.call(form)
  return written
}

/** What of a field has states: the options of a list, and else itself. */
function partsOf(field: Stateful): Stateful[] {
  return field.localName === 'select' ? [...field.querySelectorAll<Stateful>('option')] : [field]
}

function tellWidget(kept: readonly Kept[], carry: (kept: readonly Kept[]) => void): void {
  for (const [element, state, value] of kept) {
    // Each telling may render the others anew.
    carry(kept)
    // Of radio buttons, the chosen one tells.
    if (value || element.type !== 'radio')
      for (const type of state === 'checked' ? ['click', 'input', 'change'] : ['input', 'change'])
        (element.closest('select') ?? element).dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** The function puts the caret where it is now: a new value moves it to the end. */
function readCaret({ selectionStart, selectionEnd, selectionDirection }: Stateful): (field: Stateful) => void {
  return (field) => {
    if (selectionStart !== null && selectionStart !== undefined)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection as 'none')
  }
}
