// What Hugo's templates know of a site: its pages, its parameters and its data.

import { posix } from 'node:path'
import type { PlacedPage, SiteFacts } from '../source/model.ts'
import { parseTemplate, type Template } from '../templates/parse-template.ts'
import { runTemplate, type TemplateWorld } from '../templates/run-template.ts'
import {
  type GoMethod,
  type GoObject,
  type GoValue,
  isMap,
  keyOf,
  textOf,
  toGo,
  unknownValue,
} from '../templates/values.ts'

interface HugoFacts {
  facts: SiteFacts
  pages: readonly PlacedPage[]
  /** The configuration. */
  values: Readonly<Record<string, unknown>>
  /** Files of data by their path below data/, without ending. */
  data: Readonly<Record<string, unknown>>
  paramsOf: (page: PlacedPage) => Readonly<Record<string, unknown>>
  /** All files of the folder. */
  files: readonly string[]
  readText: (file: string) => string | undefined
}

/** The templates of a site, and what they are run with. */
export interface HugoSite {
  /** The template of a shortcode, with its text. */
  shortcodeOf: (name: string) => HugoTemplate | undefined
  /** The template of links, if there is one. */
  linkHook: HugoTemplate | undefined
  pageOf: (page: PlacedPage) => GoObject
  run: (template: HugoTemplate, dot: GoObject) => string | undefined
  /** What prints the shortcodes of a text, once it is known. */
  setExpand: (expand: (text: string, page: PlacedPage) => string) => void
}

export interface HugoTemplate {
  file: string
  source: string
  tree: Template
}

const layoutFile = /(?:^|\/)layouts\/(?:_default\/)?_?(shortcodes|partials|markup)\/(.+)\.(?:html|md)$/

/** Opens the site. Its own templates come before those of a theme. */
export function openHugoSite({ facts, pages, values, data, paramsOf, files, readText }: HugoFacts): HugoSite {
  const layouts = new Map<string, string>()
  for (const file of [...files].sort((a, b) => b.length - a.length)) {
    const [, kind, name] = layoutFile.exec(file) ?? []
    if (kind !== undefined) layouts.set(`${kind}/${name}`, file)
  }
  const parsed = new Map<string, HugoTemplate | undefined>()
  const templateOf = (name: string): HugoTemplate | undefined => {
    if (parsed.has(name)) return parsed.get(name)
    const file = layouts.get(name)
    const source = file === undefined ? undefined : readText(file)
    const tree = source === undefined ? undefined : parseTemplate(source)
    const found = file !== undefined && source !== undefined && tree ? { file, source, tree } : undefined
    parsed.set(name, found)
    return found
  }
  const books = openPages({ facts, pages, paramsOf, params: toGo(values.params) })
  const site = siteOf({ facts, values, data, getPage: books.getPage })
  books.setSite(site)
  const hugo: GoObject = {
    go: (name) => {
      if (name === 'Data') return toGo(data)
      return name === 'IsProduction' || name === 'IsExtended' ? true : unknownValue
    },
  }
  const partialOf = (name: string) => templateOf(`partials/${name.replace(/\.html$/, '')}`)?.tree
  const world: TemplateWorld = { names: { site, hugo }, partialOf }
  return {
    shortcodeOf: (name) => templateOf(`shortcodes/${name}`),
    linkHook: templateOf('markup/render-link'),
    pageOf: books.pageOf,
    run: ({ tree }, dot) => runTemplate(tree, dot, world),
    setExpand: books.setExpand,
  }
}

function siteOf({
  facts,
  values,
  data,
  getPage,
}: Pick<HugoFacts, 'facts' | 'values' | 'data'> & { getPage: GoMethod }): GoObject {
  const known: Readonly<Record<string, GoValue | GoMethod>> = {
    Title: facts.name,
    BaseURL: facts.url === undefined ? unknownValue : `${facts.url}/`,
    Params: toGo(values.params) ?? {},
    Data: toGo(data),
    GetPage: getPage,
    LanguageCode: facts.language,
  }
  return { go: (name) => (Object.hasOwn(known, name) ? known[name] : unknownValue) }
}

/** The path of a page below the folder of the content, as templates name it. */
function pathOf(file: string, roots: readonly string[]): string {
  const root = roots.find((each) => file.startsWith(`${each}/`)) ?? ''
  const below = root === '' ? file : file.slice(root.length + 1)
  const bare = below.replace(/\.\w+$/, '').replace(/(?:^|\/)_?index$/, '')
  return `/${bare.toLowerCase().replace(/ /g, '-')}`
}

interface PageFacts extends Pick<HugoFacts, 'facts' | 'pages' | 'paramsOf'> {
  params: GoValue
}

/** The pages as templates know them. */
function openPages({ facts, pages, paramsOf, params }: PageFacts) {
  let expand = (text: string, _: PlacedPage) => text
  let site: GoValue = unknownValue
  const roots = [...facts.roots.map(({ path }) => path), 'content'].sort((a, b) => b.length - a.length)
  const byPath = new Map<string, PlacedPage>()
  const paths = new Map<PlacedPage, string>()
  for (const page of pages) {
    const path = pathOf(page.file, roots)
    if (!byPath.has(path)) byPath.set(path, page)
    paths.set(page, path)
  }
  const known = new Map<PlacedPage, GoObject>()
  const isSection = ({ file }: PlacedPage) => /(?:^|\/)_index\.\w+$/.test(file)
  const below = (page: PlacedPage, test: (page: PlacedPage) => boolean) => {
    const path = paths.get(page) ?? ''
    return pages.filter((each) => each !== page && posix.dirname(paths.get(each) ?? '') === path && test(each))
  }
  const findPage = (base: string, written: GoValue): GoValue => {
    const plain = textOf(written)
      .toLowerCase()
      .replace(/(.)\/$/, '$1')
      .replace(/\/?_?(?:index)?\.md$/, '')
    const around = plain.startsWith('/') ? [plain] : [posix.join(base, plain), posix.join('/', plain)]
    const found = around.map((each) => byPath.get(each)).find(Boolean)
    return found && pageOf(found)
  }
  const valuesOf = (page: PlacedPage): Readonly<Record<string, () => GoValue | GoMethod>> => {
    const own = () => toGo(paramsOf(page))
    const title = () => toGo(page.head.title) ?? ''
    return {
      Title: title,
      LinkTitle: () => toGo(page.head.linkTitle ?? page.head.linktitle) ?? title(),
      Description: () => toGo(page.head.description) ?? '',
      Params: own,
      Param:
        () =>
        ([name]) => {
          const path = textOf(name).split('.')
          const of = (value: GoValue) =>
            path.reduce<GoValue>(
              (found, key) => (typeof found === 'object' && isMap(found) ? keyOf(found, key) : undefined),
              value,
            )
          return of(own()) ?? of(params)
        },
      Path: () => paths.get(page) ?? '',
      String: () => page.file,
      RelPermalink: () => (page.oldRoutes[0] ?? '').replace(/\/?$/, '/'),
      Permalink: () => (facts.url === undefined ? unknownValue : `${facts.url}${page.oldRoutes[0]}/`),
      RawContent: () => ({ markup: rawOf(page) }),
      RenderShortcodes: () => ({ markup: expand(rawOf(page), page) }),
      Pages: () => below(page, () => true).map(pageOf),
      RegularPages: () => below(page, (each) => !isSection(each)).map(pageOf),
      Sections: () => below(page, isSection).map(pageOf),
      Page: () => pageOf(page),
      PageInner: () => pageOf(page),
      Site: () => site,
      GetPage:
        () =>
        ([path]) =>
          findPage(isSection(page) ? (paths.get(page) ?? '') : posix.dirname(paths.get(page) ?? ''), path),
      // It is Markdown still.
      RenderString: () => (args) => ({ markup: textOf(args.at(-1)) }),
    }
  }
  const pageOf = (page: PlacedPage): GoObject => {
    const before = known.get(page)
    if (before) return before
    const values = valuesOf(page)
    const made = {
      key: page.file,
      go: (name: string) => (Object.hasOwn(values, name) ? values[name]?.() : unknownValue),
    }
    known.set(page, made)
    return made
  }
  return {
    pageOf,
    getPage: (([path]) => findPage('/', path)) as GoMethod,
    setSite: (value: GoObject) => {
      site = value
    },
    setExpand: (next: typeof expand) => {
      expand = next
    },
  }
}

function rawOf({ body }: PlacedPage): string {
  return body.map(({ text }) => text).join('\n')
}
