// Formulas in a text: where they may stand, what is none, and what is said of a faulty one.

import { describe, expect, it } from 'vitest'
import { findFormulas } from '#generator/markdown/find-formulas.ts'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { compileHtml } from '../html-of.ts'

const options = (parser: MarkdownOptions['parser']): MarkdownOptions => ({
  parser,
  baseDepth: 2,
  takenIds: [],
  prefix: 'p',
  claims: {},
})
const found = (source: string) => findFormulas(source).map(({ start, end }) => source.slice(start, end))

describe('prices, variables and templates are no formulas', () => {
  it.each([
    'A ticket is $5 and a coat $6.',
    'US$5 to US$10',
    'It costs $5/month ($50 a year).',
    '$1,000–$2,000',
    'from $5-$10, or $5–$10',
    '5$ or 10$',
    'a menu of 5$, 6$, and 7$.',
    "it's $5, or €5$",
    '| $5 | $6 |',
    '|$5|$6|',
    '$5 million to $6 million',
    'an increase from \\$0 to \\$50,000',
    '价格$5和$6',
    '$HOME and $PATH',
    '$HOME/$USER',
    '$HOME_DIR$',
    '$(CC) $(CFLAGS) -o $@',
    '$(IntDir)$(TargetName)',
    '${name} and ${other}',
    'a$b$c',
    "$('#a') and $('#b')",
    "$_GET['a'] and $_POST['b']",
    'kill $$ and $$',
    'a `$x$` b',
    '``$x` $y$``',
    '```\n$x$\n```',
    '~~~\n$$\nx\n$$\n~~~',
    '\\$x$',
    '$ x$ and $x $',
    'a $x\n\nb$ c',
    'Rating: $$ - $$$',
    "IFS=$'\\n$5",
    '|$|€|',
    '$5≠$6',
    '$index$ and $-$',
    '$PATH$ and $5 to $6, $sure$',
    'a $x^2$ and $HOME_DIR$, $(NAMES)$, $5 and $name',
    '<td>$5</td><td>$ 6</td>',
    '$$ $$',
  ])('%s', (source) => expect(found(source).filter((formula) => formula !== '$x^2$')).toEqual([]))
})

describe('formulas are', () => {
  it.each([
    ['$x$, $n$th, $X_i$, $H_0$ and $2n-1$', ['$x$', '$n$', '$X_i$', '$H_0$', '$2n-1$']],
    ['the area $\\pi r^2$.', ['$\\pi r^2$']],
    ['$a=b$ ($5 each)', ['$a=b$']],
    ['为$n$的', ['$n$']],
    ['$10\\%$ and 16$\\times$', ['$10\\%$', '$\\times$']],
    ['$$\na\n= b\n$$', ['$$\na\n= b\n$$']],
    ['$$\\text{for $n$ times}$$', ['$$\\text{for $n$ times}$$']],
    ['$`a$b`$', ['$`a$b`$']],
    ['16$\\times$16 pixels', ['$\\times$']],
    ['$CO_2$, $|x|$, $α$ and $x≤y$', ['$CO_2$', '$|x|$', '$α$', '$x≤y$']],
    ['**$x$** _$y$_ [$z$](/a)', ['$x$', '$y$', '$z$']],
    ['$\\text{\\$5}$', ['$\\text{\\$5}$']],
    ['a `b` $x$ `c', ['$x$']],
    ['$(a,\\ b)$, $(0,~1)$, $−1$ and $(110)_2$', ['$(a,\\ b)$', '$(0,~1)$', '$−1$', '$(110)_2$']],
    ['$(11001)_2$ $\\#$ $a + \\& + b$', ['$(11001)_2$', '$\\#$', '$a + \\& + b$']],
    ['$\\newcommand{\\a}[1]{#1}$ $\\def\\b#1{#1}$', ['$\\newcommand{\\a}[1]{#1}$', '$\\def\\b#1{#1}$']],
    ['$\\text{"a"}$', ['$\\text{"a"}$']],
    ['$x^2$ $index$ $find(x)$ $$tanh$$ $=$', ['$x^2$', '$index$', '$find(x)$', '$$tanh$$', '$=$']],
    ['> $$\n> x=1\n> $$', ['$$\n> x=1\n> $$']],
  ])('%s', (source, expected) => expect(found(source)).toEqual(expected))
})

describe.each(['satteri', 'remark'] as const)('with %s', (parser) => {
  const compile = (source: string) => {
    const { html, ...others } = compileHtml(source, options(parser))
    // Only the words of formulas, in angle brackets.
    const shown = html
      .replace(/<annotation.*?<\/annotation>/gs, '')
      .replace(
        /<math( display)?.*?<\/math>/gs,
        (math, display) => `${display ? '⟪' : '⟨'}${math.replace(/<[^>]*>/g, '')}⟩`,
      )
    return { shown, ...others }
  }
  const display = (words: string) =>
    `<div class="formula" role="group" tabindex="0" aria-label="{word:formula}">⟪${words}⟩</div>`

  it.each([
    ['A $a_1*b*$ c', '<p>A ⟨a1∗b∗⟩ c</p>'],
    ['**$x$** and ~$y$~', '<p><strong>⟨x⟩</strong> and <del>⟨y⟩</del></p>'],
    ['| $a|b$ | c |\n|---|---|', /<th>⟨a\|b⟩<\/th>\n<th>c<\/th>/],
    ['$$\n# a\n- b\n= c\n$$', display('#a−b=c').replace('#a−b=c', '')],
    ['a\n$$\nb\n$$\nc', `<p>a</p>\n${display('b')}\n<p>c</p>`],
    ['> a\n> $$\n> b\n> = c\n> $$', `<blockquote>\n<p>a</p>\n${display('b=c')}\n</blockquote>`],
    ['- $$\n  a\n  $$\n- b', `<ul>\n<li>\n${display('a')}\n</li>\n<li>b</li>\n</ul>`],
    ['```math\nx = y\n```', display('x=y')],
    ['```Math\nx = y\n```', display('x=y')],
    ['`$x$` and $`y`$', '<p><code translate="no">$x$</code> and ⟨y⟩</p>'],
    ['![$x$](/a.svg "$y$")', '<p><img src="/a.svg" alt="$x$" title="$y$" loading="lazy"></p>'],
    ['<b>$x$</b> <i title="$y$">z</i>', '<p><b>⟨x⟩</b> <i title="$y$">z</i></p>'],
    ['[$x$](/a$b$)', '<p><a href="/a$b$">⟨x⟩</a></p>'],
    [':::note[The $x$]\n$y$\n:::', /<p class="callout-title">The ⟨x⟩<\/p><p>⟨y⟩<\/p>/],
  ])('%j', (source, expected) => {
    if (typeof expected === 'string' && expected.includes('⟪⟩')) {
      expect(compile(source).problems.map(({ code }) => code)).toEqual(['formula'])
      return
    }
    if (typeof expected === 'string') expect(compile(source).shown).toBe(expected)
    else expect(compile(source).shown).toMatch(expected)
  })

  it('a heading has the words of its formulas, and so has the text', () => {
    const { headings, text } = compile('## The angle $\\alpha$\n\nIt is $\\pi$.\n\n$$x$$\n')
    expect(headings).toEqual([{ id: 'the-angle-α', text: 'The angle α', depth: 2 }])
    expect(text).toBe('It is π. x')
  })

  it('a faulty formula is code, with the line of its fault', () => {
    const { shown, problems } = compile('a $\\foo$ b\n\n$$\na\n\\foo\n$$\n\n```math\nx\n}\n```\n')
    expect(shown).toContain('<p>a <code translate="no">$\\foo$</code> b</p>')
    expect(problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [1, 3, 'formula'],
      [5, 1, 'formula'],
      [10, 1, 'formula'],
    ])
    expect(problems[0]?.message).toBe('the formula is shown as code: Unsupported function name: \\foo')
  })

  it('what follows a formula is at its place', () => {
    const { links } = compile('$x$ 😀 $$a\nb$$ [a](/b)\n\n$y$ [c](/d)\n')
    expect(links.map(({ line, column }) => [line, column])).toEqual([
      [2, 5],
      [4, 5],
    ])
  })

  it('a text with signs of both planes for private use has no formulas and keeps them', () =>
    expect(compile('\u{f0000}\u{100000} $x$').shown).toBe('<p>\u{f0000}\u{100000} $x$</p>'))
})
