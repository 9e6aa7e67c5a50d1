// `libretto new block|widget|collection|layout NAME`: code of the site's own to start from.

import { join } from 'node:path'
import { slugPattern } from '#schemas/primitives.ts'
import { placeNewFile } from '../disk/disk.ts'
import { UsageError } from '../errors.ts'
import { listNames, nearestName } from '../problem.ts'
import { componentName, isTakenCollection, layoutParts } from '../render/render.ts'
import type { CodeKind } from './code-kinds.ts'
import { blockStarter, type CodeName, collectionStarter, layoutStarter, widgetStarter } from './code-starters.ts'
import { readSettings } from './read-settings.ts'

/**
 * Writes the files, and returns their paths. `own` is the folder of custom code. Throws UsageError for a name that code
 * cannot have, and for a file that exists.
 */
export function createCode(
  kind: CodeKind,
  name: string,
  { own, content, now }: { own: string; content: string; now: number },
): string[] {
  if (kind === 'collection') refuseLanguage(name, content)
  return Object.entries(filesOf(kind, name, now)).map(([path, text]) => {
    const [folder, root] = path.startsWith('content/') ? ['content/', content] : ['site/', own]
    const file = path.slice(folder.length)
    placeNewFile(root, file, text)
    return join(root, file)
  })
}

/** The folder of a language in content/ cannot be that of a collection. */
function refuseLanguage(name: string, content: string): void {
  const { language, languages } = readSettings(content)
  const tags = [language, ...(Array.isArray(languages) ? languages : [])]
  const isTaken = tags.some((tag) => typeof tag === 'string' && tag.toLowerCase() === name)
  if (!isTaken) return
  const reason = `"${name}" is a language of the site, and content/${name}/ is the folder of its pages`
  throw new UsageError(`${reason}; choose another name`)
}

function filesOf(kind: CodeKind, name: string, now: number): Readonly<Record<string, string>> {
  if (kind === 'layout') return layoutStarter(name, partOf(name))
  const code = nameOf(kind, name)
  if (kind === 'block') return blockStarter(code)
  if (kind === 'widget') return widgetStarter(code)
  if (isTakenCollection(name)) throw new UsageError(`the name "${name}" is taken; choose another`)
  const noun = name.replaceAll('-', ' ').replace(/(?<=[a-z\d])s$/, '')
  return collectionStarter(code, { noun, day: new Date(now).toISOString().slice(0, 10) })
}

/** The component of a part of the layout. */
function partOf(name: string): string {
  const parts: Readonly<Record<string, string>> = layoutParts
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (part !== undefined) return part
  const names = Object.keys(parts)
  const near = nearestName(name, names)
  throw new UsageError(
    `there is no part "${name}"; ${near ? `did you mean "${near}"?` : `parts: ${listNames(names, names.length)}`}`,
  )
}

function nameOf(kind: CodeKind, name: string): CodeName {
  // `PriceList` as well as `price-list`.
  const slug = kind === 'widget' ? name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase() : name
  if (!slugPattern.test(slug) || /^\d/.test(slug))
    throw new UsageError(`"${name}" cannot be the name of a ${kind}: use lower-case words joined by hyphens`)
  // Blocks whose type nobody knows have this one.
  if (kind === 'block' && slug === 'unknown') throw new UsageError(`the name "${name}" is taken; choose another`)
  const title = slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  return { slug, component: componentName(slug), title }
}
