// What the owner of a site has opened beyond what every site has: site.yaml and content/root, as they are on the disk.
// Values such as the tokens of search engines are left out.

import { join } from 'node:path'
import { allowSchema, type Door } from '#schemas/allow.ts'
import { endpointsSchema } from '#schemas/form-endpoint.ts'
import { headSchema } from '#schemas/head.ts'
import { robotsSchema } from '#schemas/robots.ts'
import { type Script, scriptsSchema } from '#schemas/scripts.ts'
import { isIgnoredName, itemsIn } from '../disk/disk.ts'
import { readSettings } from './read-settings.ts'

/** What is open. What has errors is left out. */
export interface Openings {
  /** What browsers may load from other hosts. */
  doors: OpenDoor[]
  /** Scripts of other hosts on every page. */
  scripts: Pick<Script, 'name' | 'src' | 'load'>[]
  /** Where forms are posted, without what follows a question mark. */
  forms: { name: string; address: string }[]
  /** Addresses of the files of content/root. */
  rootFiles: string[]
  /** Elements that every page has in its head in addition. */
  head: string[]
  /** Rules of robots.txt. */
  robots: string[]
}

interface OpenDoor {
  door: Door | 'textAsHtml'
  /** Missing for what is not about a host. */
  host?: string
  reason: string
}

/** Reads what a content folder opens. */
export function readOpenings(content: string): Openings {
  const settings = readSettings(content)
  return {
    doors: readDoors(settings.allow),
    scripts: (scriptsSchema.safeParse(settings.scripts).data ?? []).map(({ name, src, load }) => ({ name, src, load })),
    forms: readForms(settings.endpoints),
    rootFiles: listFiles(join(content, 'root'), '').sort(),
    head: readHead(settings.head),
    robots: readRobots(settings.robots),
  }
}

function readDoors(written: unknown): OpenDoor[] {
  const allow = allowSchema.safeParse(written).data
  if (!allow) return []
  const { textAsHtml, ...hosts } = allow
  return [
    ...Object.entries(hosts).flatMap(([door, list]) => list.map((open) => ({ door: door as Door, ...open }))),
    ...(textAsHtml === undefined ? [] : [{ door: 'textAsHtml', reason: textAsHtml } as const]),
  ]
}

function readForms(written: unknown): Openings['forms'] {
  const { forms = [], ...standard } = endpointsSchema.safeParse(written).data ?? {}
  const named = Object.entries(standard).flatMap(([name, address]) => (address ? { name, address } : []))
  return [...named, ...forms].map(({ name, address }) => ({ name, address: address.replace(/\?.*$/, '') }))
}

function readHead(written: unknown): string[] {
  const { meta = [], links = [], themeColor } = headSchema.safeParse(written).data ?? {}
  return [
    ...meta.map(({ name }) => `meta ${name}`),
    ...links.map(({ rel, href }) => `link ${rel} ${href}`),
    ...(themeColor ? [`theme colours ${themeColor.light} and ${themeColor.dark}`] : []),
  ]
}

function readRobots(written: unknown): string[] {
  const robots = robotsSchema.safeParse(written).data
  if (!robots) return []
  return [{ names: ['all'], allow: robots.allow, disallow: robots.disallow }, ...robots.crawlers].flatMap(
    ({ names, allow, disallow }) => {
      const rules = [...disallow.map((path) => `not ${path}`), ...allow]
      return rules.length === 0 ? [] : [`${names.join(', ')}: ${rules.join(', ')}`]
    },
  )
}

function listFiles(folder: string, path: string): string[] {
  return itemsIn(folder).flatMap((item) => {
    if (isIgnoredName(item.name)) return []
    const below = `${path}/${item.name}`
    return item.isDirectory() ? listFiles(join(folder, item.name), below) : [below]
  })
}
