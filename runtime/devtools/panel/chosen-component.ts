// The component a person has pointed at: chosen by its mark on the page or in the list. Empty when there is none.

import { keepSetting } from '../setting.ts'

/** Kind and id, `block home-hero`. */
export const chosenComponent = keepSetting<string>('component', '')
