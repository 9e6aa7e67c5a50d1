// Content of a collection that site.yaml switches off is no mistake: a build leaves it out and says nothing. A command
// that has just written such a file has to say so.

import { join } from 'node:path'
import { collectionNames } from '#schemas/article-collections.ts'
import { relativePath } from '../report/report.ts'
import { readContentFile } from '../save/save.ts'
import { parseYaml } from '../yaml/yaml.ts'

export interface SwitchedOff {
  /** Collections, by name. */
  names: string[]
  /** A line for people about each. */
  notes: string[]
}

/** The collections of some content files that site.yaml switches off. `files` are relative to the content folder. */
export function findSwitchedOff(
  files: readonly string[],
  { content, workingDirectory }: { content: string; workingDirectory: string },
): SwitchedOff {
  const read = readContentFile({ folder: content, file: 'site.yaml' })
  if (!('bytes' in read)) return { names: [], notes: [] }
  const { data, locate } = parseYaml(new TextDecoder().decode(read.bytes))
  const features = (data as { features?: Readonly<Record<string, unknown>> | null } | null | undefined)?.features
  const names = collectionNames.filter(
    (name) => features?.[name] === false && files.some((file) => file.startsWith(`${name}/`)),
  )
  const shown = (path: string) => relativePath(join(content, path), workingDirectory)
  const notes = names.map((name) => {
    const key = `features.${name}`
    const { line, column } = locate(key.split('.'))
    const place = `${shown('site.yaml')}:${line}:${column}`
    return `the site does not show ${shown(name)}, because ${place} switches ${key} off; set ${key} to true`
  })
  return { names, notes }
}
