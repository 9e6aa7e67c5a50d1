// Header, footer, profiles, logo and edit link of the old site, as each tool's configuration has them.

import { isKind } from '../code/values.ts'
import type { Frame, FrameItem, FrameLink } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import type { Configured } from './configured.ts'
import { starlightOptions } from './read-menus.ts'
import { itemsOf, mappingOf, valueAt, wordsAt } from './values-of.ts'

type Data = Readonly<Record<string, unknown>>

/** Reads what is around a page. */
export function readFrame(tool: Tool, { data, facts }: Pick<Configured, 'data' | 'facts'>): Frame {
  const read = { docusaurus: ofDocusaurus, vitepress: ofVitepress, starlight: ofStarlight, markdown: ofMkdocs } as const
  if (tool === 'hugo') return ofHugo(data, facts.language ?? 'en')
  if (tool === 'jekyll' || tool === 'eleventy') return ofJekyll(data)
  return read[tool](data)
}

function withTexts(texts: Readonly<Record<string, string | undefined>>): Partial<Frame> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}

/** Links by the first key that each has. */
function linkOf(item: unknown, labels: readonly string[], targets: readonly string[]): FrameLink[] {
  const label = labels.map((key) => wordsAt(item, key)).find((each) => each !== undefined)
  const href = targets.map((key) => wordsAt(item, key)).find((each) => each !== undefined)
  return label === undefined || href === undefined ? [] : [{ label, href }]
}

function ofDocusaurus(data: Data): Frame {
  const { navbar, footer } = mappingOf(data.themeConfig)
  const link = (item: unknown): FrameLink[] => {
    const { type, docId, sidebarId } = mappingOf(item)
    const label = wordsAt(item, 'label')
    if (type === 'docSidebar' && label !== undefined) return [{ label, href: `bar:${String(sidebarId)}` }]
    if (type === 'doc' && typeof docId === 'string' && label !== undefined) return [{ label, href: `doc:${docId}` }]
    return linkOf(item, ['label'], ['to', 'href'])
  }
  const main = itemsOf(valueAt(navbar, 'items')).flatMap((item): FrameItem[] => {
    const items = itemsOf(valueAt(item, 'items')).flatMap(link)
    const label = wordsAt(item, 'label')
    if (items.length > 0 && label !== undefined) return [{ label, items }]
    return link(item).map((each) => ({ ...each, items: [] }))
  })
  const columns = itemsOf(valueAt(footer, 'links')).flatMap((column): FrameItem[] => {
    const items = itemsOf(valueAt(column, 'items')).flatMap(link)
    return items.length === 0 ? [] : [{ label: wordsAt(column, 'title') ?? 'More', items }]
  })
  const loose = itemsOf(valueAt(footer, 'links')).flatMap(link)
  const all = main.flatMap(({ href, items }) => [href ?? '', ...items.map((item) => item.href)])
  const edit = itemsOf(data.presets).map((preset) => wordsAt(itemsOf(preset)[1], 'docs', 'editUrl'))
  return {
    main,
    footer: loose.length === 0 ? columns : [...columns, { label: 'More', items: loose }],
    social: all.filter((href) => /^https?:/.test(href)),
    lost: lostTexts({
      'themeConfig.announcementBar.content': valueAt(data.themeConfig, 'announcementBar', 'content'),
      'themeConfig.footer.copyright': codeOf(valueAt(footer, 'copyright')),
      'themeConfig.footer.links.html': itemsOf(valueAt(footer, 'links')).flatMap((column) =>
        itemsOf(valueAt(column, 'items')).flatMap((item) => valueAt(item, 'html') ?? []),
      )[0],
    }),
    ...withTexts({
      note: plainNote(valueAt(footer, 'copyright')),
      logo: wordsAt(navbar, 'logo', 'src'),
      logoDark: wordsAt(navbar, 'logo', 'srcDark'),
      favicon: wordsAt(data, 'favicon'),
      editUrl: edit.find((each) => each !== undefined),
    }),
  }
}

/** What footers write as entities. */
const signs: Readonly<Record<string, string>> = {
  copy: '©',
  reg: '®',
  trade: '™',
  amp: '&',
  nbsp: ' ',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
}

/** The keys of texts that have no place in the new site. */
function lostTexts(texts: Data): string[] {
  return Object.keys(texts).filter((key) => texts[key] !== undefined)
}

/** A text that code makes a part of. */
function codeOf(value: unknown): unknown {
  return plainNote(value) === undefined ? value : undefined
}

/** A line of a footer without its HTML; undefined if code makes a part of it. */
function plainNote(value: unknown): string | undefined {
  if (typeof value !== 'string' || isKind(value, 'partial')) return undefined
  const words = value
    .replace(/<\/?(?:br|p|div|li)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => (Object.hasOwn(signs, name) ? (signs[name] ?? whole) : whole))
  const plain = words.replace(/\s+/g, ' ').trim()
  return plain === '' || plain.includes('{') ? undefined : plain
}

function ofVitepress(data: Data): Frame {
  const root = valueAt(data, 'locales', 'root', 'themeConfig')
  const theme = { ...mappingOf(root), ...mappingOf(data.themeConfig) }
  const link = (item: unknown): FrameLink[] => {
    const inner = itemsOf(valueAt(item, 'items'))
    return inner.length > 0 ? inner.flatMap(link) : linkOf(item, ['text'], ['link'])
  }
  const main = itemsOf(theme.nav).flatMap((item): FrameItem[] => {
    const label = wordsAt(item, 'text')
    if (label === undefined) return []
    const href = wordsAt(item, 'link')
    const items = itemsOf(valueAt(item, 'items')).flatMap(link)
    return href === undefined && items.length === 0 ? [] : [{ label, items, ...(href === undefined ? {} : { href }) }]
  })
  const links = itemsOf(theme.socialLinks).map((item) => wordsAt(item, 'link'))
  const icon = itemsOf(data.head).map((tag) => {
    const attributes = itemsOf(tag)[1]
    return /^(?:shortcut )?icon$/.test(wordsAt(attributes, 'rel') ?? '') ? wordsAt(attributes, 'href') : undefined
  })
  const logo = theme.logo
  const written = ['message', 'copyright'].map((key) => valueAt(theme, 'footer', key))
  const notes = written.flatMap((text) => plainNote(text) ?? [])
  const others = Object.entries(mappingOf(data.locales)).map(([key, value]) => [
    `locales.${key}.themeConfig.nav`,
    key === 'root' ? undefined : valueAt(value, 'themeConfig', 'nav'),
  ])
  return {
    lost: lostTexts({ 'themeConfig.footer': written.find((text) => codeOf(text)), ...Object.fromEntries(others) }),
    main,
    footer: [],
    social: links.filter((each) => each !== undefined),
    ...withTexts({
      note: notes.length === 0 ? undefined : notes.join(' '),
      logo: typeof logo === 'string' ? logo : (wordsAt(logo, 'light') ?? wordsAt(logo, 'src')),
      logoDark: wordsAt(logo, 'dark'),
      favicon: icon.find((each) => each !== undefined),
      editUrl: wordsAt(theme, 'editLink', 'pattern'),
    }),
  }
}

function ofStarlight(data: Data): Frame {
  const options = starlightOptions(data)
  const { social } = options
  const links = Array.isArray(social) ? social.map((item) => wordsAt(item, 'href')) : Object.values(mappingOf(social))
  return {
    main: [],
    footer: [],
    lost: lostTexts({ 'banner.content': valueAt(options, 'banner', 'content') }),
    social: links.filter((each): each is string => typeof each === 'string'),
    ...withTexts({
      logo: wordsAt(options, 'logo', 'src') ?? wordsAt(options, 'logo', 'light'),
      logoDark: wordsAt(options, 'logo', 'dark'),
      favicon: wordsAt(options, 'favicon'),
      editUrl: wordsAt(options, 'editLink', 'baseUrl'),
    }),
  }
}

function ofMkdocs(data: Data): Frame {
  const repository = wordsAt(data, 'repo_url')
  const links = itemsOf(valueAt(data, 'extra', 'social')).map((item) => wordsAt(item, 'link'))
  const edit = wordsAt(data, 'edit_uri')
  const whole = repository !== undefined && edit !== undefined ? `${repository.replace(/\/$/, '')}/${edit}` : undefined
  return {
    main: [],
    footer: [],
    social: [repository, ...links].filter((each) => each !== undefined),
    ...withTexts({
      note: plainNote(data.copyright),
      logo: wordsAt(data, 'theme', 'logo'),
      favicon: wordsAt(data, 'theme', 'favicon'),
      editUrl: edit !== undefined && /^https?:/.test(edit) ? edit : whole,
    }),
  }
}

function ofHugo(data: Data, language: string): Frame {
  const menus = mappingOf(data.menus ?? data.menu ?? valueAt(data, 'languages', language, 'menus'))
  const all = itemsOf(menus.main ?? Object.values(menus)[0])
  const weight = (item: unknown) => Number(valueAt(item, 'weight') ?? 0)
  const main = [...all]
    .sort((one, other) => weight(one) - weight(other))
    .flatMap((item): FrameItem[] => {
      if (wordsAt(item, 'parent') !== undefined) return []
      const id = wordsAt(item, 'identifier') ?? wordsAt(item, 'name')
      const inner = all.filter((each) => wordsAt(each, 'parent') === id)
      const items = inner.flatMap((each) => linkOf(each, ['name', 'title'], ['pageRef', 'url']))
      const [own] = linkOf(item, ['name', 'title'], ['pageRef', 'url'])
      const label = own?.label ?? wordsAt(item, 'name')
      if (label === undefined || (!own && items.length === 0)) return []
      return [{ label, items, ...(own ? { href: own.href } : {}) }]
    })
  const params = mappingOf(data.params)
  const texts = ['github_repo', 'github', 'twitter', 'linkedin', 'ghrepo', 'repo_url'].map((key) =>
    wordsAt(params, key),
  )
  const repository = texts.find((each) => each?.startsWith('https://'))
  const branch = wordsAt(params, 'github_branch') ?? 'main'
  return {
    main,
    footer: [],
    social: texts.filter((each) => each?.startsWith('https://') === true).map(String),
    ...withTexts({
      logo: wordsAt(params, 'logo'),
      editUrl: repository === undefined ? undefined : `${repository.replace(/\/$/, '')}/edit/${branch}/content`,
    }),
  }
}

function ofJekyll(data: Data): Frame {
  const named = (key: string) => wordsAt(data, `${key}_username`) ?? wordsAt(data, key, 'username')
  const profiles = (['github', 'twitter', 'linkedin'] as const).flatMap((key) => {
    const name = named(key)
    const hosts = { github: 'github.com', twitter: 'x.com', linkedin: 'www.linkedin.com/in' }
    return name === undefined || !/^[\w.-]+$/.test(name) ? [] : [`https://${hosts[key]}/${name}`]
  })
  const repository = wordsAt(data, 'repository')
  const whole = repository?.startsWith('https://') ? [repository] : []
  return { main: [], footer: [], social: [...whole, ...profiles], ...withTexts({ logo: wordsAt(data, 'logo') }) }
}
