// What stands at a path, for whoever must not fail because it has gone.

import { lstatSync, type Stats } from 'node:fs'

/** Never follows a link; undefined where nothing is, or where it cannot be looked at. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch {
    return undefined
  }
}
