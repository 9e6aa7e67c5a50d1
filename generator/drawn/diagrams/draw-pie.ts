// `pie` → SVG: a circle of slices from the top on, and beside it what each is, with its share.

import { lineHeight, readLabel, sizeOf, UndrawnError } from './diagram-text.ts'
import type { Statement } from './statements.ts'
import { type Drawing, element, printLines, round } from './svg.ts'

interface Slice {
  lines: readonly string[]
  value: number
  /** As it is written. */
  written: string
}

const maxSlices = 40
/** Colours that follow one another. */
const colours = 8
const radius = 100
const margin = 8

/** Draws the statements of a pie; the first is its kind. */
export function drawPie([head, ...statements]: readonly Statement[]): Drawing {
  const [, data, title] = /^pie(?:\s+(showData))?(?:\s+title\s+(.+))?$/.exec(head?.text ?? '') ?? []
  if (!/^pie(?:\s+showData)?(?:\s+title\s.+)?$/.test(head?.text ?? ''))
    throw new UndrawnError(`"${head?.text.slice(0, 40)}" is not known in a pie`, head?.line ?? 1)
  const isShown = data !== undefined || statements.some(({ text }) => text === 'showData')
  const slices = statements.filter(({ text }) => text !== 'showData').map(readSlice)
  if (slices.length > maxSlices) throw new UndrawnError(`it has more than ${maxSlices} slices`, 1)
  const sum = slices.reduce((total, { value }) => total + value, 0)
  if (sum <= 0 || !Number.isFinite(sum)) throw new UndrawnError('it has no slices', head?.line ?? 1)
  const rows = slices.map(({ lines, value, written }) => {
    const share = `${round((value / sum) * 100)} %`
    return [...lines.slice(0, -1), `${lines.at(-1)}: ${isShown ? `${written} (${share})` : share}`]
  })
  const rowsHeight = rows.reduce((total, lines) => total + lines.length * lineHeight + 6, 0)
  const height = Math.max(radius * 2, rowsHeight) + margin * 2
  const parts = [...drawSlices(slices, sum, height / 2)]
  let y = (height - rowsHeight) / 2
  const left = margin + radius * 2 + 28
  for (const [index, lines] of rows.entries()) {
    const swatch = { x: left, y: y + 4, width: 12, height: 12, rx: 2 }
    parts.push(element('rect', { ...swatch, class: classOf(index, slices.length) }))
    const middle = y + (lines.length * lineHeight) / 2
    parts.push(printLines(lines, { x: left + 22, y: middle }, { anchor: 'start' }))
    y += lines.length * lineHeight + 6
  }
  const words = rows.flat()
  const width = left + 22 + sizeOf(words).width + margin
  return { width, height, content: parts.join(''), words, ...(title === undefined ? {} : { title }) }
}

function readSlice({ text, line }: Statement): Slice {
  const [, label = '', written = ''] = /^("[^"]+"|'[^']+')\s*:\s*(\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (label === '') throw new UndrawnError(`"${text.slice(0, 40)}" is no slice: "name" : number`, line)
  return { lines: readLabel(label.slice(1, -1)), value: Number(written), written }
}

function drawSlices(slices: readonly Slice[], sum: number, middle: number): string[] {
  const x = margin + radius
  const at = (share: number) => {
    const angle = share * 2 * Math.PI
    return `${round(x + Math.sin(angle) * radius)} ${round(middle - Math.cos(angle) * radius)}`
  }
  let done = 0
  return slices.map(({ value }, index) => {
    const className = classOf(index, slices.length)
    const [from, to] = [done / sum, (done + value) / sum]
    done += value
    if (to - from > 0.9999) return element('circle', { cx: x, cy: middle, r: radius, class: className })
    const arc = `A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`
    return element('path', { d: `M${round(x)} ${round(middle)}L${at(from)}${arc}Z`, class: className })
  })
}

/** The colour of a slice; the last one differs from the first, which is beside it. */
function classOf(index: number, count: number): string {
  const isLikeFirst = index > 0 && index === count - 1 && index % colours === 0
  return `diagram-slice diagram-colour-${(index % colours) + (isLikeFirst ? 5 : 1)}`
}
