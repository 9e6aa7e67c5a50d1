// What a printed figure says. In: value, unit and label as content gives them. Out: the parts to print, and the numbers a small drawing needs.
// Never guesses: a figure that is words only has no numbers and gets no drawing.

import type { FigureView } from '../../plan-view.ts'

export interface FigureParts {
  /** e.g. "20–119". */
  value: string
  unit?: string
  label: string
  /** First number, and the end of a range. */
  amount?: number
  until?: number
  /** Word after the number, wherever content wrote it. */
  measure?: string
}

// "20–119 ms latency in the sample records" → range, unit, words.
const pattern = /^(?:under )?(\d[\d,.]*)(?:[–-](\d[\d,.]*))?\+?(?: ([a-zµ]+(?:\/s)?))?(?: (.+))?$/i

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
