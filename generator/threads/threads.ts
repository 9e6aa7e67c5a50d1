// The door of this folder: work shared between threads, and work in processes with limits. Knows no particular work.

export { type Crew, type LimitedAnswer, type Limits, openCrew } from './crew.ts'
export { type Answer, type Order, openPool, type Pool, type Series } from './pool.ts'
