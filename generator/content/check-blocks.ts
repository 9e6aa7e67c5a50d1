// What the blocks of a page name must exist: claims, widgets, categories. Each block type states its references in
// schemas/blocks; a new type needs nothing here.

import { pageIds } from '#schemas/article-anchors.ts'
import type { Reference, ValueSource } from '#schemas/blocks/block.ts'
import { factsOf } from '#schemas/blocks/registry.ts'
import { isWidgetName, widgetNames } from '#schemas/widgets.ts'
import { type FindNearest, openNearest, type Problem } from '../problem.ts'
import { unknownClaim } from './claims.ts'
import type { Content, Page } from './model.ts'
import { hasId } from './read-data.ts'
import { suggestName } from './suggest-name.ts'

type Found = Pick<Problem, 'code' | 'severity' | 'message' | 'hint'>

/** What blocks may refer to. */
export interface BlockTargets {
  claims: () => readonly string[]
  collections: readonly string[]
  valuesOf: (source: ValueSource) => readonly string[]
  nearest: FindNearest
}

/** The targets of all pages: each list is made once. */
export function blockTargets(content: Content): BlockTargets {
  let claims: readonly string[] | undefined
  const lists = new Map<string, readonly string[]>()
  return {
    nearest: openNearest(),
    collections: Object.keys(content.collections),
    claims: () => (claims ??= listedClaims(content)),
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
  for (const { block, path } of blocks) {
    const report = (found: Found | undefined, below: readonly (string | number)[]) => {
      if (found) problems.push({ ...found, file: entry.file, ...entry.locate([...path, ...below]) })
    }
    if (pageIds.includes(block.id)) report(reservedId(block.id), ['id'])
    else if (seen.has(block.id)) report(duplicateId(block.id), ['id'])
    seen.add(block.id)
    for (const reference of factsOf(block).references)
      report(checkReference(reference, targets), ['data', ...reference.path])
  }
  return problems
}

function reservedId(id: string): Found {
  return {
    code: 'reserved-id',
    severity: 'error',
    message: `the id "${id}" belongs to a part that every page has`,
    hint: 'give the block another id',
  }
}

function duplicateId(id: string): Found {
  return {
    code: 'duplicate-id',
    severity: 'error',
    message: `the block id "${id}" is used twice on this page`,
    hint: 'give one of them another id',
  }
}

function checkReference(reference: Reference, targets: BlockTargets): Found | undefined {
  switch (reference.to) {
    case 'claim': {
      const claims = targets.claims()
      return claims.includes(reference.id) ? undefined : unknownClaim(reference.id, claims, targets.nearest)
    }
    case 'widget':
      return isWidgetName(reference.name) ? undefined : unknownWidget(reference.name, targets.nearest)
    case 'collection': {
      const { name } = reference
      return targets.collections.includes(name) ? undefined : unknownCollection(name, targets)
    }
    case 'value': {
      const values = targets.valuesOf(reference.source)
      return values.includes(reference.value)
        ? undefined
        : {
            code: 'missing-target',
            severity: 'error',
            message: reference.message,
            hint: suggestName(reference.value, values, targets.nearest),
          }
    }
  }
}

function unknownWidget(name: string, nearest: FindNearest): Found {
  return {
    code: 'unknown-widget',
    severity: 'warning',
    message: `there is no widget "${name}"; the text is shown instead`,
    hint: suggestName(name, widgetNames, nearest),
  }
}

function unknownCollection(name: string, { collections, nearest }: BlockTargets): Found {
  return {
    code: 'missing-target',
    severity: 'error',
    message: `there is no collection "${name}"`,
    hint: suggestName(name, collections, nearest),
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
  return [...new Set(items.map((item) => item[field]).filter((value) => typeof value === 'string'))]
}
