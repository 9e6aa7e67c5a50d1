// What is said about directives and callouts that are not written as they should be. All are warnings: the text shows.

import { type Fault, listNames, nearestName } from '../problem.ts'
import { cutText } from '../text.ts'
import { callouts, forms } from './forms.ts'
import { blockHint } from './shape-block.ts'

/** A line that was to be a widget. */
export const notWidget: Omit<Fault, 'hint'> = {
  code: 'directive-form',
  message: 'this line is not a widget and is shown as text',
}

/** How a widget is written. */
export function widgetHint(name = 'NAME'): string {
  return `write '::widget{name="${name}"}' with nothing behind it`
}

/** As with MyST and Quarto: `:::{note}`, `::: {.callout-tip}`. */
const bracesBehindColons = /^:{3,}[ \t]*(\{ ?[.#]?(?:callout-)?([a-z][\w-]{0,40})[^{}\n]{0,80}\}?)/

/** A line that begins with colons and is shown as text. */
export function describeColons(line: string): Fault {
  const [, colons = '', name] = /^(:{1,20}):*[ \t]*([\w-]{0,80})/.exec(line) ?? []
  const [, braces = '', inBraces = ''] = bracesBehindColons.exec(line) ?? []
  if (inBraces !== '') return describeBraces(inBraces, braces)
  if (name === 'widget') return { ...notWidget, hint: widgetHint() }
  if (name === 'block')
    return { code: 'directive-form', message: 'this line is not a block and is shown as text', hint: blockHint }
  if (!name)
    return {
      code: 'directive-form',
      message: `"${colons}" closes nothing and is shown as text`,
      hint: 'remove it; an outer directive has more colons than those inside: "::::tabs" and ":::tab[Title]"',
    }
  if (!forms.has(name)) {
    const names = [...forms.keys(), 'block', 'widget']
    const near = nearestName(name, names)
    // Widgets have names like this.
    if (/^[A-Z]/.test(name) && near === undefined) return { ...unknown(name), hint: widgetHint(name) }
    const hint = near === undefined ? `directives are ${listNames(names, 20)}` : `did you mean "${near}"?`
    return { ...unknown(name), hint }
  }
  return notDirective(name)
}

function notDirective(name: string): Fault {
  const title = forms.get(name)?.kind === 'steps' ? '' : '[Title]'
  return {
    code: 'directive-form',
    message: 'this line is not a directive and is shown as text',
    hint: `write ":::${name}${title}" with nothing behind it, and ":::" in a line after the content`,
  }
}

/** Colons with a name in braces. */
function describeBraces(name: string, braces: string): Fault {
  const hint = `directives are ${listNames([...forms.keys()], 20)}, such as ":::note[Title]"`
  return forms.has(name) ? notDirective(name) : { ...unknown(cutText(braces, 40)), hint }
}

function unknown(name: string): Omit<Fault, 'hint'> {
  return { code: 'unknown-directive', message: `there is no directive "${name}", so the line is shown as text` }
}

/** A directive without an end. */
export function notClosed(opening: string): Fault {
  const [, colons = '', name = ''] = /^(:{1,20}):*([\w-]{0,80})/.exec(opening) ?? []
  return {
    code: 'directive-form',
    message: `"${colons}${name}" is not closed`,
    hint: `add a line "${colons}" after its content; an outer directive has more colons than those inside`,
  }
}

/** An attribute that a directive does not take. */
export function unknownAttribute(directive: string, name: string): Fault {
  const known = forms.get(directive)?.attributes ?? []
  const label = `a title stands in brackets, ":::${directive}[Title]"`
  const hint = known.length === 0 ? `remove it; ${label}` : `it takes ${listNames([...known])}; ${label}`
  return { code: 'directive-attribute', message: `"${directive}" has no attribute "${name}"`, hint }
}

/** A quote that begins with `[!NAME]` and stays a quote. */
export function describeMarker(name: string): Fault {
  const isKnown = callouts.has(name.toLowerCase())
  const names = [...callouts.keys()].map((each) => each.toUpperCase())
  return {
    code: 'unknown-callout',
    message: isKnown ? `"[!${name}]" does not stand alone in its line` : `there is no callout "${name}"`,
    hint: isKnown ? 'begin the text in the next line of the quote' : `callouts are ${listNames(names, 20)}`,
  }
}
