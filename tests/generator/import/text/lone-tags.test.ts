import { expect, test } from 'vitest'
import { translate } from '../../../setup/translate-text.ts'

test.each([
  ['starlight', 'A\n\n<Code slot="b" code={c > 1} />\n\n## B', 'A\n\n\\<Code slot="b" code={c > 1} />\n\n## B', 3],
  ['docusaurus', 'A <Kbd\n  keys="b"\n/> c', 'A \\<Kbd\n  keys="b"\n/> c', 1],
])('in %s, a component of one tag that is named like an element takes nothing in: %j', (tool, text, expected, line) => {
  const { text: made, losses } = translate(tool as 'starlight', text)
  expect(made).toBe(expected)
  expect(losses).toEqual([expect.stringMatching(`^${line}: the component "<`)])
})

test.each([
  ['starlight', 'A <Br /> b <Kbd>C</Kbd>'],
  ['starlight', '`<Code />`\n\n```mdx\n<Code />\n```'],
  ['hugo', 'A <Br/> and <Kbd>b</Kbd>'],
])('in %s, %j has none', (tool, text) => {
  expect(translate(tool as 'starlight', text).losses).toEqual([])
})
