// All problems, as the terminal shows them, until they are fixed. Those that hide the whole site lie over the page and
// can be dismissed until they change. All others are in a bar that can be folded: the page behind it is live. The panel
// lies above both, so that an edit that caused a problem can be undone there.

import { isWaiting } from './is-waiting.ts'
import { plainPath } from './plain-path.ts'
import { createHost } from './shadow-host.ts'
import { toolsAddress } from './tools-address.ts'
import type { LiveEvents, PlacedProblem, Problem } from './wire-types.ts'

const style = `
:host {
  position: fixed; inset: 0 var(--libretto-panel, 0px) 0 0; z-index: 2147481500;
  display: grid; grid-template-columns: minmax(0, 1fr); place-items: start center;
  padding: 4vh 1rem; overflow: auto; background: rgb(10 10 12 / 0.55); font: 400 0.9375rem/1.5 system-ui, sans-serif;
}
section {
  inline-size: min(56rem, 100%); background: #16161a; color: #ececf1;
  border: 1px solid #3a3a44; border-block-start: 3px solid #f2555a;
}
:host([data-mild]) {
  inset: auto auto 4rem 1rem; padding: 0; background: none;
  inline-size: min(30rem, calc(100% - 2rem)); max-block-size: 60vh;
}
:host([data-mild='warnings']) section { border-block-start-color: #e0a526 }
summary { padding: 0.625rem 1rem; font-weight: 600; cursor: pointer }
summary:focus-visible { outline: 2px solid #8ab4ff; outline-offset: -2px }
details[open] summary { border-block-end: 1px solid #2b2b33 }
header {
  display: flex; justify-content: space-between; align-items: center; gap: 1rem;
  padding: 0.75rem 1rem; border-block-end: 1px solid #2b2b33;
}
h2 { margin: 0; font-size: 1rem }
button {
  font: inherit; color: inherit; background: none; border: 1px solid #55555f;
  padding: 0.25rem 0.75rem; min-block-size: 2rem; cursor: pointer;
}
button:hover { background: #26262d }
button:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px }
ol { margin: 0; padding: 0; list-style: none }
li { padding: 0.875rem 1rem; border-block-end: 1px solid #2b2b33 }
p { margin: 0 }
.place { font: 0.8125rem/1.5 ui-monospace, monospace; color: #a9c7ff; overflow-wrap: anywhere }
.hint { color: #b9e3b0 }
.code { color: #9a9aa5; font-size: 0.8125rem }
.code:hover { color: #ececf1 }
.code:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px }
pre {
  margin: 0.5rem 0; padding: 0.625rem 0.75rem; overflow: auto; background: #0e0e11;
  font: 0.8125rem/1.55 ui-monospace, monospace;
}
`

/** What is shown now, and what was folded or dismissed: problems by name, wherever their lines are by now. */
let shown = ''
let folded: ReadonlySet<string> = new Set()

/** Replaces the problems that are shown. An empty list removes them. `path` is that of this page. */
export function showProblems({ list, isServed }: LiveEvents['problems'], path: string): void {
  const text = JSON.stringify([list, isServed])
  if (text === shown) return
  shown = text
  const before = document.querySelector('libretto-problems')
  const hadFocus = before !== null && document.activeElement === before
  before?.remove()
  const isHere = ({ pages = [] }: PlacedProblem) => pages.some((page) => plainPath(page) === path)
  // What is wrong with this page comes first.
  const problems = [...list.filter(isHere), ...list.filter((problem) => !isHere(problem))]
  const errors = list.filter(({ severity }) => severity === 'error')
  const isFolded = list.every((problem) => folded.has(nameOf(problem)))
  if (list.length === 0 || (isFolded && (errors.length === 0 || !isServed))) return
  const { host, root } = createHost('libretto-problems', style)
  const fold = () => {
    folded = new Set(list.map(nameOf))
  }
  if (isServed && errors.length > 0) {
    const isOpen = errors.some((problem) => isHere(problem) && !folded.has(nameOf(problem)))
    root.append(makeBar(titleOfBar(list, isHere), problems, { isOpen, fold }))
  } else {
    const dismiss = () => {
      fold()
      host.remove()
    }
    root.append(makeOverlay(list, errors.length, dismiss))
    host.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') dismiss()
    })
  }
  if (isServed) host.setAttribute('data-mild', errors.length > 0 ? 'errors' : 'warnings')
  document.body.append(host)
  if (hadFocus) root.querySelector<HTMLElement>('summary, button')?.focus()
}

/** Names a problem, also when its line has moved. */
function nameOf({ code, message, file, pages }: PlacedProblem): string {
  return JSON.stringify([code, message, file, pages])
}

/** A bar at the edge of a page that is there. Folded, it is one line. */
function makeBar(
  title: string,
  problems: readonly Problem[],
  { isOpen, fold }: { isOpen: boolean; fold: () => void },
): HTMLElement {
  const bar = element('details', {}, element('summary', {}, title), element('ol', {}, ...problems.map(describe)))
  const details = bar as HTMLDetailsElement
  details.open = isOpen
  details.addEventListener('toggle', () => {
    if (details.open) folded = new Set()
    else fold()
  })
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') details.open = false
  })
  return element('section', { role: 'status', 'aria-label': 'Problems of the content' }, details)
}

/** "1 error on this page, 2 errors in other files, 1 warning". */
function titleOfBar(list: readonly Problem[], isHere: (problem: Problem) => boolean): string {
  const errors = list.filter(({ severity }) => severity === 'error')
  const here = errors.filter(isHere).length
  const parts = [
    [here, 'error', ' on this page'],
    [errors.length - here, 'error', here > 0 ? ' elsewhere' : ' on other pages'],
    [list.length - errors.length, 'warning', ''],
  ] as const
  return parts.flatMap(([number, word, place]) => (number === 0 ? [] : [count(number, word) + place])).join(', ')
}

function makeOverlay(problems: readonly Problem[], errors: number, dismiss: () => void): HTMLElement {
  const close = element('button', { type: 'button' }, 'Dismiss')
  close.addEventListener('click', dismiss)
  const header = element('header', {}, element('h2', {}, titleOf(errors, problems.length - errors)), close)
  const role = errors > 0 ? 'alertdialog' : 'status'
  const section = element('section', { role, 'aria-label': 'Problems of the content' })
  section.append(header, element('ol', {}, ...problems.map(describe)))
  return section
}

function titleOf(errors: number, warnings: number): string {
  const parts = [...(errors > 0 ? [count(errors, 'error')] : []), ...(warnings > 0 ? [count(warnings, 'warning')] : [])]
  const meanwhile = isWaiting(document) ? 'the page appears once this is fixed' : 'the last good page stays up'
  return parts.join(', ') + (errors > 0 ? `: ${meanwhile}` : '')
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

function describe({ code, severity, message, hint, file, line, column, frame }: Problem): HTMLElement {
  const place = file === undefined ? '' : [file, line, column].filter((part) => part !== undefined).join(':')
  const page = { class: 'code', href: `${toolsAddress}problems/${code}`, target: '_blank', title: 'What it means' }
  return element(
    'li',
    {},
    ...(place === '' ? [] : [element('p', { class: 'place' }, place)]),
    element('p', {}, message, ' ', element('a', page, `${severity} [${code}]`)),
    ...(frame === undefined ? [] : [element('pre', { tabindex: '0' }, frame)]),
    ...(hint === undefined ? [] : [element('p', { class: 'hint' }, `→ ${hint}`)]),
  )
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
