// Fences that make no code block, or another one than they seem: what is said of them, and of which nothing is said.

import { describe, expect, it } from 'vitest'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'

const options = { baseDepth: 2, takenIds: [], prefix: 'p', claims: {} } as const

function saidOf(source: string): string[] {
  const { problems } = compileMarkdown(source, { ...options, parser: 'satteri' })
  expect(compileMarkdown(source, { ...options, parser: 'remark' }).problems).toEqual(problems)
  return problems.map(({ line, column, code, hint }) => `${line}:${column} ${code}: ${hint}`)
}

const withWords = 'close that code with a line ```; put ```` around code that has fences in it'
const indented = 'indent it by three spaces at most, and in a list as far as the words of its item'
const withTildes = (written: string) =>
  `take the backtick out of the line, or write both fences with tildes: ${written}`

describe('a fence', () => {
  it.each([
    ['```js\na\n``` end\n\nb', `3:1 open-code: ${withWords}`],
    ['```js\na\n```.\n\nb\n```\n', `3:1 open-code: ${withWords}`],
    ['```js\na\n\n```sh\nb\n```\n', `4:1 open-code: ${withWords}`],
    ['> ```js\n> a\n> ```` end', `3:3 open-code: ${withWords}`],
    ['- a\n\n  ```\n  b\n    ```c\n  ```', `5:5 open-code: ${withWords}`],
    ['```md\n```js\na\n```\n', `2:1 open-code: ${withWords}`],
  ])('with words behind it does not close code: %j', (source, expected) => expect(saidOf(source)).toEqual([expected]))

  it.each([
    ['```js `x`\na\n', [`1:1 looks-like-code: ${withTildes('~~~js `x`')}`]],
    ['- a\n\n  ````js it`s\n  b\n', [`3:3 looks-like-code: ${withTildes('~~~~js it`s')}`]],
    ['> a\n> ```js `x`\n> b\n', [`2:3 looks-like-code: ${withTildes('~~~js `x`')}`]],
    ['a\n\n    ```js\n    b\n    ```', [`3:5 looks-like-code: ${indented}`]],
    ['1. a\n\n        ~~~\n        b\n        ~~~\n\n       c', [`3:9 looks-like-code: ${indented}`]],
    ['a\n    ```js\n    b\n    ```', [`2:5 looks-like-code: ${indented}`]],
    ['a\n    ```js\n    b\n\nc', [`2:5 looks-like-code: ${indented}`]],
    ['a\n\n    ```\n    b\n    ```\n\nc\n\n    ```\n    d\n    ```', [`3:5 looks-like-code: ${indented}`]],
    ['Run: ```js a```\n\nRun: ```js\na', ['3:6 looks-like-code: write each fence in a line of its own']],
    ['Run: ```js\na ``` b', ['1:6 looks-like-code: write each fence in a line of its own']],
  ])('that begins no code is named once: %j', (source, expected) => expect(saidOf(source)).toEqual(expected))

  it('below a form of another generator, whose text is indented, is that slip', () => {
    const said = saidOf('!!! note\n\n    ```js\n    a\n    ```\n')
    expect(said).toEqual([expect.stringContaining('1:1 foreign-syntax: write ":::note[Title]", the text without')])
  })

  it.each([
    '````md\n```js\na\n```\n````',
    '```js\na\n    ``` b\n```',
    '```js\na ``` b\n~~~ c\n```',
    '~~~js `a`\nb\n~~~',
    '```` `a` ```` and `b\nc`',
    '\\``` a',
    '    a ```\n    b',
    'a ``` b ``` c',
    'The sign `` ``` `` is a fence.',
    '| a |\n|---|\n| ``` |',
  ])('nothing is said of %j', (source) => expect(saidOf(source)).toEqual([]))
})

describe('braces behind a fence', () => {
  it.each([
    ['```{note}\na\n```\n', 'write ":::note[Title]" in place of the first fence, and ":::" in place of the second'],
    ['> ````{admonition} A\n> b\n> ````\n', 'write ":::note[Title]" in place of the first fence, and ":::" in place'],
    ['```{code-block} python\na\n```', 'write only the language behind the fence: "```python"'],
    ['```{figure} /b.png\na\n```', 'write "![what it shows](/assets/name.png)" in place of the block'],
    ['```{toctree}\na\n```', 'write in Markdown what it stands for, or only the name of a language behind the fence'],
  ])('are a directive of MyST: %j', (source, hint) => {
    expect(saidOf(source)).toEqual([expect.stringContaining(`foreign-syntax: ${hint}`)])
  })

  it('are counted, and readers see code', () => {
    const source = '```{tip}\na\n```\n\n```{note} B\nc\n```\n\n```{tip}\n```\n'
    const { problems } = compileMarkdown(source, { ...options, parser: 'satteri' })
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '1:4 "{tip}" means nothing in Markdown, so readers see code, here and in 2 more places',
    ])
  })

  it.each([
    ['``` { .sh .no-copy }\na\n```\n\n```{.sh}\na\n```', 'write "sh", and a space before what follows'],
    ['```{#x .python}\na\n```', 'write "python", and a space before what follows'],
    ['```{r, echo=FALSE}\na\n```', 'write "r", and a space before what follows'],
    ['```{mermaid}\na\n```', 'write "mermaid", and a space before what follows'],
    ['```{=html}\n<b>\n```', 'write the HTML without the fences'],
  ])('have a language in them: %j', (source, hint) => {
    expect(saidOf(source)).toEqual([`1:1 unknown-language: ${hint}`])
  })

  it.each(['```{1}\na\n```', '``` {1-2} title=x\na\nb\n```', '```{a=b}\na\n```', '``` { a\nb\n```', '    {note}'])(
    'mean lines, or nothing that is known: %j',
    (source) => expect(saidOf(source)).toEqual([]),
  )
})

describe('braces behind colons', () => {
  const names = 'note, tip, important, warning, danger, caution, details, figure, steps, tabs and tab'
  it.each([
    [
      ':::{note} Title\na\n:::',
      'directive-form: write ":::note[Title]" with nothing behind it, and ":::" in a line after',
    ],
    ['::: {.callout-tip title="a"}\na\n:::', 'directive-form: write ":::tip[Title]" with nothing behind it, and'],
    ['::::{ .columns }\n\na\n\n::::', `unknown-directive: directives are ${names}, such as ":::note[Title]"`],
    ['::: {#fig-a}\na\n:::', `unknown-directive: directives are ${names}, such as`],
  ])('are no directive: %j', (source, expected) => {
    expect(saidOf(source)).toEqual([expect.stringContaining(`1:1 ${expected}`)])
  })
})
