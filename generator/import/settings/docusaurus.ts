// docusaurus.config: where the documentation, the posts and the pages are, of one instance or several, and their side
// bars.

import type { DocsVersion, MenuItem, NamedFolder } from '../source/model.ts'
import { docusaurusVersions } from './docusaurus-versions.ts'
import { readConfig } from './read-config.ts'
import { itemsOf, mappingOf, pathBeside, pluginsOf, valueAt, wordsAt } from './values-of.ts'

type Data = Readonly<Record<string, unknown>>
type ReadText = (path: string) => string | undefined

/** One use of a plugin that makes pages. */
interface Instance {
  kind: 'docs' | 'blog' | 'pages'
  options: Data
}

const usual = { docs: 'docs', blog: 'blog', pages: 'src/pages' } as const

function instancesOf(data: Data): Instance[] {
  const presets = pluginsOf(data.presets).flatMap(({ options }): Instance[] =>
    (['docs', 'blog', 'pages'] as const).flatMap((kind) =>
      options[kind] === false ? [] : [{ kind, options: mappingOf(options[kind]) }],
    ),
  )
  const plugins = pluginsOf(data.plugins).flatMap(({ name, options }): Instance[] => {
    const [, kind] = /(?:^|[/-])content-(docs|blog|pages)$/.exec(name) ?? []
    return kind === undefined ? [] : [{ kind: kind as Instance['kind'], options }]
  })
  return [...presets, ...plugins]
}

/** The folders of pages. Those of other languages are below i18n. */
export function docusaurusPlaces(data: Data, config: string, readText: ReadText): NamedFolder[] {
  const { defaultLocale: main = 'en', locales } = mappingOf(valueAt(data, 'i18n'))
  const instances = instancesOf(data)
  const [first] = instances.filter(({ kind }) => kind === 'docs')
  return instances.flatMap((instance): NamedFolder[] => {
    const { kind, options } = instance
    const plain = trim(wordsAt(options, 'routeBasePath') ?? (kind === 'pages' ? '' : usual[kind]))
    const versions = kind === 'docs' && instance === first ? docusaurusVersions(options, config, readText) : []
    if (versions.length > 0)
      return versions.flatMap(({ path, name, route, folder }): NamedFolder[] => {
        const others = itemsOf(locales).flatMap((locale): NamedFolder[] => {
          // A translation needs the newest version only.
          if (typeof locale !== 'string' || locale === main || name !== versions[0]?.name) return []
          const inner = pathBeside(config, `i18n/${locale}/docusaurus-plugin-content-docs/${folder}`)
          return [{ path: inner, route: trim(`${locale}/${plain}`), language: locale, below: name }]
        })
        return [{ path, route: trim(`${plain}/${route}`), below: name }, ...others]
      })
    const route = plain
    const path = pathBeside(config, wordsAt(options, 'path') ?? usual[kind])
    const id = wordsAt(options, 'id')
    const below = kind === 'docs' && instance !== first ? { below: route === '' ? (id ?? 'more') : route } : {}
    const shared = { isTop: kind === 'pages', ...(kind === 'blog' ? { collection: 'blog' as const } : {}), ...below }
    const others = itemsOf(locales).flatMap((locale): NamedFolder[] => {
      if (typeof locale !== 'string' || locale === main) return []
      const folder = `docusaurus-plugin-content-${kind}${id === undefined || id === 'default' ? '' : `-${id}`}`
      const inner = `i18n/${locale}/${folder}${kind === 'docs' ? '/current' : ''}`
      return [{ ...shared, path: pathBeside(config, inner), route: trim(`${locale}/${route}`), language: locale }]
    })
    return [{ ...shared, path, route }, ...others]
  })
}

function trim(route: string): string {
  return route.replace(/^\/+|\/+$/g, '')
}

/** The versions of the first instance of documentation. */
export function versionsOf(data: Data, config: string, readText: ReadText): DocsVersion[] {
  const [first] = instancesOf(data).filter(({ kind }) => kind === 'docs')
  return docusaurusVersions(first?.options ?? {}, config, readText).map(({ path, name }) => ({ path, name }))
}

/** The side bars of all instances, one after the other. `read` gets the files that were read. */
export function docusaurusMenu(data: Data, config: string, readText: ReadText): { menu: MenuItem[]; files: string[] } {
  const files: string[] = []
  const instances = instancesOf(data).filter(({ kind }) => kind === 'docs')
  const bars = instances.flatMap(({ options }, index): { folder: string; path: string | undefined }[] => {
    const written = wordsAt(options, 'sidebarPath')
    const path = written === undefined ? undefined : pathBeside(config, written)
    const versions = index === 0 ? docusaurusVersions(options, config, readText) : []
    if (versions.length > 0) return versions.map((each) => ({ folder: each.path, path: each.sidebars ?? path }))
    return [{ folder: pathBeside(config, wordsAt(options, 'path') ?? usual.docs), path }]
  })
  const menu = bars.flatMap(({ folder, path }): MenuItem[] => {
    if (path === undefined || readText(path) === undefined) return [{ kind: 'folder', path: folder }]
    const { data: found, files: read } = readConfig(path, readText)
    for (const file of read) files.push(file)
    return Object.values(found).flatMap((bar) => itemsOfBar(bar, folder))
  })
  return { menu, files }
}

/** Where the side bars begin, by their names: the id of a page, or the path of a folder. */
export function docusaurusStarts(data: Data, config: string, readText: ReadText): Map<string, string> {
  const [{ options = {} } = {}] = instancesOf(data).filter(({ kind }) => kind === 'docs')
  const written = wordsAt(options, 'sidebarPath')
  const path = written === undefined ? undefined : pathBeside(config, written)
  if (path === undefined || readText(path) === undefined) return new Map()
  const route = trim(wordsAt(options, 'routeBasePath') ?? usual.docs)
  return new Map(
    Object.entries(readConfig(path, readText).data).flatMap(([name, bar]): [string, string][] => {
      const first = firstOf(itemsOfBar(bar, ''))
      if (first?.kind === 'page') return [[name, `doc:${first.ref.slice(1)}`]]
      return first?.kind === 'folder' ? [[name, `/${trim(`${route}/${first.path}`)}`]] : []
    }),
  )
}

function firstOf(items: readonly MenuItem[]): MenuItem | undefined {
  const flat = items.map((item) => {
    if (item.kind !== 'group') return item
    return item.ref === undefined ? firstOf(item.items) : ({ kind: 'page', ref: item.ref } as const)
  })
  return flat.find((item) => item !== undefined && item.kind !== 'link')
}

/** A list of items, or the short form: groups by their labels. */
function itemsOfBar(bar: unknown, folder: string): MenuItem[] {
  if (Array.isArray(bar)) return bar.flatMap((item) => itemOf(item, folder))
  return Object.entries(mappingOf(bar)).map(([label, items]) => ({
    kind: 'group',
    label,
    items: itemsOfBar(items, folder),
  }))
}

function itemOf(item: unknown, folder: string): MenuItem[] {
  if (typeof item === 'string') return [{ kind: 'page', ref: `${folder}/${item}` }]
  const { type, id, label, items, href, dirName, link, collapsed } = mappingOf(item)
  const named = typeof label === 'string' ? { label } : {}
  if ((type === 'doc' || type === 'ref') && typeof id === 'string')
    return [{ kind: 'page', ref: `${folder}/${id}`, ...named }]
  if (type === 'autogenerated')
    return [{ kind: 'folder', path: pathBeside(`${folder}/x`, typeof dirName === 'string' ? dirName : '.') }]
  if (type === 'category') {
    const ref = wordsAt(link, 'id')
    return [
      {
        kind: 'group',
        ...named,
        ...(ref === undefined ? {} : { ref: `${folder}/${ref}` }),
        ...(collapsed === false ? { isOpen: true } : {}),
        items: itemsOfBar(items, folder),
      },
    ]
  }
  if (type === 'link' && typeof href === 'string')
    return [{ kind: 'link', href, label: typeof label === 'string' ? label : href }]
  return type === undefined ? itemsOfBar(item, folder) : []
}
