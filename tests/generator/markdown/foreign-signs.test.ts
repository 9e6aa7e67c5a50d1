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
    ['a %%hidden%% b', '1:3', '%%hidden%%'],
    ['%%\nhidden\n%%', '1:1', '%%'],
    ['An ==important== word', '1:4', '==important=='],
    ['Press ++ctrl+alt+del++.', '1:7', '++ctrl+alt+del++'],
    ['H~2~O', '1:2', '~2~'],
    ['x^2^ and Fe^2+^', '1:2', '^2^'],
    ['A sentence. ^1a2b3c', '1:13', '^1a2b3c'],
    ['- `a`\n  ^block-id', '2:3', '^block-id'],
    ['a^[This is a note.] b', '1:2', '^['],
    ['See @fig-plot for it', '1:5', '@fig-plot'],
    ['{::comment}\na\n{:/comment}', '1:1', '{::comment}'],
    ['/// tip | Title\na\n///', '1:1', '/// tip | Title'],
    ['Term: it\n: what it means', '2:1', ': '],
    ['> Term\n>\n> :   what it means', '3:3', ':   '],
    ['type:: book\nid:: 1', '1:1', 'type::'],
    ['- #+BEGIN_TIP\n  a\n  #+END_TIP', '1:3', '#+BEGIN_TIP'],
    ['(a-label)=\n## A', '1:1', '(a-label)='],
    ['% TODO: hidden\n% b', '1:1', '%'],
    ['a\n\n+++', '3:1', '+++'],
    ['[TOC]', '1:1', '[TOC]'],
    ['[[toc]]', '1:1', '[[toc]]'],
    ['[[_TOC_]]', '1:1', '[['],
    ['HTML is a language.\n\n*[HTML]: Hyper', '3:1', '*[HTML]:'],
    ['?> A hint', '1:1', '?>'],
    ['--8<-- "a.md"', '1:1', '--8<-- "a.md"'],
    ['<<< @/a.js', '1:1', '<<< @/a.js'],
    ['.. note:: a', '1:1', '.. note::'],
    ['\\newpage', '1:1', '\\newpage'],
    ['h2. Title', '1:1', 'h2.'],
    ['== Title', '1:1', '== T'],
    ['{code:js}\na\n{code}', '1:1', '{code:js}'],
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
    ['a %%hidden%% b', 'write a comment as <!-- … -->'],
    ['An ==important== word', 'write <mark>important</mark>'],
    ['H~2~O', 'write <sub>2</sub>'],
    ['the 4^th^', 'write <sup>th</sup>'],
    [
      '//// tab | C\na\n////',
      'write "::::tabs" above all of them, ":::tab[Title]" and ":::" around each, and "::::" below',
    ],
    ['/// details | C\na\n///', 'write ":::details[Title]" above the text, and ":::" below'],
    ['.. tip:: a', 'write ":::note[Title]" above the text, and ":::" below'],
    ['.. toctree::', 'write in Markdown what it stands for'],
    ['#+BEGIN_SRC\na\n#+END_SRC', 'write "```" above and below the code'],
  ])('have a form in Markdown: %j', (source, hint) => {
    const { problems } = compileMarkdown(source, { ...options, parser: 'satteri' })
    expect(problems.map((problem) => problem.hint)).toEqual([hint])
  })

  it('may be a comment in whose place another generator puts a file', () => {
    const said = saidOf(
      'a\n\n<!-- @include: ./b.md -->\n\nc <!--@include: d.md--> <!-- include e -->\n\n`<!--@include: f-->`',
    )
    const sign = '3:6 foreign-syntax: "@include: ./b.md" means nothing in Markdown'
    expect(said).toEqual([`${sign}, so readers do not see that file, here and in 1 more place`])
  })

  it('are found in their line', () => {
    expect(saidOf('a: b `c`\nd: e\n: f')).toEqual([expect.stringMatching(/^3:1 /)])
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
    'a == b, a==b==c, ==, i++ + ++j, C++ and 100 %% of it',
    'x^y^z, 5^3^2, 9~18, 10~12~14, ^C and a^[2]',
    '$x^2+y^2$ and `==a==`, `H~2~O`',
    'the std::vector:: x',
    '- a: b\n- c :d\n\n| : | :--- |\n|---|---|\n| : a | % A |',
    '+++ a\n\n// note\n\n... and .. so\n\n% of all',
    'jane@fig-tree.example.com and @figaro',
    '\\==a== and \\%%b%% and \\[TOC]',
    '> : error in line 1\n\n(a) = b\n\nh2 a\n\n= 5',
  ])('are not what only looks like one: %j', (source) => {
    expect(saidOf(source).filter((said) => !said.includes(':b:'))).toEqual([])
  })
})
