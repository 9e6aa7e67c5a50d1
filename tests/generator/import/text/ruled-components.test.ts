// Components that a rule names: built in, or in import-components.yaml.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readComponents } from '#generator/import/source/read-components.ts'
import type { Tool } from '#generator/import/source/tools.ts'
import { translate } from '../../../setup/translate-text.ts'

/** What a file of rules says. */
function readRules(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-components-'))
  try {
    writeFileSync(join(folder, 'import-components.yaml'), text)
    return readComponents(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a rule of the owner', () => {
  const { rules } = readRules(`
Hint: { directive: tip, title: heading }
Fold: { directive: details }
Key: { html: kbd }
Quote: { html: blockquote }
Lesson: { text: 'Watch [{title}]({href}).' }
Said: { text: '**{children}**' }
Frame: { text: '{children}' }
Chart: { drop: true }
Aside: { directive: danger }
`)

  test.each<[string, string, string[]?]>([
    ['<Hint heading="Hot">\nWait *here*.\n</Hint>', ':::tip[Hot]\nWait *here*.\n:::'],
    ['<Hint>Wait.</Hint>', ':::tip\nWait.\n:::'],
    ['<Hint heading={heading}>\nWait.\n</Hint>', ':::tip\nWait.\n:::'],
    ['<Fold title="More"><Hint>In.</Hint></Fold>', '::::details[More]\n:::tip\nIn.\n:::\n::::'],
    ['Press <Key>Ctrl</Key> + <Key>C</Key>.', 'Press <kbd>Ctrl</kbd> + <kbd>C</kbd>.'],
    ['<Quote>\nA *b*.\n</Quote>', '<blockquote>\n\nA *b*.\n\n</blockquote>'],
    ['See: <Lesson href="/a" title="A b" /> Go.', 'See: Watch [A b](/a). Go.'],
    ['<Lesson\n  href="/a"\n  title="A b"\n/>', 'Watch [A b](/a).'],
    ['<Said>a</Said> and <Said>b</Said>', '**a** and **b**'],
    ['<Said>\na\n</Said>', '**a**'],
    ['<Frame>\n- a\n</Frame>', '- a'],
    ['A <Chart data={[1, 2]} /> b\n\n<Chart>\n- c\n</Chart>\n\nD', 'A  b\n\nD'],
    // The rule of the owner comes first.
    ['<Aside>In.</Aside>', ':::danger\nIn.\n:::'],
    // A value that is missing or computed is not known.
    ['<Lesson href={url} title="A" />', '<!-- component: Lesson href= url title="A" -->'],
    ['<Lesson title="A" />', '<!-- component: Lesson title="A" -->'],
    ['`<Chart />`', '`<Chart />`'],
    ['```jsx\n<Chart />\n```', '```jsx\n<Chart />\n```'],
    ['A <Charts /> <Chart', 'A <!-- component: Charts --> <Chart'],
    ['<Hint>never closed', '<Hint>\nnever closed'],
  ])('%j is %j', (source, text) => {
    expect(translate('starlight', source, true, rules).text).toBe(text)
  })
})

describe('a rule that is built in', () => {
  test.each<[Tool, string, string]>([
    ['starlight', '<Icon name="star" /> Go', ' Go'],
    ['starlight', '<LinkButton href="/a/" variant="minimal">Go</LinkButton>', '[Go](/a/)'],
    ['starlight', '<Fragment slot="a">\n- b\n</Fragment>', '- b'],
    ['vitepress', '<ClientOnly>\n- b\n</ClientOnly>', '- b'],
    ['vitepress', '## kiln.cool() <sup class="badge" data-text="3.5+" />', '## kiln.cool() (3.5+) {#kiln-cool}'],
    ['vitepress', 'A <a id="b" /> c <span class="d" />.', 'A <a id="b"></a> c .'],
    [
      'vitepress',
      '<KilnLink href="https://kiln.example.com/" title="A lesson"/>',
      '[A lesson](https://kiln.example.com/)',
    ],
    ['vitepress', '<KilnLink href="https://kiln.example.com/">a</KilnLink>.', '[a](https://kiln.example.com/).'],
    [
      'vitepress',
      '<KilnLink :href="url" title="A"/> <Kiln href="/a" title="A"/>',
      '<!-- component: KilnLink :href="url" title="A" --> <!-- component: Kiln href="/a" title="A" -->',
    ],
    ['docusaurus', '<BrowserWindow>\n*a*\n</BrowserWindow>', '*a*'],
  ])('%s: %j is %j', (tool, source, text) => {
    expect(translate(tool, source).text).toBe(text)
  })
})

test('a folder without the file has no rules', () => {
  expect(readComponents('/nowhere')).toEqual({ rules: {}, problems: [] })
  expect(readRules('')).toEqual({ rules: {}, problems: [] })
})

const directives = 'note, tip, important, warning, danger, details, tabs, tab, steps and figure'

test.each<[string, string]>([
  ['Hint: { directive: notes }', `1:20 "directive" must be one of ${directives}; found "notes"`],
  ['Hint: {}', '1:7 "Hint" must have exactly one of directive, html, text and drop'],
  ['Hint: { text: a, drop: true }', '1:7 "Hint" must have exactly one of directive, html, text and drop'],
  ['Hint: { text: a, title: b }', '1:25 "title" belongs to a directive; found "b"'],
  ['Hint: { drop: false }', '1:15 "drop" must be true, or left out; found false'],
  ['Hint: { HTML: kbd }', '1:9 the key "HTML" is not known in "Hint"'],
  ['Hint: { html: "<b>" }', '1:15 "html" must be the name of one element, e.g. kbd; found "<b>"'],
  ['"a b": { drop: true }', '1:1 the key "a b" must be the name of a component, e.g. Hint'],
  ['Hint: note', '1:7 "Hint" must be a mapping (keys and values), but is the text "note"'],
  ['- Hint', '1:1 the file must be a mapping (keys and values), but is a list'],
  ['Hint: [', '1:7 the bracket [ is not closed'],
])('the file %j is refused', (text, expected) => {
  const { rules, problems } = readRules(text)
  expect(rules).toEqual({})
  const [{ file, severity, line, column, message } = {} as (typeof problems)[number]] = problems
  expect({ file, severity, said: `${line}:${column} ${message}` }).toEqual({
    file: 'import-components.yaml',
    severity: 'error',
    said: expected,
  })
})
