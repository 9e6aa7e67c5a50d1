// Paths that custom code and styles name. Code may put an address together, so a folder stands for all in it.

import { readFile } from 'node:fs/promises'

/** Whether custom code names a path of the site, or the folder of an asset. */
export type NamesPath = (path: string) => boolean

/** Reads these files of custom code. Only folders below `top` stand for what is in them. */
export async function readOwnPaths(files: readonly string[], top = '/'): Promise<NamesPath> {
  const names = new Set<string>()
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '')
    for (const [, path = ''] of text.matchAll(/["'`(](\/[^"'`()\s?#$]*)/g)) names.add(path)
  }
  return (path) => {
    if (names.has(path)) return true
    const steps = path.split('/').slice(1, -1)
    return steps.some((_, index) => {
      const folder = `/${steps.slice(0, index + 1).join('/')}`
      if (folder.length < top.length) return false
      return names.has(`${folder}/`) || (folder.startsWith('/assets') && names.has(folder))
    })
  }
}
