// Modules of custom code that are not where Libretto looks for them, e.g. site/blocks/quote.tsx. What other custom code
// imports is a helper.

import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { pathFrom } from '../../paths.ts'
import { listNames, nearestName, type Problem } from '../../problem.ts'
import { layoutParts } from './own-lists.ts'

/** A module that no part of the site uses, and the path that it must have. */
interface Misplaced {
  /** From the folder of custom code. */
  path: string
  remedy: string
}

/** Warnings about such modules among the files of custom code. Their files are relative to the content folder. */
export async function findMisplaced(
  files: readonly string[],
  { own, content }: { own: string | undefined; content: string },
): Promise<Problem[]> {
  if (own === undefined) return []
  const paths = new Set(files.map((file) => pathFrom(own, file)))
  const suspects = [...paths].sort().flatMap((path) => explainPlace(path, paths, basename(own)) ?? [])
  if (suspects.length === 0) return []
  const imported = await readImportedNames(files)
  return suspects
    .filter(({ path }) => !imported.has(nameOf(path)))
    .map(({ path, remedy }) => ({
      code: 'misplaced-code',
      severity: 'warning',
      message: 'no part of the site uses this module',
      hint: `${remedy}, or import it where it is needed`,
      file: relative(content, join(own, path)),
    }))
}

function explainPlace(path: string, paths: ReadonlySet<string>, own: string): Misplaced | undefined {
  // Files such as quote.test.tsx are for tools.
  const [, part = '', folder, name = '', ending] = /^(\w+)\/(?:([^/]+)\/)?([^/.]+)\.([jt]sx?)$/.exec(path) ?? []
  // Without the x at its end, a module is one for others, unless it has the name of a part.
  const isPart = part === 'layout' ? Object.hasOwn(layoutParts, name) : folder === name
  if (!ending?.endsWith('x') && !isPart) return undefined
  if (part === 'blocks' || part === 'widgets') {
    const right = (owner: string) => `${part}/${owner}/${owner}.tsx`
    if (paths.has(right(folder ?? name))) return undefined
    const noun = part === 'blocks' ? 'block' : 'widget'
    return { path, remedy: `move it to ${own}/${right(folder ?? name)} to make it a ${noun}` }
  }
  if (part === 'collections' && folder !== undefined)
    return { path, remedy: `move it to ${own}/collections/${folder}.tsx to make it a collection` }
  const known = Object.keys(layoutParts)
  if (part !== 'layout' || folder !== undefined || known.some((each) => path === `layout/${each}.tsx`)) return undefined
  if (name === 'head') return { path, remedy: 'write what every page says in its head as head in site.yaml' }
  const near = nearestName(name, known)
  if (near) return { path, remedy: `name it ${own}/layout/${near}.tsx` }
  return { path, remedy: `name it as a part of the layout, in ${own}/layout/: ${listNames(known, known.length)}` }
}

/** Names of modules in the paths that code imports. */
async function readImportedNames(files: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '')
    for (const [, path = ''] of text.matchAll(/["'`](\.{1,2}\/[^"'`\n]*)["'`]/g)) names.add(nameOf(path))
  }
  return names
}

function nameOf(path: string): string {
  return basename(path).replace(/\.[jt]sx?$/, '')
}
