// Widgets and blocks that an article may contain: Libretto's own, then those of the site's custom code.

import type { Insert, Inserts } from '#runtime/devtools/wire-articles.ts'
import { blockSchemas } from '#schemas/blocks/registry.ts'
import { widgetSchemas } from '#schemas/widgets.ts'
import type { OwnSchemas } from '../read/read.ts'

/** All of them. */
export function listInserts({ widgets, blocks }: Pick<OwnSchemas, 'widgets' | 'blocks'>): Inserts {
  const ownWidgets = Object.keys(widgets).filter((name) => !Object.hasOwn(widgetSchemas, name))
  const ownBlocks = Object.keys(blocks).filter((name) => !Object.hasOwn(blockSchemas, name))
  return {
    widgets: [
      ...Object.entries(widgetSchemas).map(([name, { description }]) => ({ name, description })),
      ...ownWidgets.map((name) => ({ name, description: widgets[name]?.description ?? '' })),
    ],
    blocks: [
      ...Object.entries(blockSchemas).map(([name, { schema }]): Insert => describe(name, schema.description)),
      ...ownBlocks.map((name): Insert => describe(name, blocks[name]?.description)),
    ],
  }
}

function describe(name: string, description = ''): Insert {
  return { name, description }
}
