// The code that the manual shows, as files of sites: every page of the manual is a site of its own. A file that a page
// shows twice makes another version of the site.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libretto } from './mini-site.ts'
import { type Fence, readFences } from './read-fences.ts'

const manual = join(libretto, 'docs/content/docs')

export interface ManualSite {
  /** Page and version, e.g. `extend/more` and `extend/more-2`. */
  name: string
  /** Text by path. */
  files: Readonly<Record<string, string>>
}

/** All code blocks with a file name, by page. */
export function readManualFences(): Map<string, Fence[]> {
  const pages = readdirSync(manual, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('reference/'))
    .sort()
  // What is in src/ only shows how code looks in a text.
  const titled = (file: string) =>
    readFences(readFileSync(join(manual, file), 'utf8')).filter(({ title = 'src/' }) => !title.startsWith('src/'))
  return new Map(pages.map((file) => [file.replace(/\.md$/, ''), titled(file)]))
}

/** The sites of all pages that show code of their own. */
export function readManualSites(): ManualSite[] {
  return [...readManualFences()].flatMap(([page, fences]) => {
    if (!fences.some(({ title = '' }) => /\.[jt]sx?$/.test(title))) return []
    const versions: Record<string, string>[] = [{}]
    for (const { title = '', text } of fences) {
      if (Object.hasOwn(versions.at(-1) ?? {}, title)) versions.push({ ...versions.at(-1) })
      Object.assign(versions.at(-1) ?? {}, { [title]: text })
    }
    return versions.map((files, index) => ({ name: index === 0 ? page : `${page}-${index + 1}`, files }))
  })
}
