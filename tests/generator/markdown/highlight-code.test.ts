// Highlighting colours code without changing its characters.

import type { ElementContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { highlightCode, highlightToHtml } from '#generator/markdown/highlight-code.ts'
import { planCode } from '#generator/plan/plan-code.ts'
import { escapeHtml } from '#generator/text.ts'
import { fc } from '../../setup/property.ts'
import { readHtml } from '../read-html.ts'

const languages = [
  'bash cpp csharp css diff dockerfile go http java javascript',
  'json kotlin nginx python sql swift typescript xml yaml',
].flatMap((row) => row.split(' '))
const aliases = 'sh shell console curl c c++ h cs js jsx mjs cjs ts tsx html svg yml py JavaScript'.split(' ')
const fragments = [
  '<b>',
  '</script>',
  '&amp;',
  '&',
  '"',
  "'",
  '`',
  '${',
  '}',
  '{',
  '(',
  ')',
  '/*',
  '*/',
  '//',
  '#',
  '<!--',
  '-->',
  '\n',
  '\t',
  '  ',
  'const a = 1',
  'def f():',
  '- key: |',
  'GET / HTTP/1.1',
  'SELECT *',
  '\\',
  '=>',
  '😀',
  'ä',
  '\u2028',
  '\r\n',
  '@',
  '$x',
  '0x1F',
  'class A<T>',
  '<?xml?>',
  '+ a',
  '- b',
]

describe('highlightToHtml', () => {
  it('prints the tree that code with marked lines has', () => {
    const print = (nodes: readonly ElementContent[]): string =>
      nodes
        .map((node) => {
          if (node.type === 'text') return escapeHtml(node.value)
          if (node.type !== 'element') return ''
          const names = String(node.properties.className).replaceAll(',', ' ')
          return `<span class="${names}">${print(node.children)}</span>`
        })
        .join('')
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.array(fc.constantFrom(...fragments)), (language, parts) => {
        const code = parts.join(' ')
        expect(highlightToHtml(code, language)).toBe(print(highlightCode(code, language)))
      }),
    )
  })

  it.each([...languages, ...aliases])('keeps every character of %s', (language) => {
    const code = fc.oneof(
      fc.array(fc.constantFrom(...fragments), { maxLength: 20 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    fc.assert(
      fc.property(code, (text) => {
        const { tags, text: found } = readHtml(highlightToHtml(text, language))
        expect(found).toBe(text)
        for (const { name, attributes } of tags) {
          expect(name).toMatch(/^\/?span$/)
          for (const [key, value] of Object.entries(attributes))
            expect(`${key}=${value}`).toMatch(/^class=hl-[\w-]+( [\w-]+)*$/)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('colours every language it knows', () => {
    const samples: Record<string, string> = {
      css: 'a { color: red }',
      diff: '+ a',
      dockerfile: 'FROM a',
      http: 'GET / HTTP/1.1',
      json: '{"a": 1}',
      nginx: 'listen 80;',
      sql: 'SELECT 1',
      xml: '<a/>',
      yaml: 'a: 1',
      bash: 'if true; then',
    }
    for (const language of languages)
      expect(highlightToHtml(samples[language] ?? 'return "a" // 1\nclass A {}', language), language).toContain(
        '<span class="hl-',
      )
  })

  it.each(['klingon', 'plaintext', 'constructor', '__proto__', 'toString', '', undefined])(
    'shows %s plain',
    (language) => {
      expect(highlightCode('const a = "<b>"', language)).toEqual([{ type: 'text', value: 'const a = "<b>"' }])
      expect(highlightToHtml('const a = "<b>"', language)).toBe('const a = &quot;&lt;b&gt;&quot;')
    },
  )

  it('shows very long code plain', () => {
    const code = 'let a = 1\n'.repeat(1501)
    expect(highlightToHtml(code, 'js')).toBe(code)
    expect(highlightToHtml(code.slice(0, 15_000), 'js')).toContain('<span')
  })

  // The grammars take quadratic time for these.
  it.each(['_', 'a', 'a ', '(', '$', "'"])('shows very long lines plain: %j', (unit) => {
    const line = unit.repeat(501).slice(0, 501)
    for (const language of [...languages, ...aliases])
      expect(highlightCode(line, language)).toEqual([{ type: 'text', value: line }])
    expect(highlightToHtml(`let a = 1\n${line.slice(1)}`, 'js')).toContain('<span')
  })
})

describe('planCode', () => {
  it('drops one final line break and keeps the facts it is given', () => {
    expect(planCode({ code: 'a\n\n', language: 'text' }, openCache())).toEqual({ language: 'text', html: 'a\n' })
    expect(
      planCode({ code: 'a\r\n', language: 'text', title: 'T', fileName: 'f.txt', description: 'D' }, openCache()),
    ).toEqual({
      language: 'text',
      title: 'T',
      fileName: 'f.txt',
      description: 'D',
      html: 'a',
    })
  })
  it('gives the same code another colour in another language', () => {
    expect(planCode({ code: 'def a', language: 'python' }, openCache()).html).not.toBe(
      planCode({ code: 'def a', language: 'text' }, openCache()).html,
    )
  })
})

it('escapeHtml is safe in content and in double-quoted attributes', () =>
  expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d='e'&gt;&amp;amp;"))
