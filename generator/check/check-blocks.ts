// What the blocks of a page name must exist: claims, widgets, categories. Each block type states its references in
// schemas/blocks; a new type needs nothing here.

import { pageIds } from '#schemas/article-anchors.ts'
import type { PageReference, Reference, ValueSource } from '#schemas/blocks/block.ts'
import { factsOf } from '#schemas/blocks/registry.ts'
import type { ListName } from '#schemas/collections.ts'
import { isAllowed } from '#schemas/is-allowed.ts'
import { standardPages } from '#schemas/site-pages.ts'
import { isWidgetName, widgetNames } from '#schemas/widgets.ts'
import { closedDoor, externalImage, findLinkProblem, type LinkTargets } from '../links/links.ts'
import { suggestName } from '../load/load.ts'
import { type Content, categoryKey, isPaged, type Page } from '../model/model.ts'
import { type FindNearest, openNearest, type Problem } from '../problem.ts'
import { checkData, hasId, unknownClaim } from '../read/read.ts'
import type { Path } from '../yaml/yaml.ts'
import { duplicateId, type Found, reservedId, secondPagedList } from './block-faults.ts'
import { findFormFault } from './check-forms.ts'

/** A problem, and its place below the data of the block. */
interface Placed {
  found: Found
  path: Path
  onKey?: boolean
}

/** What blocks may refer to. */
export interface BlockTargets {
  claims: () => readonly string[]
  collections: readonly string[]
  /** The site's own widgets. */
  widgets: Content['widgets']
  /** Names of the site's own drawings; undefined where there is no code. */
  drawings: readonly string[] | undefined
  /** Hosts that pages may load from. */
  allow: Content['site']['allow']
  /** Where forms are posted. */
  endpoints: Content['site']['endpoints']
  /** Whether the site lists kinds of inquiry. */
  hasKinds: boolean
  /** Whether a list of content/data has any item. */
  hasItems: (list: ListName) => boolean
  valuesOf: (source: ValueSource) => readonly string[]
  /** What is wrong with a page that the block or widget links to by itself. */
  pageFault: (reference: PageReference) => Found | undefined
  nearest: FindNearest
}

/** The targets of all pages: each list is made once. */
export function blockTargets(content: Content, links: LinkTargets): BlockTargets {
  let claims: readonly string[] | undefined
  const lists = new Map<string, readonly string[]>()
  return {
    nearest: openNearest(),
    collections: Object.keys(content.collections),
    widgets: content.widgets,
    drawings: content.drawings,
    allow: content.site.allow,
    endpoints: content.site.endpoints,
    hasItems: (list) => content.data[list].length > 0,
    hasKinds: content.data['contact-types'].length > 0,
    claims: () => (claims ??= listedClaims(content)),
    pageFault: (reference) => findPageFault(reference, content, links),
    valuesOf: (source) => {
      const key = `${source.of} ${source.field}`
      const list = lists.get(key) ?? valuesOf(source, content)
      lists.set(key, list)
      return list
    },
  }
}

/** Problems of the ids and the references of a page's blocks. */
export function checkBlocks({ entry, blocks }: Page, targets: BlockTargets): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const [, ...furtherLists] = blocks.filter(isPaged)
  for (const item of blocks) {
    const { block, path } = item
    const report = (found: Found, below: Path, onKey?: boolean) =>
      problems.push({ ...found, file: entry.file, ...entry.locate([...path, ...below], onKey) })
    if (pageIds.includes(block.id)) report(reservedId(block.id), ['id'])
    else if (seen.has(block.id)) report(duplicateId(block.id), ['id'])
    seen.add(block.id)
    if (furtherLists.includes(item)) report(secondPagedList, ['data', 'paged'])
    for (const reference of factsOf(item).references) {
      const isLink = reference.to === 'page'
      // Nobody can follow the links of a hidden block.
      if (isLink && !block.visible) continue
      for (const fault of checkReference(reference, targets)) {
        const below = isLink && fault.path.length === 0 ? ['type'] : ['data', ...fault.path]
        report(fault.found, below, fault.onKey)
      }
    }
  }
  return problems
}

/** What is wrong with one reference. */
export function checkReference(reference: Reference, targets: BlockTargets): Placed[] {
  const { path } = reference
  const at = (found: Found | undefined): Placed[] => (found ? [{ found, path }] : [])
  switch (reference.to) {
    case 'claim': {
      const claims = targets.claims()
      return at(claims.includes(reference.id) ? undefined : unknownClaim(reference.id, claims, targets.nearest))
    }
    case 'widget':
      return checkWidget(reference, targets)
    case 'collection': {
      const { name } = reference
      return at(targets.collections.includes(name) ? undefined : unknownCollection(name, targets))
    }
    case 'drawing': {
      const { name } = reference
      const { drawings = [name], nearest } = targets
      return at(drawings.includes(name) ? undefined : unknownDrawing(name, drawings, nearest))
    }
    case 'page':
      return at(targets.pageFault(reference))
    case 'host': {
      const { address, door } = reference
      const closed = door === 'pictures' ? externalImage : closedDoor(address, door)
      return at(isAllowed(address, targets.allow[door]) ? undefined : closed)
    }
    case 'form':
    case 'file form':
    case 'kinds of inquiry':
      return at(findFormFault(reference, targets))
    case 'items':
      return at(targets.hasItems(reference.list) ? undefined : emptyList(reference.list))
    case 'value': {
      const { value, source, message } = reference
      const values = targets.valuesOf(source)
      const key = categoryKey(value, source.field)
      if (values.some((one) => categoryKey(one, source.field) === key)) return []
      const hint = suggestName(value, values, targets.nearest)
      return at({ code: 'missing-target', severity: 'error', message, hint })
    }
  }
}

function emptyList(list: ListName): Found {
  const message = `this block shows data/${list}.yaml, which has no items`
  return { code: 'missing-target', severity: 'error', message, hint: 'add an item there, or remove the block' }
}

function checkWidget(
  { name, props, path }: Extract<Reference, { to: 'widget' }>,
  { widgets, nearest }: BlockTargets,
): Placed[] {
  const schema = Object.hasOwn(widgets, name) ? widgets[name] : undefined
  if (schema) {
    const checked = checkData(schema, props ?? {}, { whole: `"props" of ${name}` })
    if ('value' in checked) return []
    return checked.problems.map(({ problem, path: below, onKey }) => {
      const isMissing = problem.code === 'missing-key'
      // What is missing is placed where it is to be added.
      const inside = isMissing ? below.slice(0, -1) : below
      return { found: problem, path: props ? [...path, 'props', ...inside] : [...path, 'component'], onKey }
    })
  }
  const known = [...Object.keys(widgets), ...widgetNames]
  if (!isWidgetName(name)) return [{ found: unknownWidget(name, known, nearest), path: [...path, 'component'] }]
  return props ? [{ found: noProps(name), path: [...path, 'props'], onKey: true }] : []
}

function unknownWidget(name: string, known: readonly string[], nearest: FindNearest): Found {
  return {
    code: 'unknown-widget',
    severity: 'warning',
    message: `there is no widget "${name}"; the text is shown instead`,
    hint: suggestName(name, known, nearest),
  }
}

function noProps(name: string): Found {
  return {
    code: 'unknown-key',
    severity: 'error',
    message: `the widget "${name}" takes no props`,
    hint: 'remove them; props are for widgets of your own',
  }
}

// A page that site.yaml names is checked there. A site.yaml with errors may name one.
function findPageFault(
  { page, from, list, unless }: PageReference,
  { site, data }: Content,
  links: LinkTargets,
): Found | undefined {
  const href = site.pages[page]
  if (href !== standardPages[page] || links.faulty.has('site.yaml')) return undefined
  const items: readonly unknown[] = list === undefined ? [{}] : data[list]
  const isLinked = items.some((item) => unless === undefined || valueOf(item, unless) === undefined)
  const fault = isLinked ? findLinkProblem({ href, entry: { file: 'site.yaml' } }, links, []) : undefined
  return (
    fault && {
      code: fault.code,
      severity: 'error',
      message: `"${from}" links to "${href}" by itself: ${fault.message}`,
      hint: `add or publish the page, or name another in site.yaml as pages.${page}`,
    }
  )
}

function valueOf(item: unknown, key: string): unknown {
  return (item as Readonly<Record<string, unknown>>)[key]
}

function unknownCollection(name: string, { collections, nearest }: BlockTargets): Found {
  return {
    code: 'missing-target',
    severity: 'error',
    message: `there is no collection "${name}"`,
    hint: suggestName(name, collections, nearest),
  }
}

function unknownDrawing(name: string, drawings: readonly string[], nearest: FindNearest): Found {
  return {
    code: 'unknown-drawing',
    severity: 'warning',
    message: `there is no drawing "${name}"; the page is without it`,
    hint: drawings.length === 0 ? `add it as site/drawings/${name}/${name}.tsx` : suggestName(name, drawings, nearest),
  }
}

// Claims with mistakes count as well: their own problem is reported where they are defined.
function listedClaims({ entries }: Content): string[] {
  const listed = entries.get('data/claims.yaml')?.data
  return Array.isArray(listed) ? listed.filter(hasId).map(({ id }) => id) : []
}

/** Every value of a field, each once, in the order of the items. */
function valuesOf({ of, field }: ValueSource, { data, articles }: Content): string[] {
  const lists: Readonly<Record<string, unknown>> = data
  const heads = (Object.hasOwn(articles, of) ? articles[of] : undefined)?.map(({ head }) => head) ?? []
  const items = [...((lists[of] ?? []) as object[]), ...heads] as readonly Readonly<Record<string, unknown>>[]
  return [...new Set(items.flatMap((item) => item[field]).filter((value) => typeof value === 'string'))]
}
