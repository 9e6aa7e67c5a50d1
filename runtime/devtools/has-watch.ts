import { holdValue } from './setting.ts'

/** Does the watch answer: is its event stream open. */
export const hasWatch = holdValue<boolean>(true)
