// Claims: figures written once in content/data/claims.yaml and printed wherever a text says {claim:id}.
// References are replaced in parsed YAML before the schemas see it, so that later stages meet the printed figure only.

import type { Claim } from '#schemas/claim.ts'
import { claimPattern } from '../markdown/markdown.ts'
import { type FindNearest, openNearest } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import type { PathProblem } from './apply-schema.ts'

/** Printed text by claim id. */
export type PrintedClaims = Readonly<Record<string, string>>

/** "42 ms", "100,000+ sessions", "99.99%". */
export function printClaim(claim: Pick<Claim, 'value' | 'unit'>): string {
  return claim.unit === undefined ? claim.value : `${claim.value} ${claim.unit}`
}

/** A copy of `data` with every {claim:id} replaced. Unknown ids are problems and stay as they are. */
export function applyClaims(data: unknown, claims: PrintedClaims): { data: unknown; problems: PathProblem[] } {
  const problems: PathProblem[] = []
  const ids = Object.keys(claims)
  const nearest = openNearest()
  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{claim:')) return value
      const place = placesIn(value)
      return value.replace(claimPattern, (whole, id: string, offset: number) => {
        const printed = Object.hasOwn(claims, id) ? claims[id] : undefined
        if (printed !== undefined) return printed
        problems.push({ problem: unknownClaim(id, ids, nearest), path, onKey: false, inText: place(offset) })
        return whole
      })
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]))
    return value
  }
  return { data: walk(data, []), problems }
}

/** Line and column, from 0, of offsets that only grow: the text is read once. */
function placesIn(text: string): (offset: number) => { line: number; column: number } {
  let line = 0
  let start = 0
  let end = text.indexOf('\n')
  return (offset) => {
    while (end >= 0 && end < offset) {
      line++
      start = end + 1
      end = text.indexOf('\n', start)
    }
    return { line, column: offset - start }
  }
}

/** The problem of a reference to a claim that is not defined. */
export function unknownClaim(id: string, known: readonly string[], nearest: FindNearest): PathProblem['problem'] {
  const near = nearest(id, known)
  return {
    code: 'unknown-claim',
    severity: 'error',
    message: `there is no claim "${id}"`,
    hint: near ? `did you mean "${near}"?` : 'claims are listed in data/claims.yaml',
  }
}
