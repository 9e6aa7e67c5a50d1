// The styles that temml wants, as classes and attributes: the policy of the pages forbids inline styles. Lengths become
// the nearest of a scale, whose rules are in site/parts/formulas.css.

/** What an element has in place of its styles. */
export interface PrintedStyle {
  classes: readonly string[]
  attributes: Readonly<Record<string, string>>
}

/** Lengths that a class has, in hundredths of an em. */
export const lengthScale: readonly number[] = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300]

/** Points in an em of a text, and x-heights. */
const emPerUnit: Readonly<Record<string, number>> = { em: 1, ex: 0.43, pt: 1 / 12, px: 1 / 16, mu: 1 / 18 }

/** Styles that are a class each, as `property:value`. */
const classOf: Readonly<Record<string, string>> = {
  'border-bottom:0.06em dashed': 'tml-dashed-bottom',
  'border-bottom:0.06em solid': 'tml-line-bottom',
  'border-bottom:0.15em double': 'tml-double-bottom',
  'border-left:0.06em dashed': 'tml-dashed-left',
  'border-left:0.06em solid': 'tml-line-left',
  'border-left:0.15em double': 'tml-double-left',
  'border-right:0.06em dashed': 'tml-dashed-right',
  'border-right:0.06em solid': 'tml-line-right',
  'border-right:0.15em double': 'tml-double-right',
  'border-top:0.06em dashed': 'tml-dashed-top',
  'border-top:0.06em solid': 'tml-line-top',
  'border-top:0.15em double': 'tml-double-top',
  'display:flex': 'tml-middle',
  "font-family:Cambria, 'Times New Roman', serif": 'tml-serif',
  'font-style:italic': 'tml-italic',
  'font-weight:bold': 'tml-bold',
  'height:1em': 'tml-height-1',
  'left:0.1em': 'tml-inset',
  'math-depth:0': 'tml-depth-0',
  'math-depth:2': 'tml-depth-2',
  'position:absolute': 'tml-over',
  'position:relative': 'tml-place',
  'text-align:left': 'tml-start',
  'transform:scaleX(-1)': 'tml-mirror',
  'width:100%': 'tml-width-100',
  'width:50%': 'tml-width-50',
  'width:7.5%': 'tml-width-7',
  'width:90%': 'tml-width-90',
}

/** Styles that have no effect, or that come with one of the above. */
const withoutEffect: ReadonlySet<string> = new Set([
  'bottom:0',
  'display:block math',
  'justify-content:center',
  'right:0',
  'right:0em',
])

const sides = ['top', 'right', 'bottom', 'left'] as const

/** What an element has in place of its styles; what has no effect here is left out. */
export function printStyles(styles: readonly (readonly [property: string, value: string | number])[]): PrintedStyle {
  const classes: string[] = []
  const attributes: Record<string, string> = {}
  // A later style takes the place of an earlier one.
  for (const [name, value] of new Map(styles.flatMap(longhandsOf))) {
    if (name === 'color' && isColor(value)) attributes.mathcolor = value
    const printed = classFor(name, value)
    if (printed !== undefined && printed !== '') classes.push(printed)
  }
  return { classes, attributes }
}

/** Whether a style is one that `printStyles` knows. */
export function isKnownStyle(property: string, value: string | number): boolean {
  return longhandsOf([property, value]).every(
    ([name, written]) => name === 'color' || classFor(name, written) !== undefined,
  )
}

function longhandsOf([property, value]: readonly [string, string | number]): (readonly [string, string])[] {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const written = String(value).trim()
  if (name !== 'padding') return [[name, written]]
  const [top = '0', right = top, bottom = top, side = right] = written.split(/\s+/)
  return [top, right, bottom, side].map((length, index) => [`padding-${sides[index]}`, length] as const)
}

/** The class of a style; empty for one without effect, undefined for one that is not known. */
function classFor(name: string, value: string): string | undefined {
  const declaration = `${name}:${value}`
  if (value === '' || withoutEffect.has(declaration)) return ''
  if (Object.hasOwn(classOf, declaration)) return classOf[declaration]
  if (name === 'border') return 'tml-box'
  const [, side] = /^padding-(top|right|bottom|left)$/.exec(name) ?? []
  if (side !== undefined) return lengthClass(`tml-${side}`, value)
  return name === 'margin-left' ? lengthClass('tml-shift', value) : undefined
}

// A name that TeX does not know stands as it is written.
function isColor(color: string): boolean {
  return /^(?:#[\da-f]{3,8}|[a-z]{3,24})$/i.test(color) && color !== 'undefined'
}

function lengthClass(prefix: string, written: string): string | undefined {
  const [, number, unit = 'em'] = /^(-?\d+(?:\.\d+)?)(em|ex|pt|px|mu)?$/.exec(written) ?? []
  if (number === undefined) return undefined
  const length = Number(number) * (emPerUnit[unit] ?? 1) * 100
  const nearest = lengthScale.reduce((best, each) =>
    Math.abs(each - Math.abs(length)) < Math.abs(best - Math.abs(length)) ? each : best,
  )
  if (prefix !== 'tml-shift') return `${prefix}-${length < 0 ? 0 : nearest}`
  return nearest === 0 ? '' : `${prefix}-${length < 0 ? 'minus-' : ''}${nearest}`
}
