// The door of this folder: files of the content get other names or go, and everything that names them follows.

export { type FileChange, type MovePlan, type MoveRequest, Refusal } from './model.ts'
export { openPlanning } from './open-planning.ts'
export { planMove } from './plan-move.ts'
export { writeChanges } from './write-plan.ts'
