// Callouts, tabs, steps, figures and foldable parts. Each case runs with satteri and with remark-parse and
// remark-directive, and must give the same; the few differences are named.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import type { TextHtml } from '#site/text-html.ts'
import { compileHtml, htmlOf, type Printed, printText } from '../html-of.ts'
import { readHtml } from '../read-html.ts'

const claims = { 'call-setup': '42 ms' }
const defaults: MarkdownOptions = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims }
const lines = (...rows: string[]) => rows.join('\n')

/** The same result from both parsers. */
function compile(source: string): Printed {
  const result = compileHtml(source, defaults)
  expect(compileHtml(source, { ...defaults, parser: 'remark' })).toEqual(result)
  return result
}

function check(source: string, html: string): void {
  const result = compile(source)
  expect(printed(result)).toEqual([])
  expect(result.html).toBe(html)
}

/** What a writer wrote: the title of a callout is a word of the interface. */
function wordsOf(html: string): string {
  return readHtml(html).text.replaceAll(/\{word:\w+\}/g, '')
}

function printed({ problems }: Printed): string[] {
  return problems.map(({ severity, code, line, column }) => `${line}:${column} ${severity} ${code}`)
}

const callout = (kind: string, content: string, title = `<p class="callout-title">{word:${kind}}</p>`) =>
  `<div class="callout callout-${kind}" role="note">${title}${content}</div>`

describe('callouts', () => {
  it.each(['note', 'tip', 'important', 'warning', 'danger'])('%s has a word of the interface as its title', (kind) => {
    check(`:::${kind}\nText.\n:::\n`, callout(kind, '<p>Text.</p>'))
  })
  it('have a title of their own in brackets', () => {
    check(':::tip[A *b*]\nText.\n:::', callout('tip', '<p>Text.</p>', '<p class="callout-title">A <em>b</em></p>'))
  })
  it.each([
    ['NOTE', 'note'],
    ['tip', 'tip'],
    ['Important', 'important'],
    ['WARNING', 'warning'],
    ['CAUTION', 'danger'],
  ])('are written as GitHub does: %s', (marker, kind) => {
    check(`> [!${marker}]\n> Text.\n>\n> More.\n`, callout(kind, '<p>Text.</p><p>More.</p>'))
  })
  it('have a hard line break after the marker, or no text at all', () => {
    check('> [!NOTE]  \n> Text.', callout('note', '<p>Text.</p>'))
    check('> [!NOTE]\n', callout('note', ''))
    check('> [!NOTE]\n>\n> - a', callout('note', '<ul>\n<li>a</li>\n</ul>'))
  })
  it('are quotes where the marker is escaped, a link, or in the middle', () => {
    check('> \\[!NOTE]\n> a', '<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>')
    check('> a [!NOTE]', '<blockquote>\n<p>a [!NOTE]</p>\n</blockquote>')
    expect(compile('> [!NOTE]\n\n[!NOTE]: /x').html).toContain('<a href="/x">')
  })
  it('whose marker is not right stay quotes, with a warning', () => {
    expect(printed(compile('> [!INFO]\n> a'))).toEqual(['1:3 warning unknown-callout'])
    expect(printed(compile('> [!NOTE] a\n> b'))).toEqual(['1:3 warning unknown-callout'])
  })
  it('hold code, lists, headings and other callouts, in lists and quotes too', () => {
    check('- :::note\n  a\n  :::\n', `<ul>\n<li>\n${callout('note', '<p>a</p>')}\n</li>\n</ul>`)
    check('> :::note\n> a\n> :::', `<blockquote>\n${callout('note', '<p>a</p>')}\n</blockquote>`)
    check('::::tip\n:::note\na\n:::\n::::', callout('tip', callout('note', '<p>a</p>')))
    expect(compile(':::note\n## Heading\n:::\n\n> [!TIP]\n> ### Other').headings).toEqual([
      { id: 'heading', text: 'Heading', depth: 2 },
      { id: 'other', text: 'Other', depth: 3 },
    ])
  })
  it('end a paragraph and begin one', () => {
    check('a\n:::note\nb\n:::\nc', lines('<p>a</p>', callout('note', '<p>b</p>'), '<p>c</p>'))
  })
  it('belong to the plain text, without their titles', () => {
    expect(compile('One.\n\n:::tip[Title]\nTwo.\n:::\n\n> [!NOTE]\n> Three.').text).toBe('One. Two. Three.')
  })
  it('print claims and report unknown ones at their place', () => {
    const { html, problems } = compile(':::note\n{claim:call-setup} {claim:nope}\n:::\n\n> [!NOTE]\n> {claim:no}')
    expect(html).toContain('<p>42\u00a0ms {claim:nope}</p>')
    expect(problems.map(({ message, line }) => [line, message])).toEqual([
      [2, 'there is no claim "nope"'],
      [6, 'there is no claim "no"'],
    ])
  })
})

describe('details, figures and steps', () => {
  it('details have a summary, and may be open', () => {
    check(':::details[Why]{open}\na\n:::', '<details class="fold" open><summary>Why</summary><p>a</p></details>')
    check(':::details\na\n:::', '<details class="fold"><summary>{word:details}</summary><p>a</p></details>')
    check(':::details[]\na\n:::', '<details class="fold"><summary>{word:details}</summary><p>a</p></details>')
  })
  it('figures have their image without a paragraph, and a caption that is part of the text', () => {
    const source = ':::figure[A *b*]\n![c](/assets/c.svg)\n:::'
    check(
      source,
      '<figure class="picture"><img src="/assets/c.svg" alt="c" loading="lazy">' +
        '<figcaption>A <em>b</em></figcaption></figure>',
    )
    expect(compile(source).text).toBe('A b')
    expect(compile(source).links.map(({ href }) => href)).toEqual(['/assets/c.svg'])
    expect(printed(compile(':::figure\n![c](/assets/c.svg)\n:::'))).toEqual(['1:1 warning directive-form'])
  })
  it('steps are a numbered list', () => {
    check(':::steps\n1. a\n2. b\n:::', '<div class="steps"><ol>\n<li>a</li>\n<li>b</li>\n</ol></div>')
    expect(printed(compile(':::steps\n- a\n:::'))).toEqual(['1:1 warning directive-form'])
  })
})

describe('tabs', () => {
  const tab = (id: string, label: string, content: string) =>
    `<div class="code-tab" data-tab-panel="${label}" id="${id}">` +
    `<p class="code-tab-label" data-tab-label="">${label}</p>${content}</div>`
  it('show all panels with their titles until a script makes tabs of them', () => {
    check(
      '::::tabs[Manager]\n:::tab[npm]\na\n:::\n:::tab[pnpm]\nb\n:::\n::::',
      '<div class="code-tabs" data-tabs="text" data-tabs-label="Manager">' +
        `${tab('note-tabs-1-panel-1', 'npm', '<p>a</p>')}${tab('note-tabs-1-panel-2', 'pnpm', '<p>b</p>')}</div>`,
    )
  })
  it('have different ids in each group', () => {
    const group = '::::tabs\n:::tab[a]\nx\n:::\n:::tab[b]\ny\n:::\n::::\n'
    const ids = readHtml(compile(`${group}\n${group}`).html).tags.flatMap(({ attributes }) => attributes.id ?? [])
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })
  it.each([
    [':::tabs\na\n:::', ['1:1 warning directive-form']],
    [':::tab[a]\nx\n:::', ['1:1 warning directive-form']],
    ['::::tabs\n:::tab\nx\n:::\n::::', ['2:1 warning directive-form']],
    ['::::tabs\n:::tab[]\nx\n:::\n::::', ['2:1 warning directive-form']],
    ['::::tabs\na\n\n:::tab[b]\nx\n:::\n::::', ['1:1 warning directive-form']],
  ])('that are not complete show, with a warning: %j', (source, problems) => {
    expect(printed(compile(source))).toEqual(problems)
  })
  it.each([
    ['![Boat](/assets/b.svg)', 'Boat', 'Boat'],
    ['<b>Boat</b>', 'Boat', 'Boat'],
    ['$x^2$ boats', 'x^2 boats', 'x^2 boats'],
    ['*One* boat', 'One boat', 'One boat'],
    ['Boat', 'Boat', ''],
  ])('have the words of their title %s', (title, name, label) => {
    const { html, problems } = compile(`::::tabs\n:::tab[${title}]\na\n:::\n:::tab[b]\nc\n:::\n::::`)
    const [, panel, words] = readHtml(html).tags
    expect([panel?.attributes['data-tab-panel'], words?.attributes['data-tab-label']]).toEqual([name, label])
    expect(problems).toEqual([])
  })
  it('with as few colons as the tabs inside are not closed where the writer thinks', () => {
    expect(printed(compile(':::tabs\n:::tab[a]\nx\n:::\n:::'))).toEqual([
      '2:1 warning directive-form',
      '5:1 warning directive-form',
    ])
  })
})

describe('what is no directive', () => {
  it.each([
    '{claim:no}',
    'at 10:30, a:b, std:string, std::string and x:y[z]{w}',
    'a :b[*c* `d`]{e="f"} [g](/h) i:j',
    '::1 is an address',
    'a ::: b',
    '`:::note`',
  ])('stays as it is beside a directive: %s', (source) => {
    const plain = compileHtml(source, defaults)
    const { html, text } = compile(`${source}\n\n:::note\n:::`)
    // A label is Printed, so it is compared as text.
    expect(wordsOf(html).trim()).toBe(readHtml(plain.html).text)
    expect(text).toBe(plain.text)
  })
  it('is code in a fence', () => {
    check(
      '```\n:::note\n:::\n```\n\n    :::tip',
      lines(
        '<pre class="code" tabindex="0" translate="no"><code>:::note',
        ':::',
        '</code></pre>',
        '<pre class="code" tabindex="0" translate="no"><code>:::tip',
        '</code></pre>',
      ),
    )
  })
  it('may be escaped', () => check('\\:::note\n', '<p>:::note</p>'))
  it.each([
    [':::nte[A]{b=c}\nx {claim:call-setup}\n:::', ['1:1 warning unknown-directive'], ':::nte[A]{b=c} x 42 ms :::'],
    ['::widget{name="X"}', ['1:1 warning directive-form'], '::widget{name="X"}'],
    ['::SdkCenter', ['1:1 warning unknown-directive'], '::SdkCenter'],
    ['::: note\nx\n:::', ['1:1 warning directive-form'], '::: note x :::'],
    [':::', ['1:1 warning directive-form'], ':::'],
    ['> - a\n>   :::x', ['2:5 warning unknown-directive'], 'a :::x'],
  ])('stays as text, with a warning: %j', (source, problems, text) => {
    const result = compile(source)
    expect(printed(result)).toEqual(problems)
    expect(result.text).toBe(text)
    expect(wordsOf(result.html).replace(/\s+/g, ' ').trim().replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })
  it('names the nearest directive, or all', () => {
    const hintOf = (source: string) => compile(source).problems[0]?.hint
    expect(hintOf(':::wraning\n:::')).toBe('did you mean "warning"?')
    expect(hintOf(':::x-y\n:::')).toBe(
      'directives are note, tip, important, warning, danger, caution, details, figure, steps, tabs, tab, ' +
        'block and widget',
    )
  })
  it('has attributes that are not known, with a warning', () => {
    expect(printed(compile(':::note{title="T"}\nx\n:::'))).toEqual(['1:1 warning directive-attribute'])
  })
  it('is not closed, with a warning', () => {
    expect(printed(compile('a\n\n:::note\nx\n\ny'))).toEqual(['3:1 warning directive-form'])
    expect(printed(compile('- :::note\n  x\n\ny'))).toEqual(['1:3 warning directive-form'])
  })
})

// satteri takes these lines as a directive and would drop what stands behind its name or its end.
describe('where the parsers differ', () => {
  const both = (source: string) =>
    (['satteri', 'remark'] as const).map((parser) => compileHtml(source, { ...defaults, parser }))
  it.each([':::note Title here\nx\n:::', ':::note{a=1\nx\n:::', ':::note\nx\n::: end\n\ny'])(
    'they give the same words and the same warnings: %j',
    (source) => {
      const [satteri, remark] = both(source) as [Printed, Printed]
      expect(printed(satteri)).toEqual(printed(remark))
      expect(printed(satteri).length).toBeGreaterThan(0)
      expect(satteri.text).toBe(remark.text)
    },
  )
  it('satteri leaves colons alone in code inside a directive, remark-directive ends the directive there', () => {
    const [satteri, remark] = both(':::note\n```\n:::\n```\n:::') as [Printed, Printed]
    expect(wordsOf(satteri.html)).toBe(':::\n')
    expect(printed(satteri)).toEqual([])
    expect(remark.html).not.toBe(satteri.html)
  })
})

describe('the examples of the manual', () => {
  const manual = readFileSync('docs/content/docs/write/markdown.md', 'utf8')
  const examples = [...manual.matchAll(/^````md\n([^]*?)^````$/gm)].map(([, source = '']) => source)

  it('are understood, every one', () => {
    const { html, problems } = compileHtml(examples.join('\n'), {
      ...defaults,
      hasWidgets: true,
      hasBlocks: true,
    })
    expect(problems).toEqual([])
    for (const part of ['callout-note', 'callout-warning', 'code-tabs', 'steps', 'picture', 'fold', 'code-sample'])
      expect(html).toContain(` class="${part}`.replace(' class="callout-', ' class="callout callout-'))
    for (const tag of ['<mark class', '<ins class', '<del class', 'data-footnote-ref']) expect(html).toContain(tag)
  })

  it('are followed by what they give', () => {
    for (const source of examples) expect(manual).toContain(`\`\`\`\`\n\n${source}`)
  })
})

describe('widgets', () => {
  const compileWith = (source: string) => {
    const options = { ...defaults, hasWidgets: true }
    const result = compileMarkdown(source, options)
    expect(compileMarkdown(source, { ...options, parser: 'remark' })).toEqual(result)
    return { ...printText(result), pieces: result.html }
  }
  const marks = ({ pieces }: { pieces: TextHtml }) => {
    const found: unknown[] = []
    const rest = htmlOf(pieces, (mark) => `<${found.push(mark)}>`)
    return { found, rest }
  }

  it('leave a mark with their attributes and the level of their headings', () => {
    const result = compileWith(
      '::widget{name="A" limit=3}\n\n## One\n\nText.\n\n::widget{name=B rows=\'[{"a": "}"}]\'}\n',
    )
    expect(printed(result)).toEqual([])
    expect(marks(result)).toEqual({
      found: [
        { name: 'A', attributes: { limit: '3' }, level: 2 },
        { name: 'B', attributes: { rows: '[{"a": "}"}]' }, level: 3 },
      ],
      rest: '<1>\n<h2 id="one">One</h2>\n<p>Text.</p>\n<2>',
    })
    expect(result.widgets.map(({ name, line, column }) => [name, line, column])).toEqual([
      ['A', 1, 1],
      ['B', 7, 1],
    ])
    expect(result.text).toBe('Text.')
  })

  it.each([
    ['::widget', 'the widget has no name'],
    ['::widget{limit=3}', 'the widget has no name'],
    ['::widget{name="A"} more', 'this line is not a widget and is shown as text'],
    ['::widget[Label]{name="A"}', 'this line is not a widget and is shown as text'],
    ['- ::widget{name="A"}', 'a widget cannot stand here, so the line is shown as text'],
    ['> ::widget{name="A"}', 'a widget cannot stand here, so the line is shown as text'],
  ])('are text where they are not written as they should be: %s', (source, message) => {
    const result = compileWith(source)
    expect(result.problems).toMatchObject([{ code: 'directive-form', severity: 'warning', message, line: 1 }])
    expect(result.widgets).toEqual([])
    expect(result.html).toContain('::widget')
  })

  it('are text where no page can show them', () => {
    expect(printed(compile('::widget{name="A"}'))).toEqual(['1:1 warning directive-form'])
  })

  it('are not taken from code and not from text inside a sentence', () => {
    expect(compileWith('```text\n::widget{name="A"}\n```\n').widgets).toEqual([])
    expect(compileWith('See ::widget{name="A"} there.').widgets).toEqual([])
  })
})

describe('blocks', () => {
  const fence = (...rows: string[]) => lines('```yaml', ...rows, '```')
  const compileBody = (source: string) => {
    const body = { ...defaults, hasWidgets: true, hasBlocks: true }
    const result = compileMarkdown(source, body)
    expect(compileMarkdown(source, { ...body, parser: 'remark' })).toEqual(result)
    return { ...printText(result), pieces: result.html }
  }

  it('leave a mark, and their YAML with its lines', () => {
    const yaml = ['title: "::: and {braces}"', '', 'data:', '  - one']
    const result = compileBody(
      lines('::widget{name="A"}', '', ':::block{type="faq" id=top}', fence(...yaml), ':::', '', '## Top'),
    )
    expect(printed(result)).toEqual([])
    expect(result.widgets[1]).toEqual({
      name: 'block',
      attributes: {},
      line: 3,
      column: 1,
      source: { type: 'faq', id: 'top', yaml: yaml.join('\n'), firstLine: 5, endLine: 10 },
    })
    const marks: (number | undefined)[] = []
    htmlOf(result.pieces, ({ block }) => String(marks.push(block)))
    expect(marks).toEqual([undefined, 1])
    expect(result.headings).toMatchObject([{ id: 'top-1' }])
    expect(result.text).toBe('')
  })

  it('need no YAML', () => {
    expect(compileBody(':::block{type="contact"}\n:::\n').widgets).toMatchObject([{ source: { yaml: '' } }])
  })

  it.each([
    [`:::block\n${fence('a: 1')}\n:::`, 'the block has no type'],
    [':::block{type="faq"}\nText.\n:::', 'a block has only one fence of YAML in it'],
    [`:::block{type="faq"}\n${fence('a: 1')}\n${fence('b: 1')}\n:::`, 'a block has only one fence of YAML in it'],
    ['> :::block{type="faq"}\n> :::', 'a block cannot stand here, so its lines are shown as text'],
    [':::block{type="faq"}\nText.', 'this line is not a block and is shown as text'],
  ])('are text where they are not written as they should be: %s', (source, message) => {
    const result = compileBody(source)
    expect(result.problems).toMatchObject([{ code: 'directive-form', severity: 'warning', message, line: 1 }])
    expect(result.widgets).toEqual([])
    expect(result.html).toContain(':::block')
  })

  it('that are text keep every word in them', () => {
    const { html, text } = compile('::::block[One]\nAt 9:30 :two[three]{four=five}\n::::')
    expect(readHtml(html).text).toBe('::::block[One]\nAt 9:30 :two[three]{four=five}\n::::')
    expect(text).toBe('::::block[One] At 9:30 :two[three]{four=five} ::::')
  })

  it('are text where only a page has blocks', () => {
    expect(printed(compile(':::block{type="faq"}\n:::\n'))).toEqual(['1:1 warning directive-form'])
  })
})
