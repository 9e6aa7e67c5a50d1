// The tree of a formula → MathML. Only the elements and attributes of MathML that say how a formula looks are printed:
// no address, id, style or code.

import { contrastOf } from '#schemas/colour.ts'
import { escapeHtml } from '../../text.ts'
import { printStyles } from './mathml-styles.ts'
import { childrenOf, type FormulaNode } from './open-temml.ts'

const elements: ReadonlySet<string> = new Set(
  (
    'annotation maction math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot ' +
    'mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics'
  ).split(' '),
)

const attributeNames: ReadonlySet<string> = new Set(
  (
    'accent accentunder columnalign columnlines columnspacing columnspan depth display displaystyle fence form ' +
    'height largeop linebreak linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize ' +
    'movablelimits notation rowlines rowspacing rowspan rspace scriptlevel separator stretchy symmetric voffset width'
  ).split(' '),
)

/** Prints a formula, with the TeX that it was made of for those who copy it. One without any sign is empty. */
export function printMathml(tree: FormulaNode, tex: string): string {
  const annotation = `<annotation encoding="application/x-tex">${escapeHtml(tex)}</annotation>`
  const children = childrenOf(tree)
  const printed = children.map(printNode).join('')
  if (/^(?:<\/?mrow>)*$/.test(printed)) return ''
  // Rows with a number at their end are as wide as the text, which browsers do outside of every group only.
  const isWide = children.length === 1 && children[0]?.style?.width === '100%'
  const content = isWide ? printed : `<semantics><mrow>${printed}</mrow>${annotation}</semantics>`
  return `<math${attributesOf(tree)}>${content}</math>`
}

function printNode(node: FormulaNode): string {
  if (node.text !== undefined) return escapeHtml(node.text)
  const children = childrenOf(node).map(printNode).join('')
  // Groups, and the places of links and labels.
  if (node.type === undefined || !elements.has(node.type)) return children
  return `<${node.type}${attributesOf(node)}>${children}</${node.type}>`
}

function attributesOf({ attributes = {}, classes = [], style = {} }: FormulaNode): string {
  const printed = new Map<string, string>()
  for (const [name, value] of Object.entries(attributes)) if (attributeNames.has(name)) printed.set(name, String(value))
  const styles = printStyles([...stylesIn(String(attributes.style ?? '')), ...Object.entries(style)])
  for (const [name, value] of Object.entries(styles.attributes)) printed.set(name, value)
  const ink = inkOn(printed.get('mathbackground'))
  if (ink !== undefined && !printed.has('mathcolor')) printed.set('mathcolor', ink)
  const names = [...new Set([...classes, ...styles.classes])].filter((name) => /^[a-z][a-z0-9-]*$/.test(name))
  if (names.length > 0) printed.set('class', names.join(' '))
  return [...printed].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
}

/** What can be read on a colour of the writer, on dark screens too. */
function inkOn(colour = ''): string | undefined {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? []
  if (digits === '') return undefined
  const long = digits.length === 6 ? digits : digits.replace(/./g, '$&$&')
  return contrastOf(`#${long}`, '#000000') > contrastOf(`#${long}`, '#ffffff') ? '#000000' : '#ffffff'
}

function stylesIn(written: string): (readonly [string, string])[] {
  return written.split(';').flatMap((declaration) => {
    const [property = '', value] = declaration.split(':')
    return value === undefined ? [] : [[property.trim(), value.trim()] as const]
  })
}
