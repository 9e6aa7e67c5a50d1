// Checks one page by the schemas. Ids across pages, links and everything else that needs the whole site is checked by
// the build.

import { pageSchema } from '#schemas/page.ts'
import {
  applyClaims,
  blockSchemaOf,
  checkData,
  type OwnSchemas,
  type PathProblem,
  type PrintedClaims,
} from '../read/read.ts'

/** A fault of a page with its place: `blocks.2.title`. */
export interface PageFault {
  path: string
  message: string
  hint: string
}

/** Every fault of a page. */
export function findPageFaults(raw: unknown, claims: PrintedClaims, ownSchemas: OwnSchemas): PageFault[] {
  const { data, problems } = applyClaims(raw ?? {}, claims)
  const faults = problems.map((problem) => toFault(problem, []))
  const head = checkData(pageSchema, data)
  if ('problems' in head) for (const problem of head.problems) faults.push(toFault(problem, []))
  const { blocks } = data as { blocks?: unknown }
  if (!Array.isArray(blocks)) return faults
  const seen = new Set<unknown>()
  for (const [index, block] of blocks.entries()) {
    const { id, type } = (block ?? {}) as { id?: unknown; type?: unknown }
    const at = ['blocks', index]
    if (typeof type !== 'string')
      faults.push({
        path: [...at, 'type'].join('.'),
        message: 'a block needs a type',
        hint: 'name one of the block types',
      })
    else {
      const schema = blockSchemaOf(type, ownSchemas.blocks)
      const checked = schema && checkData(schema, block)
      if (checked && 'problems' in checked) for (const problem of checked.problems) faults.push(toFault(problem, at))
    }
    if (id !== undefined && seen.has(id))
      faults.push({
        path: [...at, 'id'].join('.'),
        message: `the block id "${String(id)}" is used twice on this page`,
        hint: 'give one of them another id',
      })
    seen.add(id)
  }
  return faults
}

/** The first fault that a change adds. */
export function findNewFault(before: readonly PageFault[], after: readonly PageFault[]): PageFault | undefined {
  const known = new Map<string, number>()
  for (const { message } of before) known.set(message, (known.get(message) ?? 0) + 1)
  return after.find(({ message }) => {
    const left = known.get(message) ?? 0
    known.set(message, left - 1)
    return left <= 0
  })
}

function toFault({ problem, path }: PathProblem, base: readonly PropertyKey[]): PageFault {
  return {
    path: [...base, ...path].map(String).join('.'),
    message: problem.message,
    hint: problem.hint ?? 'correct the value',
  }
}
