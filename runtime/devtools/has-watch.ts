// Does the watch answer: its stream of events is open. In: what the live client hears. Out: a value to follow. Not remembered anywhere.

import { holdValue } from './setting.ts'

export const hasWatch = holdValue<boolean>(true)
