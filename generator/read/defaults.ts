// What counts where the file of a page says nothing, for files that are not valid (yet) as well.

import { visibleSchema } from '#schemas/blocks/block.ts'
import { pageSchema } from '#schemas/page.ts'

const page = pageSchema.pick({ status: true, version: true }).parse({})
const isVisible = visibleSchema.parse(undefined)

/** Status and version of a page. Values of another type count as missing. */
export function pageDefaults(data: Readonly<Record<string, unknown>>): { status: string; version: number } {
  const { status, version } = data
  return {
    status: typeof status === 'string' ? status : page.status,
    version: typeof version === 'number' ? version : page.version,
  }
}

/** Id, visibility and order of the block at `index` of its list. Values of another type count as missing. */
export function blockDefaults(
  data: Readonly<Record<string, unknown>>,
  index: number,
): { id: string; visible: boolean; order: number } {
  const { id, visible, order } = data
  return {
    id: typeof id === 'string' ? id : `block-${index}`,
    visible: typeof visible === 'boolean' ? visible : isVisible,
    order: typeof order === 'number' ? order : index,
  }
}
