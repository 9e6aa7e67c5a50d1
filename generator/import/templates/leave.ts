import type { GoValue } from './values.ts'

/** Ends a loop, or a template that returns a value. */
export class Leave extends Error {
  readonly how: 'break' | 'continue' | 'return'
  readonly value: GoValue
  constructor(how: 'break' | 'continue' | 'return', value?: GoValue) {
    super(how)
    this.how = how
    this.value = value
  }
}
