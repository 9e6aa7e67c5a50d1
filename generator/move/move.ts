// The door of this folder: files of the content are made, get other names or go, and everything that names them
// follows.

export { OutdatedPlan, openArranging } from './arrange.ts'
export { createEntry } from './create-entry.ts'
export { type FileChange, type MovePlan, Refusal } from './model.ts'
export { openPlanning } from './open-planning.ts'
export { planMove } from './plan-move.ts'
export { writeChanges } from './write-plan.ts'
