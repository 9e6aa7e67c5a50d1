// What a careful reader must know beside each figure. In: claims. Out: notes without repetition, and the numbers each claim refers to.
// Never invents a condition: an unknown one is called not published. A claim that is no amount (a version, say) has no measurement to describe.

import type { Claim, Measurement } from '#schemas/claim.ts'

export interface Notes {
  notes: string[]
  numbersOf: (claim: Claim) => number[]
}

export function collectNotes(claims: readonly Claim[]): Notes {
  const notes = [...new Set(claims.flatMap(notesOf))]
  return { notes, numbersOf: (claim) => notesOf(claim).map((note) => notes.indexOf(note) + 1) }
}

function notesOf(claim: Claim): string[] {
  const conditions = claim.amount === undefined ? undefined : describeMeasurement(claim.measurement)
  return [claim.footnote, conditions].filter((note) => note !== undefined)
}

const unknown = 'not published'
const fields: [keyof Measurement, string][] = [
  ['machine', 'machine'],
  ['method', 'method'],
  ['samples', 'number of samples'],
  ['date', 'date'],
]

/** "Machine: AWS c5.4xlarge. Method, number of samples and date: not published." */
export function describeMeasurement(measurement: Measurement): string {
  const known = fields
    .filter(([field]) => measurement[field] !== unknown)
    .map(([field, label]) => `${capitalize(label)}: ${measurement[field]}.`)
  const missing = fields.filter(([field]) => measurement[field] === unknown).map(([, label]) => label)
  const gap = missing.length === 0 ? [] : [`${capitalize(joinWords(missing))}: ${unknown}.`]
  return [...known, ...gap].join(' ')
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
