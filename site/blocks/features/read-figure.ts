import type { FigureView } from '../../plan-view.ts'

/** The parts of a figure to print, and the numbers that a small drawing needs. */
export interface FigureParts {
  /** e.g. "20–119". */
  value: string
  unit?: string
  label: string
  /** First number, and the end of a range. */
  amount?: number
  until?: number
  /** Word after the number, from `value` or `unit`. */
  measure?: string
}

// "20–119 ms latency in the sample records" → range, unit, words.
const pattern = /^(?:under )?(\d[\d,.]*)(?:[–-](\d[\d,.]*))?\+?(?: ([a-zµ]+(?:\/s)?))?(?: (.+))?$/i

/** A figure of words only has no numbers, and gets no drawing. */
export function readFigure({ value, unit, label }: FigureView): FigureParts {
  const [, first, last, measure, words] = pattern.exec(unit === undefined ? value : `${value} ${unit}`) ?? []
  if (first === undefined) return { value, ...(unit === undefined ? {} : { unit }), label }
  const numbers = {
    amount: toNumber(first),
    ...(last === undefined ? {} : { until: toNumber(last) }),
    ...(measure === undefined ? {} : { measure }),
  }
  // A figure written as one sentence is set like the others: number and unit large, the rest as its label.
  if (unit === undefined && label === '' && measure !== undefined && words !== undefined) {
    return { value: last === undefined ? first : `${first}–${last}`, unit: measure, label: words, ...numbers }
  }
  return { value, ...(unit === undefined ? {} : { unit }), label, ...numbers }
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''))
}
