// The door of this folder: work shared between threads. Knows no particular work.

export { type Answer, type Order, openPool, type Pool } from './pool.ts'
