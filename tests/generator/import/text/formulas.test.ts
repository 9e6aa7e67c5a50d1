import { expect, test } from 'vitest'
import { type MathStyle, openFormulas } from '#generator/import/text/formulas.ts'

test.each<[MathStyle | undefined, string, string]>([
  ['brackets', 'A \\(r^2\\) b \\( \\pi \\)', 'A $r^2$ b $\\pi$'],
  ['brackets', '\\[\na^2\n\\]', '$$\na^2\n$$'],
  ['brackets', '\\[a^2\\]', '$$a^2$$'],
  ['brackets', '`\\(a\\)` costs $5', '`\\(a\\)` costs $5'],
  ['brackets', '```\n\\(a\\)\n```', '```\n\\(a\\)\n```'],
  ['brackets', 'a \\( b', 'a \\( b'],
  ['kramdown', 'A $$r^2$$ b $$\\pi$$.', 'A $r^2$ b $\\pi$.'],
  ['kramdown', '$$ a^2 $$', '$$ a^2 $$'],
  ['kramdown', '$$\na^2\n$$', '$$\na^2\n$$'],
  ['kramdown', '`$$a$$` $5 \\$$a$$', '`$$a$$` $5 \\$$a$$'],
  [undefined, 'A \\(r^2\\) $$b$$', 'A \\(r^2\\) $$b$$'],
])('in %s, %j is %j', (style, source, text) => {
  const rows = source.split('\n').map((row, index) => ({ text: row, line: index + 1 }))
  const made = openFormulas(rows, style)
  expect(made.map((row) => row.text).join('\n')).toBe(text)
})
