// Widgets and blocks that an article may contain: Libretto's own, then those of the site's custom code.

import { stringify } from 'yaml'
import type { Inserts } from '#runtime/devtools/wire-articles.ts'
import type { BlockTypeRow } from '#runtime/devtools/wire-forms.ts'
import { blockSchemas } from '#schemas/blocks/registry.ts'
import { widgetSchemas } from '#schemas/widgets.ts'
import { listBlockTypes } from './answer-forms.ts'
import { startBlock } from './block-starter.ts'
import type { PanelState } from './panel-state.ts'

type Known = Pick<PanelState, 'entries' | 'ownSchemas'>

/** All of them. */
export function listInserts(state: Known): Inserts {
  const { widgets } = state.ownSchemas
  const own = Object.keys(widgets).filter((name) => !Object.hasOwn(widgetSchemas, name))
  return {
    widgets: [
      ...Object.entries(widgetSchemas).map(([name, { description }]) => ({ name, description })),
      ...own.map((name) => ({ name, description: widgets[name]?.description ?? '' })),
    ],
    blocks: listBlockTypes(state)
      .filter(isForArticles)
      .map(({ type, help }) => ({
        name: type,
        description: help,
        starter: starterOf(type, state),
      })),
  }
}

/** A head of a page has no place in an article. */
function isForArticles({ type, isOwn }: BlockTypeRow): boolean {
  const facts: Partial<Record<string, { isHead?: boolean }>> = blockSchemas
  return isOwn || facts[type]?.isHead !== true
}

// A picture is one to be chosen: asking which there are reads every page.
function starterOf(type: string, { entries, ownSchemas }: Known): string {
  const { type: _, ...block } = startBlock(type, { entries, ownSchemas, assets: [] })
  return Object.keys(block).length === 0 ? '' : stringify(block, { lineWidth: 0 }).trimEnd()
}
