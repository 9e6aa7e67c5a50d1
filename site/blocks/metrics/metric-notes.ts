// No condition of a measurement is invented: an unknown one is called "not published". A claim without an amount (a
// version, say) has no measurement to describe.

import type { Claim, Measurement } from '#schemas/claim.ts'
import { metricNotes } from '#words/blocks.ts'
import { joinList } from '../../parts/join-list.ts'

/** Notes without repetition, and the numbers (from 1, ascending) that belong to each claim. */
export interface Notes {
  notes: string[]
  numbersOf: (claim: Claim) => number[]
}

export function collectNotes(claims: readonly Claim[]): Notes {
  const notes = [...new Set(claims.flatMap(notesOf))]
  const numberOf = (note: string) => notes.indexOf(note) + 1
  return {
    notes,
    numbersOf: (claim) =>
      notesOf(claim)
        .map(numberOf)
        .sort((a, b) => a - b),
  }
}

function notesOf(claim: Claim): string[] {
  const conditions = claim.amount === undefined ? undefined : describeMeasurement(claim.measurement)
  return [claim.footnote, conditions].filter((note) => note !== undefined)
}

/** What schemas/claim.ts puts in the place of a condition that nobody has written. */
const unknown = 'not published'
const fields = Object.entries(metricNotes.fields) as [keyof Measurement, string][]

/** "Machine: AWS c5.4xlarge. Method, number of samples and date: not published." */
function describeMeasurement(measurement: Measurement): string {
  const known = fields
    .filter(([field]) => measurement[field] !== unknown)
    .map(([field, label]) => `${capitalize(label)}: ${measurement[field]}.`)
  const missing = fields.filter(([field]) => measurement[field] === unknown).map(([, label]) => label)
  const gap = missing.length === 0 ? [] : [`${capitalize(joinWords(missing))}: ${metricNotes.unknown}.`]
  return [...known, ...gap].join(' ')
}

function joinWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${joinList(parts.slice(0, -1))} ${metricNotes.and} ${parts.at(-1) ?? ''}`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
