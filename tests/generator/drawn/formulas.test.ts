// TeX → MathML: no styles, addresses or ids in it, and no formula that takes long or throws.

import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { formulaToHtml, openDefinitions } from '#generator/drawn/drawn.ts'
import { isKnownStyle, lengthScale } from '#generator/drawn/formulas/mathml-styles.ts'
import { childrenOf, type FormulaNode, parseFormula } from '#generator/drawn/formulas/open-temml.ts'
import { readHtml } from '../read-html.ts'

const html = (tex: string, isDisplay = false) => {
  const drawn = formulaToHtml(tex, isDisplay)
  if ('problem' in drawn) throw new Error(drawn.problem)
  return drawn.html
}

// Every kind of formula that sets a style in temml.
const styled = [
  String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
  String.raw`\begin{cases} x & y \\ z & w \end{cases}`,
  String.raw`\begin{aligned} a &= b \\ c &= d \end{aligned}`,
  String.raw`\begin{align} a &= b \tag{1} \\ c &= d \end{align}`,
  String.raw`\begin{gather} a \\ b \end{gather}`,
  String.raw`\begin{array}{|c||l:r|} \hline a & b & c \\ \hdashline d & e & f \\[3pt] \hline\hline \end{array}`,
  String.raw`\begin{smallmatrix} a & b \end{smallmatrix} \substack{a \\ b}`,
  String.raw`\begin{CD} A @>a>> B \\ @VVbV @VVcV \\ C @>d>> D \end{CD}`,
  String.raw`\color{red} x \textcolor{#00f}{y} \colorbox{yellow}{z} \fcolorbox{red}{aqua}{w}`,
  String.raw`\boxed{x} \fbox{y} \cancel{a} \bcancel{b} \xcancel{c} \sout{d} \cancelto{0}{e}`,
  String.raw`\overline{a} \underline{b} \widehat{abc} \widetilde{xyz} \overbrace{a}^b \underbrace{c}_d`,
  String.raw`\llap{a} \rlap{b} \mathclap{c} \smash{d} \vphantom{e} \raisebox{3pt}{f} \raisebox{-0.25em}{g}`,
  String.raw`a\!b \mkern-3mu c \kern-0.2em d \hspace{-1em} e \negthickspace f`,
  String.raw`\dfrac{a}{b} \tfrac{a}{b} \cfrac{1}{1+\cfrac{1}{x}} \genfrac{(}{)}{0pt}{}{a}{b}`,
  String.raw`\pmb{x} \boldsymbol{y} \bm{z} \mathit{\Gamma} \text{\textit{a}\textbf{b}\texttt{c}\textsc{d}}`,
  String.raw`\bra{\phi} \ket{\psi} \not= \angl{n} \phase{x} \textcircled{A} \longdiv{x} \reflectbox{R}`,
  String.raw`\sideset{_a^b}{_c^d}\sum \prescript{a}{b}{C} \overset{a}{b} \underset{c}{d} \xrightarrow[a]{b}`,
  String.raw`\vec{v} \dot{x} \bar{y} \hat{n} \Huge a \tiny b \rule{1em}{1em} \vcenter{a}`,
]

describe('a formula', () => {
  it('is MathML with its TeX', () =>
    expect(html('x^2')).toBe(
      '<math><semantics><mrow><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></mrow>' +
        '<annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
    ))
  it('by itself is a block', () => expect(html('x', true)).toMatch(/^<math display="block"/))
  it('says what it shows', () =>
    expect(formulaToHtml(String.raw`\frac{a}{b} = \pi`, false)).toMatchObject({ words: 'ab=π' }))
  it.each([
    [String.raw`\newcommand{\R}{\mathbb{R}} x \in \R`, 'x∈ℝ'],
    [String.raw`\newcommand\sq[1]{#1^2} \sq{x}`, 'x2'],
    [String.raw`\DeclareMathOperator{\rank}{rank} \rank x`, 'rank\u2061x'],
    [String.raw`\DeclareMathOperator*{\amax}{max} \amax_x`, 'maxx\u2061'],
    [String.raw`\require{cancel} \cancel{x}`, 'x'],
    [String.raw`\newcommand*{\bra}[1]{X#1} \bra{1}`, 'X1'],
    [String.raw`\newcommand{\R}{Y} \R`, 'Y'],
    [String.raw`\renewcommand{\unknown}{Y} \unknown`, 'Y'],
    [String.raw`\DeclareMathOperator{\argmax}{most} \argmax x`, 'most\u2061x'],
    [String.raw`\text{a_b} + \mbox{c_d\_e} + x_1`, 'a_b+c_d_e+x1'],
    [String.raw`\begin{flalign} a &= \mathds{1} \\ \ensuremath{c} &= d \end{flalign}`, 'a=𝟙c=d'],
    [String.raw`\begin{eqnarray*} a &=& b \\ c &=& d \end{eqnarray*}`, 'a=bc=d'],
  ])('may say all that is usual, as in LaTeX: %s', (tex, words) =>
    expect(formulaToHtml(tex, true)).toMatchObject({ words }),
  )
  it('has no mark that HTML would read', () =>
    expect(html(String.raw`a < b \text{ \& <script> "x"}`)).not.toMatch(/<script|"x"/))

  it.each(styled)('has classes in place of styles: %s', (tex) => {
    for (const isDisplay of [false, true]) {
      const drawn = formulaToHtml(tex, isDisplay)
      if ('problem' in drawn) {
        expect(drawn.problem).toMatch(/display mode/)
        continue
      }
      for (const { attributes } of readHtml(drawn.html).tags)
        expect(Object.keys(attributes).filter((name) => ['style', 'id', 'href', 'xlink:href'].includes(name))).toEqual(
          [],
        )
    }
  })

  it.each([
    ['yellow', '#000000'],
    ['#123', '#ffffff'],
  ])('on %s is written in %s', (colour, ink) =>
    expect(html(`\\colorbox{${colour}}{x}`)).toMatch(new RegExp(`mathbackground="[^"]+" mathcolor="${ink}"`)),
  )

  it('has no style that is not known', () => {
    const strange: string[] = []
    const visit = (node: FormulaNode) => {
      for (const [name, value] of Object.entries(node.style ?? {}))
        if (!isKnownStyle(name, value) && !/^(?:level|fontSize|maxSize|color)$/.test(name))
          strange.push(`${name}:${value}`)
      for (const child of childrenOf(node)) visit(child)
    }
    for (const tex of styled) visit(parseFormula(tex, true))
    expect(strange).toEqual([])
  })

  it('has a rule for every class that it may get', async () => {
    const sheet = await readFile(new URL('../../../site/parts/formulas.css', import.meta.url), 'utf8')
    const classes = new Set<string>()
    for (const tex of styled)
      for (const { attributes } of readHtml(html(tex, true)).tags)
        for (const name of (attributes.class ?? '').split(' ')) if (name.startsWith('tml-')) classes.add(name)
    for (const side of ['top', 'right', 'bottom', 'left'])
      for (const length of lengthScale) classes.add(`tml-${side}-${length}`)
    const withoutRule = ['tml-display', 'tml-prime', 'tml-vec', 'tml-tag', 'tml-tageqn', 'tml-eqn']
    const missing = [...classes].filter((name) => !sheet.includes(`.${name}`) && !withoutRule.includes(name))
    expect(missing).toEqual([])
  })
})

/** The words of some formulas of one text; a problem in place of those that cannot be drawn. */
function wordsOf(...formulas: string[]): string[] {
  const definitions = openDefinitions()
  return formulas.map((tex) => {
    const drawn = formulaToHtml(tex, true, definitions)
    return 'problem' in drawn ? `${drawn.problem} (${drawn.offset})` : drawn.words
  })
}

describe('the formulas of a text share what they define', () => {
  it.each([
    [
      [String.raw`\newcommand{\a}[1]{#1#1}`, String.raw`\a{x}`],
      ['', 'xx'],
    ],
    [
      [String.raw`\def\a{x}\DeclareMathOperator{\b}{y}`, String.raw`\a\b`],
      ['', 'xy\u2061'],
    ],
    [
      [String.raw`\let\a=\alpha`, String.raw`\gdef\b{\a}`, String.raw`\b`],
      ['', '', 'α'],
    ],
    [
      [String.raw`\def\a{x}`, String.raw`\a\def\a{y}\a`, String.raw`\a`],
      ['', 'xy', 'y'],
    ],
    [
      [String.raw`\def\bra#1{y}`, String.raw`\bra{x}`],
      ['', 'y'],
    ],
    [
      [String.raw`x \tag{1}`, 'y', String.raw`z \tag{2}`],
      ['x(1)', 'y', 'z(2)'],
    ],
  ])('%j', (formulas, words) => expect(wordsOf(...formulas)).toEqual(words))

  it('but not what stands in a group, and nothing of one that cannot be drawn', () => {
    const unknown = String.raw`Unsupported function name: \a`
    expect(wordsOf(String.raw`{\def\a{x}\a}`, String.raw`y\a`)).toEqual(['x', `${unknown} (1)`])
    expect(wordsOf(String.raw`\def\a{x}\foo`, String.raw`\a`)[1]).toBe(`${unknown} (0)`)
    expect(wordsOf(String.raw`\def\a{x}`, String.raw`\def\a{y}\foo`, String.raw`\a`)[2]).toBe('x')
    expect(wordsOf(String.raw`\def\a{x}`)).not.toEqual(wordsOf(String.raw`\a`))
  })

  it('and a fault in what was defined before has no place', () =>
    expect(wordsOf(String.raw`xxxxx \def\a{\foo}`, String.raw`\a`)[1]).toBe(
      String.raw`Unsupported function name: \foo (0)`,
    ))

  it('and one that only defines is empty', () =>
    expect(formulaToHtml(String.raw`\def\a{x}`, true)).toEqual({ html: '', words: '' }))

  it('which ends soon for hostile ones', () => {
    const many = Array.from({ length: 1000 }, (_, index) => String.fromCharCode(...[...String(index)].map(letterOf)))
    const chain = many.map((name, index) => `\\def\\z${name}{\\z${many[index + 1] ?? many[0]}}`)
    expect(wordsOf(...chain, `\\z${many[0]}`).at(-1)).toMatch(/^Too many expansions/)
    const large = [String.raw`\def\librettolimit{}`, `\\def\\a{${'{x}'.repeat(3000)}}`, String.raw`\def\b{\a\a\a}`]
    const all = wordsOf(...large, ...Array.from({ length: 2000 }, () => String.raw`\b\b\foo`))
    expect(all.at(-1)).toBe('the macros of this text become more than 5000000 signs (0)')
  }, 20_000)
})

function letterOf(digit: string): number {
  return digit.charCodeAt(0) + 49
}

describe('what is no formula', () => {
  it.each([
    ['x^{2', "Expected '}', got 'EOF'", 4],
    [String.raw`a \foo`, String.raw`Unsupported function name: \foo`, 2],
    [String.raw`\frac{1}`, "Unexpected end of input in a macro argument, expected '}'", 8],
    ['a & b', "Expected 'EOF', got '&'", 2],
    [`\\def\\a#1{${'#1'.repeat(51)}}\\a x`, 'a macro of it has more than 50 places for arguments', 0],
    ['x^', 'it cannot be read', 0],
    [String.raw`\text{a_b} \foo`, "Expected 'EOF', got '_'", 7],
    [String.raw`a \eqref{b}`, 'it refers to another formula, which has no number here', 0],
  ])('has a reason and a place: %s', (tex, problem, offset) =>
    expect(formulaToHtml(tex, true)).toEqual({ problem, offset }),
  )

  it.each([
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{https://example.com}`,
    String.raw`\includegraphics{https://example.com/x.png}`,
    String.raw`\class{visually-hidden}{x}`,
    String.raw`\id{main}{x}`,
    String.raw`\style{position:fixed}{x}`,
    String.raw`\data{island=Search}{x}`,
  ])('asks for trust: %s', (tex) => expect(formulaToHtml(tex, true)).toHaveProperty('problem'))

  const macros = ['\\def\\a{xxxxx}', '\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}', '\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b}']
  const bomb = `${macros.join('')}${'\\c'.repeat(20)}`
  it.each([
    ['a million signs', 'x+'.repeat(500_000)],
    ['macros in macros', bomb],
    ['a macro that calls itself', String.raw`\def\a{\a}\a`],
    ['a macro that repeats itself', `\\def\\a#1{${'#1'.repeat(40)}}${'\\a{'.repeat(4)}x}}}}`],
    ['a macro that repeats long words', `\\def\\a#1{${'#1'.repeat(400)}}\\a{\\a{${'x'.repeat(30)}}}`],
    ['a long macro 990 times', `\\def\\a{${'x'.repeat(4000)}}${'\\a'.repeat(990)}`],
    ['a new command', `\\newcommand{\\a}[1]{${'#1'.repeat(2000)}}\\a{${'x'.repeat(4000)}}`],
    ['4,000 open groups', '{'.repeat(4000)],
    ['1,500 fractions in each other', `${String.raw`\frac{`.repeat(1500)}a`],
    ['1,500 closed roots in each other', `${String.raw`\sqrt{`.repeat(1000)}a${'}'.repeat(1000)}`],
  ])('is a problem soon: %s', (_, tex) => expect(formulaToHtml(tex, false)).toHaveProperty('problem'), 4000)

  it('is no length that covers the page', () =>
    expect(html(String.raw`\rule{9999em}{9999em} \kern9999pt x`)).not.toMatch(/="9999/))
})
