// All problems on top of the page, as the terminal shows them. The overlay disappears once they are fixed, and can be
// dismissed until they change. The panel lies above it, so that an edit that caused a problem can be undone there.

import { isWaiting } from './is-waiting.ts'
import { createHost } from './shadow-host.ts'
import type { LiveEvents, Problem } from './wire-types.ts'

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
:host([data-mild]) section { border-block-start-color: #e0a526 }
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

let shown = ''
let dismissed = ''

/** Replaces the problems that are shown. An empty list removes the overlay. */
export function showProblems({ list: problems, isServed }: LiveEvents['problems']): void {
  const text = JSON.stringify([problems, isServed])
  if (text === shown) return
  shown = text
  document.querySelector('libretto-problems')?.remove()
  if (problems.length === 0 || text === dismissed) return
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const { host, root } = createHost('libretto-problems', style)
  if (isServed) host.setAttribute('data-mild', '')
  const section = element('section', {
    role: errors > 0 ? 'alertdialog' : 'status',
    'aria-label': 'Problems of the content',
  })
  const close = element('button', { type: 'button' }, 'Dismiss')
  const dismiss = () => {
    dismissed = text
    host.remove()
  }
  close.addEventListener('click', dismiss)
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dismiss()
  })
  const header = element('header', {}, element('h2', {}, titleOf(errors, problems.length - errors)), close)
  section.append(header, element('ol', {}, ...problems.map(describe)))
  root.append(section)
  document.body.append(host)
}

function titleOf(errors: number, warnings: number): string {
  const count = (number: number, word: string) => (number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`])
  const meanwhile = isWaiting(document) ? 'the page appears once this is fixed' : 'the last good page stays up'
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ') + (errors > 0 ? `: ${meanwhile}` : '')
}

function describe({ code, severity, message, hint, file, line, column, frame }: Problem): HTMLElement {
  const place = file === undefined ? '' : [file, line, column].filter((part) => part !== undefined).join(':')
  const page = { class: 'code', href: `/__libretto/problems/${code}`, target: '_blank', title: 'What it means' }
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
