// What Hugo's templates know of a site: its pages, its parameters and its data.

import type { PlacedPage, SiteFacts } from '../source/model.ts'
import { parseTemplate, type Template } from '../templates/parse-template.ts'
import { runTemplate, type TemplateWorld } from '../templates/run-template.ts'
import { type GoMethod, type GoObject, type GoValue, toGo, unknownValue } from '../templates/values.ts'
import { openHugoPages } from './hugo-pages.ts'

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
  const books = openHugoPages({ facts, pages, paramsOf, params: toGo(values.params) })
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
