// Keeps a number and its unit, TLS and its version, or a date such as 2024-12-31 on one line.

import type { ElementContent } from 'hast'

const space = /(?<=TLS) (?=\d)|(?<=\d) (?=(?:ns|µs|ms|s|h|%|KB|MB|k?Hz|k?bit\/s|hours|days)(?!\w))/g
const date = /(?<![\w-])(\d{4}-\d\d-\d\d)(?![\w-])/

/** A text that is not code: no-break spaces before units, and each date in an element that does not wrap. */
export function keepUnits(text: string): ElementContent[] {
  if (!/\d/.test(text)) return [{ type: 'text', value: text }]
  const spaced = text.replace(space, '\u00a0')
  if (!date.test(spaced)) return [{ type: 'text', value: spaced }]
  return spaced
    .split(date)
    .map((value, index): ElementContent => (index % 2 === 0 ? { type: 'text', value } : kept(value)))
}

function kept(value: string): ElementContent {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['nowrap'] },
    children: [{ type: 'text', value }],
  }
}
