// Header, footer, profiles, logo and edit link of the old site → navigation.yaml and keys of site.yaml.

import { posix } from 'node:path'
import { stringify } from 'yaml'
import { isSafeHref } from '#schemas/primitives.ts'
import { isExternal } from '../../links/links.ts'
import { listNames } from '../../problem.ts'
import type { FrameItem, FrameLink, ImportedFile, Loss, SiteFacts } from '../source/model.ts'
import { slugOf } from '../source/page-names.ts'
import type { Assets } from '../source/place-assets.ts'
import type { Draft } from './draft-pages.ts'
import { openRoutes } from './open-routes.ts'
import type { Menu } from './resolve-menu.ts'

interface FrameOptions {
  facts: SiteFacts
  drafts: readonly Draft[]
  menu: Menu
  /** All files of the folder. */
  files: readonly string[]
  /** Folders in which a file that the configuration names may be. */
  fileFolders: readonly string[]
  assets: Assets
  /** The configuration. */
  config: string
  lose: (loss: Loss) => void
}

type Values = Record<string, unknown>

/** The keys of site.yaml and the file of the navigation. */
export function planFrame(options: FrameOptions): { site: Values; navigation: ImportedFile[] } {
  const { facts, drafts, menu, config, lose } = options
  const { frame } = facts
  const routeOf = openRoutes(drafts, facts)
  const lost: string[] = []
  const follow = (links: readonly FrameLink[]) =>
    links.flatMap(({ label, href }) => {
      const target = isExternal(href) && !href.startsWith('doc:') ? href : routeOf(href)
      if (target !== undefined && isSafeHref(target)) return [{ label, href: target }]
      lost.push(`"${label}"`)
      return []
    })
  const groups = (items: readonly FrameItem[]) =>
    items.flatMap(({ label, href, items: inner }) => {
      const [own] = href === undefined ? [] : follow([{ label, href }])
      const children = withIds(follow(inner))
      if (!own && children.length === 0) return []
      return [{ label, ...(own ? { href: own.href } : {}), ...(children.length > 0 ? { children } : {}) }]
    })
  const main = withIds(groups(frame.main))
  const columns = withIds(groups(frame.footer).filter(({ children }) => children !== undefined))
  const slim = withIds(beside(menu).map(({ label, children }) => ({ label, children: withIds(follow(children)) })))
  const linked = new Set(
    [...main, ...columns].flatMap(({ href, children = [] }) => [href, ...children.map((each) => each.href)]),
  )
  const { social, others } = sortProfiles(frame.social)
  const footer = withoutEmpty({ columns, slim: slim.filter(({ children }) => children.length > 0) })
  const external = withIds(follow(others.filter(({ href }) => !linked.has(href))))
  const note = frame.note === undefined ? {} : { note: frame.note }
  const below = { ...footer, ...note, ...withoutEmpty({ external }) }
  const navigation = { ...withoutEmpty({ main }), ...(Object.keys(below).length > 0 ? { footer: below } : {}) }
  loseLinks([...new Set(lost)], lose)
  for (const key of frame.lost ?? [])
    lose({
      code: 'import-lost',
      message: `the text of "${key}" in the configuration`,
      hint: 'write it in navigation.yaml, or on a page',
    })
  const bytes = new TextEncoder().encode(stringify(navigation, { lineWidth: 0 }))
  return {
    site: { ...withoutEmpty({ social }), ...planPictures(options), ...planEdit(options) },
    navigation:
      Object.keys(navigation).length === 0 ? [] : [{ path: 'navigation.yaml', bytes, from: config, kind: 'folder' }],
  }
}

/** How many of the links that lead nowhere are named. */
const mostNamed = 5

function loseLinks(labels: readonly string[], lose: FrameOptions['lose']): void {
  if (labels.length === 0) return
  const links = labels.length === 1 ? 'a link' : `${labels.length} links`
  lose({
    code: 'import-lost',
    message: `${links} of the menus without a page here: ${listNames(labels.slice(0, mostNamed))}`,
    hint: 'write them in navigation.yaml once the pages are there',
  })
}

function withoutEmpty(values: Readonly<Record<string, readonly unknown[] | Values>>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Object.keys(value).length > 0))
}

function withIds<Item extends { label: string }>(items: readonly Item[]): (Item & { id: string })[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    const slug = slugOf(item.label)
    const plain = /^[a-z]/.test(slug) ? slug : `link-${slug}`
    const id = taken.has(plain) ? `${plain}-${index + 1}` : plain
    taken.add(id)
    return { id, ...item }
  })
}

/** Links of the side bar to other sites, by their groups. */
function beside({ links }: Menu): { label: string; children: FrameLink[] }[] {
  const found = new Map<string, FrameLink[]>()
  for (const { label, href, group = 'More' } of links) {
    const name = group === '' ? 'More' : group
    found.set(name, [...(found.get(name) ?? []), { label, href }])
  }
  return [...found].map(([label, children]) => ({ label, children }))
}

const profileHosts = {
  github: /^https:\/\/(?:www\.)?github\.com\/[^/]+/,
  twitter: /^https:\/\/(?:www\.)?(?:twitter|x)\.com\/[^/]+$/,
  linkedin: /^https:\/\/(?:www\.)?linkedin\.com\/.+/,
} as const

function sortProfiles(addresses: readonly string[]): { social: Record<string, string>; others: FrameLink[] } {
  const social: Record<string, string> = {}
  const others: FrameLink[] = []
  for (const href of addresses.map((each) => each.replace(/\/$/, ''))) {
    const name = Object.entries(profileHosts).find(([, pattern]) => pattern.test(href))?.[0]
    if (name !== undefined) social[name] ??= href
    else if (URL.canParse(href) && !others.some((other) => other.href === href))
      others.push({ label: new URL(href).hostname.replace(/^www\./, '') || href, href })
  }
  return { social, others }
}

/** Pictures of the configuration: a mark beside the name, and the icon. */
function planPictures({ facts, files, fileFolders, assets, lose }: FrameOptions): Values {
  const { logo, favicon } = facts.frame
  const all = new Set(files)
  const take = (written: string, what: string): string | undefined => {
    if (isExternal(written)) return undefined
    const bare = written.replace(/^\.?\/+/, '')
    const file = fileFolders.map((folder) => posix.join(folder, bare)).find((path) => all.has(path))
    const taken = file === undefined ? undefined : assets.take(file)
    if (taken && 'path' in taken) return `/${taken.path}`
    lose({
      code: 'import-lost',
      message: `the ${what} "${written}" of the configuration`,
      hint: `put the picture into content/assets, and name it in site.yaml`,
    })
    return undefined
  }
  const mark = logo !== undefined && /\.(?:svg|png|jpe?g)$/i.test(logo) ? take(logo, 'logo') : undefined
  const icon = favicon !== undefined && /\.(?:svg|png|ico)$/i.test(favicon) ? take(favicon, 'icon') : undefined
  return { ...(mark === undefined ? {} : { mark }), ...(icon === undefined ? {} : { favicon: icon }) }
}

/** The content folder is in the repository of the old site, as a rule at its top. */
function planEdit({ facts }: FrameOptions): Values {
  const [, top] =
    /^(https:\/\/[^/]+\/.+?\/(?:-\/)?(?:edit|blob|tree|raw)\/[^/:]+)/.exec(facts.frame.editUrl ?? '') ?? []
  return top === undefined ? {} : { editUrl: `${top.replace(/\/(?:blob|tree|raw)\//, '/edit/')}/content` }
}
