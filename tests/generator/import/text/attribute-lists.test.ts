import { expect, test } from 'vitest'
import { translate } from '../../../setup/translate-text.ts'

test.each([
  ['{: .warning }\n> Mind *the* gap.\n>\n> Do.\n\nText.', ':::warning\nMind *the* gap.\n\nDo.\n:::\n\nText.'],
  ['{: .note-title }\n> My **title**\n>\n> Text.', ':::note[My **title**]\nText.\n:::'],
  ['One.\n\nTwo,\nthree.\n{: .notice--info}', 'One.\n\n:::note\nTwo,\nthree.\n:::'],
  ['## A pier {: #x }\n\nText.', '## A pier {#x}\n\nText.'],
  ['## A pier\n{: #x .y }\nText.', '## A pier {#x}\nText.'],
  ['## A pier\n{: .no_toc }\nText.', '## A pier\nText.'],
  ['[Go](a.md){:target="_blank"} ![A](a.png){: width="100" }', '[Go](a.md) ![A](a.png)'],
  ['$\\sum_{c=1}^n$ or _a_{: width="1" }', '$\\sum_{c=1}^n$ or _a_{: width="1" }'],
  ['$$\n\\sum_{a=1}\n{a=1}\n$$\n\nB', '$$\n\\sum_{a=1}\n{a=1}\n$$\n\nB'],
  ['`[Go](a.md){: .btn }`', '`[Go](a.md){: .btn }`'],
  ['## Table of contents\n{: .no_toc }\n\n1. TOC\n{:toc}\n\nText.', 'Text.'],
  ['<details markdown="block">\n<summary>Contents</summary>\n- TOC\n{:toc}\n</details>\n\nText.', 'Text.'],
])('%j is %j', (text, expected) => {
  expect(translate('jekyll', text, false)).toMatchObject({ text: expected, losses: [] })
})

test.each([
  ['jekyll', 'Text.\n{: .fs-6 .fw-300 }', 'Text.', ['2: the attributes "{: .fs-6 .fw-300 }"']],
  ['jekyll', '[Go](a.md){: .btn .btn-primary }', '[Go](a.md)', ['1: the attributes "{: .btn .btn-primary }"']],
  ['hugo', '| a |\n|---|\n{.striped}', '| a |\n|---|', ['3: the attributes "{.striped}"']],
  ['vitepress', '![A](a.png){width=200} **B** {#b}', '![A](a.png) **B** {#b}', []],
  ['markdown', '## A pier { .wide #x }', '## A pier {#x}', ['1: the attributes "{ .wide }"']],
  ['eleventy', '## `*.b` { data-search-exclude }', '## `*.b`', ['1: the attributes "{ data-search-exclude }"']],
  ['markdown', '## <!-- md:b --> – A { data-toc-label="A pier" #x }', '## A pier {#x}', []],
  ['markdown', '## A { data-toc-label="Pier #x" }', '## A', ['1: the attributes "{ data-toc-label="Pier #x" }"']],
] as const)('in %s, of %j the looks are lost', (tool, text, expected, losses) => {
  expect(translate(tool, text, false)).toMatchObject({ text: expected, losses })
})
