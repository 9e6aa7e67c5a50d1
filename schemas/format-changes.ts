// What newer versions of Libretto call keys of content files. A key with a new name stays readable under the old one
// until a date, as a problem with the code `renamed-key`; `libretto upgrade` rewrites it.

/** A key that has a new name. */
export interface RenamedKey {
  /** The version that brought the new name. */
  version: string
  /** Until when versions of Libretto read the old name, as YYYY-MM-DD. */
  until: string
  /** Files that have the key, below the folder of a language: a path, or a folder with a slash at its end. */
  file: string
  /** Keys from the root to the old name. A star stands for each item of a list, or each value of a mapping. */
  path: readonly [string, ...string[]]
  /** The new name. */
  to: string
}

/** All that have a new name, oldest first. */
export const renamedKeys: readonly RenamedKey[] = []
