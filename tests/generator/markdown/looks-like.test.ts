// Lines that look like a heading, a list, a table, bold type or a link and are none: what is said of them, and of which
// nothing is said.

import { describe, expect, it } from 'vitest'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { compileHtml } from '../html-of.ts'

describe.each(['satteri', 'remark'] as const)('with %s', (parser) => {
  const options: MarkdownOptions = { parser, baseDepth: 2, takenIds: [], prefix: 'p', claims: {} }
  const besideCode = 'write a space beside the stars, or them inside: "[**text**](address)"'
  const emptyLine =
    'put an empty line between the tag and the text; inside of <summary>, write HTML such as <b> and <code>'
  const bareTex = 'formula: write the formula as "$…$" inside a sentence, or as "$$…$$" by itself'
  const closeIt =
    'close the parenthesis behind the address and its title; write an address with spaces in angle brackets'
  const noBraces = 'remove it; a picture with a width is HTML: <img src="/assets/name.png" width="100" alt="…">'
  const said = (source: string) =>
    compileHtml(source, options).problems.map(({ line, column, code, hint }) => `${line}:${column} ${code}: ${hint}`)

  it.each([
    ['##Prices', '1:1 looks-like-heading: write a space behind it: "## Prices"'],
    ['text\n###Prices and more', '2:1 looks-like-heading: write a space behind it: "### Prices"'],
    ['##\u00a0Prices', '1:1 looks-like-heading: write a space behind it: "## Prices"'],
    ['##\u3000价格', '1:1 looks-like-heading: write a space behind it: "## Prices"'],
    ['#What you need', '1:1 looks-like-heading: write a space behind it: "# Prices"'],
    ['-\u00a0one', '1:1 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['•\tfirst', '1:1 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['a\n• b\n• c', '2:1 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['1.Loosen', '1:1 looks-like-list: begin each line with "1. ", with an ordinary space'],
    ['-one\n-two', '1:1 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['[ ] todo', '1:1 looks-like-list: write "- [ ] "'],
    ['> [x] done', '1:3 looks-like-list: write "- [x] "'],
    [
      '| a | b |\n|---|',
      '1:1 looks-like-table: write as many cells of dashes as the line above has, such as "|---|---|"',
    ],
    [
      '| part | size |\n| a | b |',
      '1:1 looks-like-table: write "|---|---|" below the first row, with a cell for each of its cells',
    ],
    ['a\tb\nc\td', '1:1 looks-like-table: write the rows as "| a | b |", and "|---|---|" below the first'],
    [
      '![img](/assets/Untitled 19.png)',
      '1:6 looks-like-link: write it in angle brackets: "](</assets/Untitled 19.png>)"',
    ],
    ['- see [guide](/docs/my guide.md).', '1:13 looks-like-link: write it in angle brackets: "](</docs/my guide.md>)"'],
    ['[map](https://a.example.com/the map)', '1:5 looks-like-link: write it in angle brackets: "](<… map>)"'],
    ['[map](#the map (A))', '1:5 looks-like-link: write it in angle brackets: "](<#the map (A)>)"'],
    ['[map] (https://a.example.com)', '1:1 looks-like-link: write them without a space: "[text](address)"'],
    ['[the box] (/docs/setup/box)', '1:1 looks-like-link: write them without a space: "[text](address)"'],
    ['(map)[https://a.example.com]', '1:1 looks-like-link: write it the other way round: "[text](address)"'],
    ['see [[First trip]]', '1:5 looks-like-link: write "[text](address)"'],
    ['Das ist ** wichtig ** heute', '1:9 looks-like-bold: write "**wichtig**"'],
    ['**bold **', '1:1 looks-like-bold: write "**bold**"'],
    ['**注意：**この機能', '1:5 looks-like-bold: write "：" outside of the stars, or a space beside them'],
    ['この機能は**「試験中」**です', '1:5 looks-like-bold: write "「" outside of the stars, or a space beside them'],
    ['**Hinweis:**nur', '1:10 looks-like-bold: write ":" outside of the stars, or a space beside them'],
    ['**10 €**pro Person', '1:6 looks-like-bold: write "€" outside of the stars, or a space beside them'],
    ['**(neu)**Pier', '1:7 looks-like-bold: write ")" outside of the stars, or a space beside them'],
    ['Pier**(neu)**', '1:4 looks-like-bold: write "(" outside of the stars, or a space beside them'],
    ['„https://e.example/m“ x', '1:2 looks-like-link: put it in angle brackets: <https://e.example/m>'],
    ['（https://e.example/n）', '1:2 looks-like-link: put it in angle brackets: <https://e.example/n>'],
    ['a https://e.example/k… b', '1:3 looks-like-link: put it in angle brackets: <https://e.example/k>'],
    ['https://e.example/l— b', '1:1 looks-like-link: put it in angle brackets: <https://e.example/l>'],
    ['请访问https://e.example/d，以及。', '1:4 looks-like-link: put it in angle brackets: <https://e.example/d>'],
    ['設定は**`code`**です', `1:3 looks-like-bold: ${besideCode}`],
    ['これは**[リンク](https://e.example)**です', `1:3 looks-like-bold: ${besideCode}`],
    ['**Link: [a](https://e.example)**です', `1:1 looks-like-bold: ${besideCode}`],
    [
      '![s](/assets/My Shot (1).png "t")',
      '1:4 looks-like-link: write it in angle brackets: "](</assets/My Shot (1).png>)"',
    ],
    ['![a](/x.png =100x)', '1:4 looks-like-link: write it in HTML: <img src="/x.png" width="100" alt="…">'],
    ['(https://e.example/b)、x', '1:2 looks-like-link: put it in angle brackets: <https://e.example/b>'],
    ['www.e.example/ü—x', '1:1 looks-like-link: put it in angle brackets: <http://www.e.example/ü>'],
    ['＃ 見出し', '1:1 looks-like-heading: write ordinary ones: "# Prices"'],
    ['・りんご\n・みかん', '1:1 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['１．はじめに\n２．おわり', '1:1 looks-like-list: begin each line with "1. ", with an ordinary space'],
    ['– one\n– two', '1:1 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['- [x]done', '1:3 looks-like-list: write "- [x] "'],
    [
      '｜a｜b｜\n｜1｜2｜',
      '1:1 looks-like-table: write ordinary ones: "| a | b |", and "|---|---|" below the first row',
    ],
    ['<div>\nTurn it **up**.\n</div>', `2:9 markdown-in-html: ${emptyLine}`],
    ['<details>\n<summary>See `it`</summary>\n\na\n\n</details>', `2:14 markdown-in-html: ${emptyLine}`],
    ['##\n\na', '1:1 empty-heading: write them behind the signs, or remove the line'],
    ['## {#g}', '1:1 empty-heading: write them behind the signs, or remove the line'],
    ['a <!-- b\n\nc -->', '1:3 raw-html: close it with -->; one with empty lines in it begins in a line of its own'],
    ['<!-- a\n\nb', '1:1 raw-html: close it with -->'],
    ['```js {0}\nx\n```', '1:1 marked-line: count the lines from 1, without the fence'],
    ['```js {2-1}\nx\ny\n```', '1:1 marked-line: count the lines from 1, without the fence'],
    ['```js {1–2}\nx\ny\n```', '1:1 marked-line: count the lines from 1, without the fence'],
    ['```js {9}\nx\n```', '1:1 marked-line: count the lines from 1, without the fence'],
    ['```js {1,3-4}\nx\ny\n```', '1:1 marked-line: count the lines from 1, without the fence'],
    ['a \\(\\alpha\\) b', `1:5 ${bareTex}`],
    ['\\[\n\\frac{a}{b}\n\\]', `2:1 ${bareTex}`],
    ['\\begin{align} a &= b \\end{align}', `1:1 ${bareTex}`],
    ['$$\na\n\nb\n$$', '1:1 formula: write "$$" behind the formula, and no empty line in it'],
    ['- one\n- two\n-three\n- four', '3:1 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['> * [ ] one\n> *two', '2:3 looks-like-list: begin each line with "- ", with an ordinary space'],
    ['1. open it\n2.turn it', '2:1 looks-like-list: begin each line with "1. ", with an ordinary space'],
    ['**Note: **text', '1:1 looks-like-bold: write "**Note:** "'],
    ['~~10 €~~8 €', '1:6 looks-like-bold: write "€" outside of the tildes, or a space behind them'],
    ['[a](/b) and [c](/d and more', `1:13 looks-like-link: ${closeIt}`],
    ['![a](https://e.example/b c)', '1:4 looks-like-link: write it in angle brackets: "](<… c>)"'],
    ['[a](/b "c)', `1:1 looks-like-link: ${closeIt}`],
    ['[a](</b c)', `1:1 looks-like-link: ${closeIt}`],
    ['[a [b](/c) d](/e)', '1:1 looks-like-link: take the link or the footnote out of the brackets'],
    ['\u200b## Prices', '1:1 looks-like-heading: delete the character U+200B at the start of the line'],
    ['a\n\u00a0- b', '2:1 looks-like-list: delete the character U+00A0 at the start of the line'],
    ['\ufeff\u200e1. b', '1:2 looks-like-list: delete the character U+200E at the start of the line'],
    ['[a][https://e.example]', '1:1 looks-like-link: write it in parentheses: "[text](address)"'],
    ['![a]/assets/b.png', '1:1 looks-like-link: write "![what it shows](address)"'],
    ['![a](/b.png){width=50%}', `1:13 foreign-syntax: ${noBraces}`],
    ['[a](/b){:target="_blank"}', '1:8 foreign-syntax: remove it: a text gives its parts no classes and attributes'],
    ['```js:build.js\nx\n```', '1:1 unknown-language: write js title="build.js"'],
    ['```rust,ignore\nx\n```', '1:1 unknown-language: write "rust", and a space before what follows'],
    ['```{.python}\nx\n```', '1:1 unknown-language: write "python", and a space before what follows'],
  ])('%j', (source, expected) => expect(said(source)).toEqual([expected]))

  it.each([
    '#boats and #piers',
    '#1 of 3',
    '#Boats are great.',
    String.raw`\##Prices`,
    '`##Prices` and `[a] (/b)`',
    '- [ ] one\n- [x] two',
    '[a](/b "c d") and ![d](</e f.svg>)',
    '[a] (see below)',
    '[see](this page)',
    'f(**kwargs), 2**3, src/**/*.ts, 2 ** 3 ** 4',
    '**bold**, **bold:** x, (**bold**)',
    '**https://e.example/c**, https://e.example/a-b',
    '<https://e.example/m“>',
    '| a | b |\n|---|---|\n| c | d |',
    'a `b`**c** and **[d](/e)**, src/**`x`',
    '・one\n\n10–20',
    '＃タグ',
    '<div>\n\n**a** `b`\n\n</div>',
    '<p><code>**a** [b](c)</code> f(**a, **b)</p>',
    String.raw`\<!-- a`,
    '`<!--` and ## `x`\n\n## `{#a}`\n\n## ![a](/b.svg)',
    'a | b',
    '-1 and -2\n-3',
    'v1.Two',
    '```js {1-2}\nx\ny\n```',
    String.raw`\[\[a\]\]`,
    'C:\\alpha\\text and (C:\\alpha)',
    'write \\\\frac{a}{b}, or `\\frac{a}{b}`',
    '$$\n\\frac{a}{b}\n$$',
    'The process is $$, and\n$$ is\nno formula.',
    '- use\n-v and 3 **n\n-1',
    '3. The cost is\n4.5 euro\n2.x',
    '* one\n*two* three',
    'C has **argv and f(**a, **b)',
    '~~a~~b, ~/.x, a~~',
    String.raw`\[a](/b c and [a](/b(c)d) and [*a* b](/c)`,
    '\u3000a\n\u00a0-5',
    '[^1][https://e.example]\n\n[^1]: x',
    '`a`{b}, ![a]: /b, [a] {.b}',
    '```12:20:app.ts\nx\n```',
  ])('nothing of %j', (source) => {
    const isSlip = (text: string) => /looks-like|marked-line|in-html|empty-heading|comment|language/.test(text)
    expect(said(source).filter(isSlip)).toEqual([])
  })
})
