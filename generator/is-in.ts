import { sep } from 'node:path'

/** Whether a path is a folder, or something in it. */
export function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
