// Two content folders and one output folder: the second build replaces the site of the first, most often because of a
// forgotten --out. What is there is read from the files: who has built it may have another cache.

import { closeSync, constants, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '#schemas/site.ts'
import type { Places } from '../config/config.ts'
import { manifestName, statOf } from '../disk/disk.ts'
import type { Problem } from '../problem.ts'
import { relativePath } from '../report/report.ts'
import { cutText } from '../text.ts'

/** A site in an output folder. */
export interface PublishedSite {
  name: string
  origin: string
}

/** The code of the warning. A build says it once: afterwards the folder has its own site. */
export const replacedCode = 'replaced-site'

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
/** The name of a site and the first address of a sitemap come earlier. */
const begin = 8192

/** The site that a build has written to a folder; undefined if there is none, or nothing says which it is. */
export function readPublishedSite(out: string): PublishedSite | undefined {
  if (!statOf(join(out, manifestName))?.isFile()) return undefined
  const name = readName(readBegin(join(out, 'site.webmanifest')))
  const origin = readOrigin(readBegin(join(out, 'sitemap.xml')))
  return name === undefined || origin === undefined ? undefined : { name, origin }
}

function readName(text: string): string | undefined {
  try {
    const { name } = Object(JSON.parse(text)) as { name?: unknown }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}

function readOrigin(sitemap: string): string | undefined {
  const [, rest = ''] = sitemap.split('<loc>', 2)
  const [address = ''] = rest.split('</loc>', 1)
  return URL.canParse(address) ? new URL(address).origin : undefined
}

// Without O_NONBLOCK a pipe in place of the file would block.
function readBegin(path: string): string {
  try {
    const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    const bytes = Buffer.alloc(begin)
    try {
      return bytes.toString('utf8', 0, readSync(file, bytes, 0, begin, 0))
    } finally {
      closeSync(file)
    }
  } catch {
    return ''
  }
}

/** Warns of a site with another name and another address. One that has changed one of them only is the same site. */
export function checkReplacedSite(
  { name, origin }: PublishedSite,
  site: Pick<Site, 'name' | 'url'>,
  { out, workingDirectory }: Pick<Places, 'out' | 'workingDirectory'>,
): Problem[] {
  if (name === site.name || origin === new URL(site.url).origin) return []
  const folder = relativePath(out, workingDirectory)
  return [
    {
      code: replacedCode,
      severity: 'warning',
      message: `${folder} has another site, "${cutText(name, 60)}" (${cutText(origin, 60)}), and this one replaces it`,
      hint: 'build one of the two into another folder with --out; if the old site is not needed, nothing is to be done',
    },
  ]
}
