// What can be wrong with a block beside its values.

import type { Problem } from '../problem.ts'

/** A problem without its place. */
export type Found = Pick<Problem, 'code' | 'severity' | 'message' | 'hint'>

/** A block with the id of a part that every page has. */
export function reservedId(id: string): Found {
  return {
    code: 'reserved-id',
    severity: 'error',
    message: `the id "${id}" belongs to a part that every page has`,
    hint: 'give the block another id',
  }
}

/** A block with the id of another one. */
export function duplicateId(id: string): Found {
  return {
    code: 'duplicate-id',
    severity: 'error',
    message: `the block id "${id}" is used twice on this page`,
    hint: 'give one of them another id',
  }
}

/** A second list that goes on at further addresses. */
export const secondPagedList: Found = {
  code: 'second-paged-list',
  severity: 'error',
  message: 'this page has another list with "paged" above this one',
  hint: 'take "paged" out of one of them: both would go on at the same address',
}
