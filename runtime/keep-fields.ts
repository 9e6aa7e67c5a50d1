// What a visitor did in a widget stays when its elements are replaced: the engine renders them anew where it does not
// find the HTML of the server, because a translator or a password manager has changed it. It stays, too, where a widget
// says itself what a field shows, as in `<input value={name}>`: one engine sets that at once, the other later.

type State = 'checked' | 'files' | 'selected' | 'value'

/** An element with the states that a visitor can change. */
export type Stateful = HTMLInputElement &
  Partial<Record<State | 'open', unknown>> & {
    /** By this React knows what it has seen of a field. */
    _valueTracker?: { setValue: (value: string) => void }
  }

/**
 * Notes the elements of an island. The first function, called after they were replaced, carries what was done in them
 * over to those in their place. The second does it again where the widget has undone it, and tells the widget.
 * Fields that are still there are treated alike.
 */
export function keepFields(island: HTMLElement): [carry: () => void, tell: () => Promise<void>] {
  const before = elementsOf(island)
  const scrolled = before.map((element) => [element, element.scrollTop, element.scrollLeft] as const)
  let focused = document.activeElement as Stateful | null
  let putCaret: ReturnType<typeof readCaret> | undefined
  /** By field, the state of each of its parts. */
  const done = new Map<Stateful, unknown[]>()
  const readDone = (changed?: EventTarget | null) => {
    for (const field of island.querySelectorAll<Stateful>('input, select, textarea'))
      if (field === changed || isDone(field)) {
        done.set(field, statesOf(field))
        if (field === focused) putCaret = readCaret(field)
      }
  }
  // Without an event, what differs later was set by the widget.
  const follow = ({ type, target }: Event) => {
    if (type === 'input') readDone(target)
    else focused = target as Stateful
  }
  const types = ['focusin', 'input']
  for (const type of types) island.addEventListener(type, follow)
  const carryFields = () => {
    const successorOf = findSuccessors(island, before)
    for (const [from, values] of done) {
      const field = successorOf(from) ?? from
      if (setStates(field, values) && field === document.activeElement) putCaret?.(field)
    }
    return successorOf
  }
  readDone()
  return [
    () => {
      const successorOf = carryFields()
      for (const [from, top, left] of scrolled) {
        const to = successorOf(from)
        to?.toggleAttribute('open', from.hasAttribute('open'))
        if (top || left) to?.scrollTo(left, top)
      }
      for (const held of window.early?.held ?? []) held.control = successorOf(held.control) ?? held.control
      const field = successorOf(focused)
      if (!field) return
      putCaret = readCaret(focused as Stateful)
      field.focus({ preventScroll: true })
      putCaret(field)
    },
    async () => {
      for (const type of types) island.removeEventListener(type, follow)
      for (const from of done.keys()) {
        // The widget renders between: it may put together what it knows and what it is told.
        await undefined
        const field = carryFields()(from) ?? from
        done.delete(from)
        tellWidget(field)
      }
    },
  ]
}

/** All elements below another, in their order. */
export function elementsOf(parent: ParentNode): Stateful[] {
  return [...parent.querySelectorAll<Stateful>('*')]
}

/** What an element is told by, beside its id, its name and its type. */
function marksOf(element: Element): string[] {
  return ['role', 'class'].flatMap((attribute) => element.getAttribute(attribute)?.split(/\s+/) ?? [])
}

/**
 * The elements, each with a name that the one in its place has, whatever is put between them. Marks that are not known
 * are left out.
 */
export function nameElements(
  elements: readonly Stateful[],
  known: ReadonlySet<string> = new Set(elements.flatMap(marksOf)),
): Map<Stateful, string> {
  const counts: Record<string, number> = {}
  return new Map(
    elements.map((element) => {
      const told = ['name', 'type'].map((attribute) => element.getAttribute(attribute))
      const marks = marksOf(element).filter((mark) => known.has(mark))
      const kind = [element.localName, ...(element.id ? [element.id] : [...told, ...marks])].join(' ')
      counts[kind] = (counts[kind] ?? 0) + 1
      return [element, `${kind} ${counts[kind]}`]
    }),
  )
}

/** Finds what has taken the place of an element that is gone. */
function findSuccessors(island: HTMLElement, before: readonly Stateful[]) {
  const now = elementsOf(island)
  // Others may have given marks to those that are gone.
  const known = new Set(now.flatMap(marksOf))
  const named = new Map([...nameElements(now, known)].map(([element, name]) => [name, element]))
  const names = nameElements(before, known)
  return (element: Element | null) =>
    element?.isConnected === false ? named.get(names.get(element as Stateful) as string) : undefined
}

/** Whether something else than what the server wrote is in a field. */
function isDone(field: Stateful): boolean {
  const form = document.createElement('form')
  const written = field.cloneNode(true) as Stateful
  form.append(written)
  // A field may have the name of a method.
  HTMLFormElement.prototype.reset.call(form)
  // Of files this tells how many there are.
  return JSON.stringify(statesOf(written)) !== JSON.stringify(statesOf(field))
}

/** What of a field has states: the options of a list, and else itself. */
function partsOf(field: Stateful): Stateful[] {
  return field.localName === 'select' ? [...field.querySelectorAll<Stateful>('option')] : [field]
}

function statesOf(field: Stateful): unknown[] {
  return partsOf(field).map((part) => part[stateOf(part)])
}

/** What a visitor changes of a part. */
function stateOf({ localName, type }: Stateful): State {
  if (localName === 'option') return 'selected'
  if (type === 'file') return 'files'
  return type === 'checkbox' || type === 'radio' ? 'checked' : 'value'
}

/** Whether a part had another state. */
function setStates(field: Stateful, values: readonly unknown[]): boolean {
  let isChanged = false
  for (const [index, part] of partsOf(field).entries()) {
    const state = stateOf(part)
    if (!(index in values) || part[state] === values[index]) continue
    // Past the property of the element itself, which React reads along.
    isChanged = Reflect.set(Object.getPrototypeOf(part) as object, state, values[index], part)
  }
  return isChanged
}

function tellWidget(field: Stateful): void {
  // Of radio buttons, the chosen one tells.
  if (field.type === 'radio' && !field.checked) return
  // React tells a widget only of what differs from what it has seen. No field has such a value.
  const { _valueTracker: tracker } = field
  tracker?.setValue('\r')
  for (const type of stateOf(field) === 'checked' ? ['click', 'input', 'change'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The function puts the caret where it is now: a new value moves it to the end. */
function readCaret({ selectionStart, selectionEnd, selectionDirection }: Stateful): (field: Stateful) => void {
  return (field) => {
    if (typeof selectionStart === 'number')
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection as 'none')
  }
}
