// Signs of other generators in a text: what is said of them, once for a text, and of which nothing is said.

import { describe, expect, it } from 'vitest'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'

const options = { baseDepth: 2, takenIds: [], prefix: 'p', claims: { piers: '11' } } as const

function saidOf(source: string): string[] {
  const { problems } = compileMarkdown(source, { ...options, parser: 'satteri' })
  expect(compileMarkdown(source, { ...options, parser: 'remark' }).problems).toEqual(problems)
  return problems.map(({ line, column, code, message }) => `${line}:${column} ${code}: ${message}`)
}

describe('signs of other generators', () => {
  it.each([
    ['A {{< param release >}} b', '1:3', '{{< param release >}}'],
    ['Hello {{ site.title }}.', '1:7', '{{ site.title }}'],
    ['| a |\n|---|\n| {% include a.html %} |', '3:3', '{% include a.html %}'],
    ['## A {{ page.b }}', '1:6', '{{ page.b }}'],
    ['!!! tip "Title"\n    Text of it.', '1:1', '!!! tip "Title"'],
    ['a\n\n???+ note\n    Folded.', '3:1', '???+ note'],
    ['=== "C++"\n\n    ```cpp\n    a\n    ```', '1:1', '=== "C++"'],
    ['[a](/b){.c target=_blank} d', '1:8', '{.c target=_blank}'],
    ['![a](/b.svg){: width="300"}', '1:13', '{: width="300"}'],
    ['![a](/b.svg){ width=300 } c', '1:13', '{ width=300 }'],
    ['[a](/b){ .md-button }', '1:8', '{ .md-button }'],
    ['Text\n{: .note }', '2:1', '{: .note }'],
    ['Text {/* a comment */}', '1:6', '{/'],
    ['## A {/*a*/}', '1:6', '{/'],
    ['See {ref}`a <b>` c', '1:5', '{ref}'],
    ['See :numref:`a`', '1:5', ':numref:'],
    ['The \\\\(c = h_0\\\\) is', '1:5', '\\\\('],
    ['The \\(x_1 + 1\\) is', '1:5', '\\('],
    ['\\[\n\\phi(a) = c\n\\]', '1:1', '\\['],
    ['- done :tada:', '1:8', ':tada:'],
  ])('are named: %j', (source, place, written) => {
    expect(saidOf(source)).toEqual([
      `${place} foreign-syntax: "${written}" means nothing in Markdown, so readers see it`,
    ])
  })

  it('are named once, with the number of other places', () => {
    expect(saidOf('{{ a }}\n\n- {{ b }}\n\n> {{ c }}')).toEqual([
      '1:1 foreign-syntax: "{{ a }}" means nothing in Markdown, so readers see it, here and in 2 more places',
    ])
  })

  it.each([
    '`{{ a }}` and `:tada:`',
    '```\n{{ a }}\n!!! note\n```',
    'In ${{ github.sha }} and \\{{ a }}',
    '$\\frac{{a}}{{b}}$ and D_{{KL}}',
    'At 10:30:15, or a :b: c?d',
    '{claim:piers}`code`',
    'f\\(x\\), `\\(a_1\\)`, \\[some_option\\], \\[a=b\\] and C:\\\\[dir\\\\]',
    '$$\n\\begin{aligned}\na\n\\end{aligned}\n$$',
    'What???\nReally!!!\n\n!!!\n\n??? no',
    'a === "b"',
    'the set {.5, 1} and {a: 1}, {a=1} and b{c=2}',
  ])('are not what only looks like one: %j', (source) => {
    expect(saidOf(source).filter((said) => !said.includes(':b:'))).toEqual([])
  })
})
