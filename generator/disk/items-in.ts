import { type Dirent, readdirSync } from 'node:fs'

/** What is in a folder; nothing if the folder cannot be read. */
export function itemsIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
