// Pages as Hugo's templates know them.

import { posix } from 'node:path'
import type { PlacedPage, SiteFacts } from '../source/model.ts'
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

/** What templates ask of pages. */
export interface HugoPages {
  pageOf: (page: PlacedPage) => GoObject
  /** Finds a page by its path below the folder of the content. */
  getPage: GoMethod
  /** What pages call their site, once it is known. */
  setSite: (site: GoObject) => void
  /** What prints the shortcodes of a text, once it is known. */
  setExpand: (expand: (text: string, page: PlacedPage) => string) => void
}

interface PageFacts {
  facts: SiteFacts
  pages: readonly PlacedPage[]
  paramsOf: (page: PlacedPage) => Readonly<Record<string, unknown>>
  /** Parameters of the site. */
  params: GoValue
}

/** Pages by their path below the folder of the content. */
interface PageTree {
  pathOf: (page: PlacedPage) => string
  find: (base: string, written: string) => PlacedPage | undefined
  below: (page: PlacedPage, test?: (page: PlacedPage) => boolean) => PlacedPage[]
}

function isSection({ file }: PlacedPage): boolean {
  return /(?:^|\/)_index\.\w+$/.test(file)
}

/** The path of a file as templates name it. */
function logicalPath(file: string, roots: readonly string[]): string {
  const root = roots.find((each) => file.startsWith(`${each}/`)) ?? ''
  const below = root === '' ? file : file.slice(root.length + 1)
  const bare = below.replace(/\.\w+$/, '').replace(/(?:^|\/)_?index$/, '')
  return `/${bare.toLowerCase().replace(/ /g, '-')}`
}

function openTree(pages: readonly PlacedPage[], { roots }: SiteFacts): PageTree {
  const folders = [...roots.map(({ path }) => path), 'content'].sort((a, b) => b.length - a.length)
  const byPath = new Map<string, PlacedPage>()
  const byFolder = new Map<string, PlacedPage[]>()
  const paths = new Map<PlacedPage, string>()
  for (const page of pages) {
    const path = logicalPath(page.file, folders)
    paths.set(page, path)
    if (byPath.has(path)) continue
    byPath.set(path, page)
    const above = posix.dirname(path)
    byFolder.set(above, [...(byFolder.get(above) ?? []), page])
  }
  const pathOf = (page: PlacedPage) => paths.get(page) ?? ''
  return {
    pathOf,
    find: (base, written) => {
      const plain = written
        .toLowerCase()
        .replace(/(.)\/$/, '$1')
        .replace(/\/?_?(?:index)?\.md$/, '')
      const around = plain.startsWith('/') ? [plain] : [posix.join(base, plain), posix.join('/', plain)]
      return around.map((each) => byPath.get(each)).find(Boolean)
    },
    below: (page, test = () => true) =>
      (byFolder.get(pathOf(page)) ?? []).filter((each) => each !== page && test(each)),
  }
}

/** The pages of a site. */
export function openHugoPages({ facts, pages, paramsOf, params }: PageFacts): HugoPages {
  const shared: Shared = { expand: (text) => text, site: unknownValue }
  const tree = openTree(pages, facts)
  const known = new Map<PlacedPage, GoObject>()
  const pageOf = (page: PlacedPage): GoObject => {
    const before = known.get(page)
    if (before) return before
    const values = valuesOf(page, { facts, tree, paramsOf, params, shared, pageOf })
    const made = {
      key: page.file,
      go: (name: string) => (Object.hasOwn(values, name) ? values[name]?.() : unknownValue),
    }
    known.set(page, made)
    return made
  }
  return {
    pageOf,
    getPage: ([path]) => {
      const found = tree.find('/', textOf(path))
      return found && pageOf(found)
    },
    setSite: (site) => {
      shared.site = site
    },
    setExpand: (expand) => {
      shared.expand = expand
    },
  }
}

interface Shared {
  expand: (text: string, page: PlacedPage) => string
  site: GoValue
}

interface ValueFacts extends Omit<PageFacts, 'pages'> {
  tree: PageTree
  shared: Shared
  pageOf: (page: PlacedPage) => GoObject
}

function valuesOf(
  page: PlacedPage,
  { facts, tree, paramsOf, params, shared, pageOf }: ValueFacts,
): Readonly<Record<string, () => GoValue | GoMethod>> {
  const own = () => toGo(paramsOf(page))
  const title = () => toGo(page.head.title) ?? ''
  const [old = ''] = page.oldRoutes
  const folder = isSection(page) ? tree.pathOf(page) : posix.dirname(tree.pathOf(page))
  return {
    Title: title,
    LinkTitle: () => toGo(page.head.linkTitle ?? page.head.linktitle) ?? title(),
    Description: () => toGo(page.head.description) ?? '',
    Params: own,
    Param: () => (args) => valueAt(own(), textOf(args[0])) ?? valueAt(params, textOf(args[0])),
    Path: () => tree.pathOf(page),
    String: () => page.file,
    RelPermalink: () => old.replace(/\/?$/, '/'),
    Permalink: () => (facts.url === undefined ? unknownValue : `${facts.url}${old}/`),
    RawContent: () => ({ markup: rawOf(page) }),
    RenderShortcodes: () => ({ markup: shared.expand(rawOf(page), page) }),
    Pages: () => tree.below(page).map(pageOf),
    RegularPages: () => tree.below(page, (each) => !isSection(each)).map(pageOf),
    Sections: () => tree.below(page, isSection).map(pageOf),
    Page: () => pageOf(page),
    PageInner: () => pageOf(page),
    Site: () => shared.site,
    GetPage: () => (args) => {
      const found = tree.find(folder, textOf(args[0]))
      return found && pageOf(found)
    },
    // It is Markdown still.
    RenderString: () => (args) => ({ markup: textOf(args.at(-1)) }),
  }
}

function valueAt(value: GoValue, path: string): GoValue {
  return path
    .split('.')
    .reduce<GoValue>((found, key) => (typeof found === 'object' && isMap(found) ? keyOf(found, key) : undefined), value)
}

function rawOf({ body }: PlacedPage): string {
  return body.map(({ text }) => text).join('\n')
}
