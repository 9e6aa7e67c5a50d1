// Settings that the live client and the panel share.

import { keepSetting } from './setting.ts'

/** Is debug mode on, and the panel open. */
export const debugMode = keepSetting<boolean>('debug', false)
/** Had the panel the focus when the page was left. */
export const panelFocus = keepSetting<boolean>('focus', false)
/** Is the panel collapsed to a strip. */
export const isFolded = keepSetting<boolean>('folded', false)
/** Does the page make room for the panel, instead of lying under it. */
export const isDocked = keepSetting<boolean>('docked', false)
/** Pixels. */
export const panelWidth = keepSetting<number>('width', 460)
export const panelTab = keepSetting<string>('tab', 'debug')
/** Are components labelled on the page. */
export const hasIdentifiers = keepSetting<boolean>('identifiers', true)
/** Id of the preset that applies to requests and to the simulation, or `off`. */
export const throttle = keepSetting<string>('throttle', 'off')
