// compileMarkdown, string → string. Each case runs with both parsers and must give the same.

import { describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { cachedCompiler } from '#generator/read/compile-cached.ts'
import { fc } from '../../setup/property.ts'
import { compileHtml, type Printed } from '../html-of.ts'
import { readHtml } from '../read-html.ts'

type Options = Partial<Omit<MarkdownOptions, 'parser'>>

const claims = { 'call-setup': '42 ms', sessions: '100,000+' }
const defaults: MarkdownOptions = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims }

/** The same result from both parsers. */
function compile(source: string, options: Options = {}): Printed {
  const result = compileHtml(source, { ...defaults, ...options })
  expect(compileHtml(source, { ...defaults, ...options, parser: 'remark' })).toEqual(result)
  return result
}

/** Compiles without a problem to exactly this HTML. */
function check(source: string, html: string, options: Options = {}): void {
  const result = compile(source, options)
  expect(printed(result)).toEqual([])
  expect(result.html).toBe(html)
}

/** Compiles to exactly these problems, one a line. */
function checkProblems(source: string, problems: string[], options: Options = {}): void {
  expect(printed(compile(source, options))).toEqual(problems)
}

function printed({ problems }: Printed): string[] {
  return problems.map(
    ({ severity, code, line, column, message }) => `${line}:${column} ${severity} ${code}: ${message}`,
  )
}

const lines = (...rows: string[]) => rows.join('\n')

describe('headings', () => {
  it('begin at the base depth and skip no level', () => {
    expect(compile('# A\n\n### B\n\n###### C\n\n## D\n').html).toBe(
      '<h2 id="a">A</h2>\n<h3 id="b">B</h3>\n<h4 id="c">C</h4>\n<h3 id="d">D</h3>',
    )
  })
  it('are one below a block title where the base depth is 3', () => {
    check('## A\n\n### B\n', '<h3 id="a">A</h3>\n<h4 id="b">B</h4>', { baseDepth: 3 })
  })
  it('never go below h6', () => {
    const source = Array.from({ length: 6 }, (_, index) => `${'#'.repeat(index + 1)} L${index + 1}`).join('\n\n')
    expect(compile(source).headings.map(({ depth }) => depth)).toEqual([2, 3, 4, 5, 6, 6])
  })
  it('rise to the base depth when the first is deeper than a later one', () => {
    check('### A\n\n## B\n', '<h2 id="a">A</h2>\n<h2 id="b">B</h2>')
  })
  it('get different ids for equal texts, and avoid ids that are taken', () => {
    check(
      '## Title\n\n## Title\n\n## Other\n',
      '<h2 id="title-1">Title</h2>\n<h2 id="title-2">Title</h2>\n<h2 id="other">Other</h2>',
      { takenIds: ['title'] },
    )
  })
  it('keep letters of every script in their ids', () => {
    check('## Grüße aus 日本\n', '<h2 id="grüße-aus-日本">Grüße aus 日本</h2>')
  })
  it.each(['## ???', '## 🎉', '##', '## <!-- only a comment -->'])(
    'get an id even where the text gives none: %s',
    (source) => {
      expect(compile(source).headings.map(({ id }) => id)).toEqual(['section'])
      expect(compile(`${source}\n\n${source}`).headings.map(({ id }) => id)).toEqual(['section', 'section-1'])
    },
  )
  it('are listed with the text a reader sees', () => {
    expect(compile('## A *b* `c` [d](/d) {claim:call-setup}\n').headings).toEqual([
      { id: 'a-b-c-d-42-ms', text: 'A b c d 42 ms', depth: 2 },
    ])
  })
  it.each([
    ['## A *b* {#own-Id}\n', '<h2 id="own-Id">A <em>b</em></h2>'],
    ['## `a` {#a} ##', '<h2 id="a"><code translate="no">a</code></h2>'],
    ['A\nb {#größe_2}\n---', '<h2 id="größe_2">A\nb</h2>'],
    ['> ## A:b {#c}\n\n:::note\nd\n:::', '<h2 id="c">A:b</h2>'],
    ['## B\n\n## A {#b}', '<h2 id="b-1">B</h2>\n<h2 id="b">A</h2>'],
    ['## A { #b }', '<h2 id="b">A</h2>'],
    ['## A {: #b}', '<h2 id="b">A</h2>'],
  ])('have the id that is written behind their words: %j', (source, html) => {
    const { problems, html: compiled, headings } = compile(source)
    expect(problems).toEqual([])
    expect(compiled).toContain(html)
    expect(headings.map(({ text }) => text).join()).not.toContain('{')
  })
  it.each(['## A \\{#b}', '## A {\\#b}', '## `{#b}`', '## Length of ${#A}', 'A {#b}', '## A {#b} c', '## A {b}'])(
    'and no other text have braces that mean an id: %s',
    (source) => {
      const { problems, html } = compile(source)
      expect(problems).toEqual([])
      expect(html).toMatch(/\{#?[bA]\}/)
    },
  )
  it.each([
    ['## A\n\n## B {#my id}', 'heading-id: "{#my id}" is no id of a heading, so readers see the braces'],
    ['## A\n\n## B {: #b .c }', 'heading-id: "{: #b .c }" is no id of a heading, so readers see the braces'],
    ['## A {#b}\n\n## B {#b}', 'heading-id: the id "b" is taken on this page, so this heading has none of its own'],
    ['## A\n\n## B {#top}', 'heading-id: the id "top" is taken on this page, so this heading has none of its own'],
  ])('keep the id of their words where the other one cannot be: %j', (source, problem) => {
    checkProblems(source, [`3:6 warning ${problem}`], { takenIds: ['top'] })
    expect(new Set(compile(source).headings.map(({ id }) => id)).size).toBe(2)
  })
  it('inside quotes and lists count as well', () => {
    expect(compile('> ## A\n\n- ### B\n').headings).toEqual([
      { id: 'a', text: 'A', depth: 2 },
      { id: 'b', text: 'B', depth: 3 },
    ])
  })
})

describe('footnotes', () => {
  const source = 'A[^x] and again[^x].\n\n[^x]: The *note*.\n'
  it('carry the prefix in every anchor and every reference to one', () => {
    check(
      source,
      lines(
        '<p>A<sup><a href="#intro-fn-x" id="intro-fnref-x" data-footnote-ref' +
          ' aria-describedby="intro-footnote-label">1</a></sup>' +
          ' and again<sup><a href="#intro-fn-x" id="intro-fnref-x-2" data-footnote-ref' +
          ' aria-describedby="intro-footnote-label">1</a></sup>.</p>',
        '<section data-footnotes class="footnotes">' +
          '<h2 class="visually-hidden" id="intro-footnote-label">{word:footnotes}</h2>',
        '<ol>',
        '<li id="intro-fn-x">',
        '<p>The <em>note</em>. <a href="#intro-fnref-x" data-footnote-backref=""' +
          ' class="data-footnote-backref" aria-label="{word:footnoteBack} 1">↩</a>' +
          ' <a href="#intro-fnref-x-2" data-footnote-backref=""' +
          ' class="data-footnote-backref" aria-label="{word:footnoteBack} 1-2">↩<sup>2</sup></a></p>',
        '</li>',
        '</ol>',
        '</section>',
      ),
      { prefix: 'intro' },
    )
  })
  it('have their label on the level of the text’s own headings, and out of the contents', () => {
    expect(compile(source, { baseDepth: 3 }).html).toContain(
      '<h3 class="visually-hidden" id="note-footnote-label">{word:footnotes}</h3>',
    )
    expect(compile(source).headings).toEqual([])
  })
  it.each(['a text', '| a |\n|---|\n| b[^x] |', '> quote[^x]', '- item[^x]', '## Heading[^x]'])(
    'refer only to anchors that exist: %s',
    (start) => {
      const { tags } = readHtml(compile(`${start}\n\nend[^x]\n\n[^x]: note\n`, { prefix: 'intro' }).html)
      const ids = tags.flatMap(({ attributes }) => attributes.id ?? [])
      const references = tags.flatMap(({ attributes }) =>
        [attributes['aria-describedby'] ?? [], attributes.href?.replace(/^#/, '') ?? []].flat(),
      )
      expect(ids.length).toBe(new Set(ids).size)
      expect(references.filter((id) => !ids.includes(id))).toEqual([])
    },
  )
})

describe('tables', () => {
  it('keep an address apart from the next cell', () => {
    const { html, links } = compile('|Site|Use|\n|-|-|\n|https://example.com/a|*docs*|\n')
    expect(html).toContain('>https://example.com/a</a></td>')
    expect(html).toContain('<td><em>docs</em></td>')
    expect(links.map(({ href }) => href)).toEqual(['https://example.com/a'])
  })
  it('before the first heading of an article have no place in their name', () => {
    const { html } = compile('|a|\n|-|\n\n## B\n\n|a|\n|-|\n', { hasBlocks: true })
    expect(html.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="{word:table} 1: a"',
      'aria-label="{word:table} 2: a (B)"',
    ])
  })
  it('are in a named region that can be scrolled by keyboard, aligned by class', () => {
    check(
      '| Codec | Rate |\n|---|--:|\n| Opus | 48 |\n',
      lines(
        '<div class="table-scroll" role="region" tabindex="0" aria-label="{word:table} 1: Codec, Rate (note)"><table>',
        '<thead>',
        '<tr>',
        '<th>Codec</th>',
        '<th class="cell-right">Rate</th>',
        '</tr>',
        '</thead>',
        '<tbody>',
        '<tr>',
        '<td>Opus</td>',
        '<td class="cell-right">48</td>',
        '</tr>',
        '</tbody>',
        '</table></div>',
      ),
    )
  })
  it('name the column at each value if they are too wide for a phone, and only then', () => {
    const head = '| Codec | Standardization | Interoperability | Rate |\n|---|---|---|--:|\n'
    const wide = `${head}| Opus | RFC 6716 | browsers, applications | 32 kbit/s |\n`
    const { html } = compile(wide)
    expect(html).toContain('<div class="table-scroll is-wide" role="region"')
    expect(html).toContain('<td role="cell" data-label="Interoperability">browsers, applications</td>')
    expect(html).toContain('<td role="cell" data-label="Rate" class="cell-right">32\u00a0kbit/s</td>')
    expect(compile('| Codec | Sound | Rate |\n|---|---|--:|\n| Opus | all | 32 |\n').html).not.toContain('data-label')
    const noted = compile(`${wide.replace('Rate', 'Rate[^1]')}\n[^1]: a\n`).html
    expect(noted).toContain('data-label="Rate"')
    expect(noted).toContain('Interoperability, Rate (')
    expect(compile('| Name |\n|---|\n| `createVoiceClientForEveryPlatformThere()` |\n').html).toContain('is-wide')
  })
  it('keep their roles where style sheets show them as lists, written in Markdown or in HTML', () => {
    const rolesOf = (source: string) =>
      readHtml(compile(source).html).tags.flatMap(({ name, attributes: { role } }) =>
        role ? [`${name}: ${role}`] : [],
      )
    const long = 'createVoiceClientForEveryPlatformThereIsToday()'
    const parts = ['div: region', 'table: table', 'thead: rowgroup', 'tr: row', 'th: columnheader']
    const body = ['tbody: rowgroup', 'tr: row', 'td: cell']
    expect(rolesOf(`| Name |\n|---|\n| \`${long}\` |\n`)).toEqual([...parts, ...body])
    const row = `<tr><th scope="row">A</th><td>${long}</td></tr>`
    expect(rolesOf(`<table><thead><tr><th>Name</th></tr></thead><tbody>${row}</tbody></table>`)).toEqual([
      ...parts,
      ...body.toSpliced(2, 0, 'th: rowheader'),
    ])
    expect(rolesOf('| a |\n|-|\n| 1 |\n')).toEqual(['div: region'])
  })
  it('without a heading above them are named after what they belong to', () => {
    const labelOf = (options: Options) =>
      readHtml(compile('| a |\n|-|\n| 1 |\n', options).html).tags.flatMap(
        ({ attributes }) => attributes['aria-label'] ?? [],
      )
    expect(labelOf({ prefix: 'where-to-ask', place: 'Where to ask' })).toEqual(['{word:table} 1: a (Where to ask)'])
    expect(labelOf({ prefix: 'where-to-ask' })).toEqual(['{word:table} 1: a (where-to-ask)'])
  })
  it('have different names, also where their columns are the same', () => {
    const { tags } = readHtml(compile('| a |\n|-|\n| 1 |\n\nx\n\n| a |\n|-|\n| 2 |\n\n| |\n|-|\n| 3 |\n').html)
    const labels = tags.flatMap(({ attributes }) => attributes['aria-label'] ?? [])
    expect(labels.map((label) => label.replace(/ \(.*/, ''))).toEqual([
      '{word:table} 1: a',
      '{word:table} 2: a',
      '{word:table} 3',
    ])
  })
  it('are named after the heading above them', () => {
    const labels = readHtml(compile('## Rates\n\n| a |\n|-|\n| 1 |\n').html).tags.flatMap(
      ({ attributes }) => attributes['aria-label'] ?? [],
    )
    expect(labels).toEqual(['{word:table} 1: a (Rates)'])
  })
  it('hold links and images that are finished like those outside', () => {
    const { html } = compile('| a |\n|---|\n| [x](https://example.com) ![p](/assets/p.svg) |\n')
    expect(html).toContain('<a href="https://example.com" rel="noopener">x</a>')
    expect(html).toContain('<img src="/assets/p.svg" alt="p" loading="lazy">')
  })
})

describe('code', () => {
  it('is highlighted by class names only', () => {
    check(
      '```js\nconst a = "<b>"\n```\n',
      lines(
        '<pre class="code" tabindex="0" translate="no" data-language="js"><code class="language-js">' +
          '<span class="hl-keyword">const</span> a = <span class="hl-string">"&#x3C;b>"</span>',
        '</code></pre>',
      ),
    )
  })
  it('of a language without colours, or without one, is plain', () => {
    check(
      '```plantuml\na <b>\n```\n',
      '<pre class="code" tabindex="0" translate="no" data-language="plantuml"><code class="language-plantuml">' +
        'a &#x3C;b>\n</code></pre>',
    )
    check('    a & b\n', '<pre class="code" tabindex="0" translate="no"><code>a &#x26; b\n</code></pre>')
  })
  it.each(['c++', 'C#', 'objective-c', 'x'.repeat(32), 'a_b.c'])('keeps the language %s', (language) => {
    expect(compile(`\`\`\`${language}\nx\n\`\`\`\n`).html).toContain(` data-language="${language}"`)
  })
  it.each(['a"b', 'x'.repeat(33), "a'onload=1", 'ä', 'a/b', '{js}', '<b>'])(
    'drops the language %s, which is not a plain word of up to 32 characters',
    (language) => {
      expect(compile(`\`\`\`${language}\nx\n\`\`\`\n`).html).toBe(
        '<pre class="code" tabindex="0" translate="no"><code>x\n</code></pre>',
      )
    },
  )
  it('in a line stays as it is, claims and all', () => {
    check('`a < {claim:call-setup}`', '<p><code translate="no">a &#x3C; {claim:call-setup}</code></p>')
  })
})

describe('claims', () => {
  it('are printed in prose, emphasis, links, tables and headings', () => {
    check(
      '{claim:call-setup}, *{claim:sessions}*, [{claim:call-setup}](/x)',
      '<p>42\u00a0ms, <em>100,000+</em>, <a href="/x">42\u00a0ms</a></p>',
    )
    expect(readHtml(compile('| {claim:sessions} |\n|---|\n| {claim:call-setup} |').html).text.trim()).toMatch(
      /^100,000\+\s*42\u00a0ms$/,
    )
  })
  it('are left alone in fenced code', () => {
    expect(compile('```\n{claim:call-setup}\n```').html).toContain('{claim:call-setup}')
  })
  it.each(['nope', 'toString', 'constructor', 'hasOwnProperty', ''])('without a definition are errors: %s', (id) => {
    checkProblems(`{claim:${id}}`, [`1:1 error unknown-claim: there is no claim "${id}"`])
    expect(compile(`{claim:${id}}`).text).toBe(`{claim:${id}}`)
  })
  it('without a definition are reported at their place', () => {
    checkProblems('One ä😀\ntwo *three* four\nfive {claim:nope} and {claim:not}', [
      '3:6 error unknown-claim: there is no claim "nope"',
      '3:23 error unknown-claim: there is no claim "not"',
    ])
  })
})

describe('links', () => {
  it('are collected with their place in the source', () => {
    expect(compile('[a](/docs#x) and\n![b](/assets/b.svg "T")\n\n[c]\n\n[c]: <../help/no audio.md>\n').links).toEqual([
      { href: '/docs#x', kind: 'link', line: 1, column: 1 },
      { href: '/assets/b.svg', kind: 'image', line: 2, column: 1 },
      { href: '../help/no%20audio.md', kind: 'link', line: 6, column: 1 },
    ])
  })
  it('have columns in UTF-16 units after text that is not ASCII', () => {
    const { links } = compile('äöü 😀 日本 [y](/docs)')
    expect(links).toEqual([{ href: '/docs', kind: 'link', line: 1, column: 11 }])
    checkProblems('äöü 😀 日本 [y](javascript:alert)', [
      '1:11 error link-scheme: the address "javascript:alert" is not allowed',
    ])
    const family = '> é\n> - ñ 👩‍👩‍👧 [y](data:x)'
    checkProblems(family, ['2:16 error link-scheme: the address "data:x" is not allowed'])
  })
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
  ])('to %s are refused with their place, however they are written', (address) => {
    const shown = address.replaceAll('\\', '\\\\')
    const found = [`1:3 error link-scheme: the address "${address}" is not allowed`]
    checkProblems(`x [a](${shown})`, found)
    checkProblems(`x [a](<${shown}> "t")`, found)
    checkProblems(`x ![a](${shown})`, found)
    checkProblems(`x [a]\n\n[a]: ${shown}`, [`3:1 error link-scheme: the address "${address}" is not allowed`])
    expect(compile(`x [a](${shown})`).links).toEqual([])
  })
  it.each([
    ['<javascript:alert>', 'javascript:alert'],
    ['[a](&#106;avascript:alert)', 'javascript:alert'],
    ['[a](java&Tab;script:alert)', 'java\tscript:alert'],
    ['| a |\n|---|\n| [b](javascript:x) |', 'javascript:x'],
    ['x[^n]\n\n[^n]: [b](javascript:x)', 'javascript:x'],
  ])('%j is refused', (source, address) => {
    expect(compile(source).problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `link-scheme: the address "${address}" is not allowed`,
    ])
  })
  it('to other sites get rel, links of this site do not', () => {
    check(
      '[a](https://example.com/?a=1&b=2) [b](HTTP://example.com)',
      lines(
        '<p><a href="https://example.com/?a=1&#x26;b=2" rel="noopener">a</a>' +
          ' <a href="HTTP://example.com" rel="noopener">b</a></p>',
      ),
    )
    check(
      '[a](/docs) [b](#x) [c](mailto:a@example.com) [d](tel:+15550100)',
      '<p><a href="/docs">a</a> <a href="#x">b</a>' +
        ' <a href="mailto:a@example.com">c</a> <a href="tel:+15550100">d</a></p>',
    )
  })
  it('are made of bare addresses', () => {
    check(
      'https://example.com and <https://example.org>',
      '<p><a href="https://example.com" rel="noopener">https://example.com</a>' +
        ' and <a href="https://example.org" rel="noopener">https://example.org</a></p>',
    )
  })
})

describe('images and task lists', () => {
  it('images load lazily and keep text and title', () => {
    check(
      '![A "b" <c>](/assets/a.svg "T & <b>")',
      '<p><img src="/assets/a.svg" alt="A &#x22;b&#x22; &#x3C;c&#x3E;" ' +
        'title="T &#x26; &#x3C;b&#x3E;" loading="lazy"></p>',
    )
  })
  it('boxes of task lists have a name', () => {
    check(
      '- [x] done\n- [ ] to do\n',
      lines(
        '<ul class="contains-task-list">',
        '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="{word:done}"> done</li>',
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="{word:notDone}"> to do</li>',
        '</ul>',
      ),
    )
  })
  it('lists whose numbers have three digits are marked', () => {
    check('99. a\n100. b\n', lines('<ol start="99" data-long="">', '<li>a</li>', '<li>b</li>', '</ol>'))
    check('98. a\n99. b\n', lines('<ol start="98">', '<li>a</li>', '<li>b</li>', '</ol>'))
  })
  it('strike-through is GFM’s', () => check('~~a~~', '<p><del>a</del></p>'))
})

describe('an address of mail behind "mailto:"', () => {
  const source = 'Write to mailto:jane@example.com, or mailto:a.b+c@x.example.com.'
  it.each(['satteri', 'remark'] as const)('is a link beside directives as without them, with %s', (parser) => {
    const plain = compileHtml(source, { ...defaults, parser })
    expect(plain.links.map(({ href }) => href)).toEqual(['mailto:jane@example.com', 'mailto:a.b+c@x.example.com'])
    const { html, links } = compileHtml(`${source}\n\n:::note\nx\n:::\n`, { ...defaults, parser })
    expect(html.slice(0, html.indexOf('</p>'))).toBe(plain.html.slice(0, plain.html.indexOf('</p>')))
    expect(links.map(({ href }) => href)).toEqual(plain.links.map(({ href }) => href))
  })
})

describe('raw HTML', () => {
  it('that is a comment is dropped without a word', () =>
    check('a <!-- b\nc --> d\n\n<!-- e -->\n\nf\n', '<p>a  d</p>\n<p>f</p>'))
  it.each([
    ['<!-- one --><!-- two -->', ''],
    ['<!-- truncate --> More text', '<p>More text</p>'],
    ['<!-- a\nb\n--> text\n\nmore', '<p>text</p>\n<p>more</p>'],
    ['<!-- a --> <!-- b --> c', '<p>c</p>'],
    ['- <!-- a --> b\n- c', '<ul>\n<li>b</li>\n<li>c</li>\n</ul>'],
    ['a <!-- b --> c<!---->d<!-->e', '<p>a  cde</p>'],
    ['> <!-- a -->\n> b', '<blockquote>\n<p>b</p>\n</blockquote>'],
    ['| a <!-- b --> |\n|---|', undefined],
  ])('that is a comment vanishes beside something else: %s', (source, html) => {
    if (html !== undefined) check(source, html)
    expect(printed(compile(source))).toEqual([])
    expect(readHtml(compile(source).html).text).not.toContain('--')
  })
  it.each([
    ['<!-- a --><script>x</script> b', 'b'],
    ['<!--><x>y</x>-->', '<x>y</x>-->'],
    ['<!-- no end\n\n<b>', '<!-- no end\n\n<b>'],
  ])('beside a comment is shown: %s', (source, text) => {
    const { html, problems } = compile(source)
    expect(readHtml(html).text).toBe(text)
    expect(problems.map(({ code }) => code)).toEqual(['raw-html'])
  })
  it('never becomes live, whatever it is mixed with', () => {
    const parts = [
      '<',
      '>',
      '<script>',
      '</script>',
      '<img src=x onerror=a>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '`',
      '```\n',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '| a |\n|---|\n| ',
      '*',
      '[',
      '](',
      ')',
      '"',
      "'",
      '&lt;',
      '&#60;b>',
      '\\',
      '{claim:sessions}',
      '[^1]',
      '[^1]: ',
      '# ',
      '    ',
      '<svg/onload=a>',
      '<a href="javascript:x">',
      '\n:::note[<b>]{onclick="a" style="b"}\n',
      '\n:::details{open onload=a}\n',
      '\n:::tab[<i>]\n',
      '\n:::\n',
      '> [!NOTE]\n',
      ':a[<u>]{href="javascript:x"}',
      ' title="<s>" {1} diff\n',
      'x',
    ]
    const names = [
      'p h2 h3 h4 h5 h6 a em strong del code pre span ul ol li input',
      'blockquote hr br img table thead tbody tr th td div section sup',
      'details summary figure figcaption mark ins b i s u',
    ].flatMap((row) => row.split(' '))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (chosen) => {
        const { html } = compileHtml(chosen.join(''), defaults)
        for (const { name, attributes } of readHtml(html).tags) {
          expect(names).toContain(name.replace('/', ''))
          expect(Object.keys(attributes).filter((key) => key.startsWith('on') || key === 'style')).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('plain text', () => {
  it('has the sentences without mark-up, headings, tables and code blocks', () => {
    expect(
      compile(
        [
          '# Title',
          '',
          'One *two*',
          '`three`.\\',
          '[four](/x) &amp; ![five](/y)',
          '',
          '```',
          'six',
          '```',
          '',
          '- seven',
          '- eight',
          '',
          '| nine | ten |',
          '|---|---|',
          '| a | b |',
          '',
        ].join('\n'),
      ).text,
    ).toBe('One two three. four & seven eight')
  })
  it('has the printed claims', () => expect(compile('Set up in {claim:call-setup}.').text).toBe('Set up in 42 ms.'))
  it('of nothing is empty', () =>
    expect(compile('')).toEqual({
      html: '',
      anchors: [],
      headings: [],
      links: [],
      widgets: [],
      text: '',
      sections: {},
      passages: [],
      problems: [],
    }))
})

describe('limits', () => {
  it('64 levels of quotes and lists are shown, 65 are refused with their line', () => {
    expect(compile(`a\n\n${'> '.repeat(64)}b`).problems).toEqual([])
    checkProblems(`a\n\n${'> '.repeat(65)}b`, [
      '3:1 error markdown-nesting: quotes and lists are nested deeper than 64 levels',
    ])
    checkProblems(`${'- '.repeat(65)}b`, [
      '1:1 error markdown-nesting: quotes and lists are nested deeper than 64 levels',
    ])
    checkProblems(`${'1. '.repeat(65)}b`, [
      '1:1 error markdown-nesting: quotes and lists are nested deeper than 64 levels',
    ])
  })
  it('inside a footnote the same depth is refused', () => {
    checkProblems(`a[^n]\n\n[^n]: ${'> '.repeat(65)}b`, [
      '3:1 error markdown-nesting: quotes and lists are nested deeper than 64 levels',
    ])
  })
  it('code beyond a length is shown plain, with a warning that says so', () => {
    checkProblems(`## A\n\n\`\`\`ts\n${'_'.repeat(50_000)}\n\`\`\`\n`, [
      '3:1 warning plain-code: this code is shown without colours: it has 50,001 characters; the limit is 15,000',
    ])
    checkProblems(`- a\n\n  \`\`\`c++\n  ${'_'.repeat(501)}\n  \`\`\`\n`, [
      '3:3 warning plain-code: this code is shown without colours: a line of it has 501 characters; the limit is 500',
    ])
    const fence = `\`\`\`js\n${'let a = 1\n'.repeat(1499)}\`\`\`\n\n`
    const { html, problems } = compile(fence.repeat(7))
    expect(problems.map(({ line, code }) => [line, code])).toEqual([[6 * 1502 + 1, 'plain-code']])
    expect(html.match(/let<\/span> a = /g)).toHaveLength(6 * 1499)
    checkProblems(`\`\`\`\n${'_'.repeat(50_000)}\n\`\`\`\n`, [])
    checkProblems(`\`\`\`plantuml\n${'_'.repeat(50_000)}\n\`\`\`\n`, [])
  })
  it.each(['* '.repeat(70), '- '.repeat(70), ' _ '.repeat(70)])('a long rule is not nesting', (rule) =>
    check(rule, '<hr>'),
  )
  it('more than 1 MiB is refused, 1 MiB is not', () => {
    checkProblems('a'.repeat(1024 * 1024 + 1), ['1:1 error markdown-size: the text is longer than 1 MiB'])
    expect(compileHtml('a'.repeat(1024 * 1024), defaults).problems).toEqual([])
  })
})

describe('cachedCompiler', () => {
  it('compiles a text once, and again when a claim it prints has another value', () => {
    const options = { baseDepth: 2, takenIds: [], prefix: 'note', claims } as const
    const cache = openCache()
    const before = cachedCompiler(cache, 'satteri').compile('{claim:sessions}', options)
    const second = cachedCompiler(openCache(cache), 'satteri')
    expect(second.compile('{claim:sessions}', { ...options, claims: { ...claims, other: '1' } })).toBe(before)
    expect(second.compile('{claim:sessions}', { ...options, claims: { sessions: '7' } }).text).toBe('7')
    expect(second.compile('{claim:sessions}', { ...options, prefix: 'x' })).not.toBe(before)
  })
})
