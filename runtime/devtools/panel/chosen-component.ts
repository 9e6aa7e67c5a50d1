import { keepSetting } from '../setting.ts'

/** The component chosen by its mark on the page or in the list: kind and id, e.g. `block home-hero`. '' for none. */
export const chosenComponent = keepSetting<string>('component', '')
