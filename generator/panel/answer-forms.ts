// The reads behind the forms of the panel: the fields of a block, and the types that a page can have.

import type { BlockForm, BlockTypeRow, ReferenceKind } from '#runtime/devtools/wire-forms.ts'
import { standardCollections } from '#schemas/article-collections.ts'
import { type BlockType, blockSchemas } from '#schemas/blocks/registry.ts'
import { descriptionOf } from '#schemas/inspect-schema.ts'
import { pageSchema } from '#schemas/page.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { blockSchemaOf, hasId } from '../read/read.ts'
import { formFieldsOf } from './form-fields.ts'
import { PanelError } from './json-answer.ts'
import { findPage } from './panel-pages.ts'
import type { PanelState } from './panel-state.ts'

/** Keys of the head that follow from edits and moves, or have calls of their own. */
const unsetKeys = ['id', 'slug', 'version', 'lastModified', 'blocks']

/** The form of a block of a page; without a block that of the page's head. Rejects with a PanelError. */
export async function formOfPage(state: PanelState, id: string, blockId: string | null): Promise<BlockForm> {
  const { page } = await findPage(state, id)
  if (blockId === null) {
    const fields = formFieldsOf(pageSchema).filter(({ key }) => !unsetKeys.includes(key))
    return { type: '', help: pageSchema.description ?? '', fields, names: namesOf(state) }
  }
  const block = page?.blocks.find((item) => item.id === blockId)
  if (!block) throw new PanelError(404, `there is no block "${blockId}" on this page`, 'read the page again')
  const schema = blockSchemaOf(block.type, state.ownSchemas.blocks)
  if (!schema)
    throw new PanelError(
      422,
      `there is no block type "${block.type}"`,
      'name one of the block types in the file, then open the form again',
    )
  const help = descriptionOf(schema) ?? ''
  return { type: block.type, help, fields: formFieldsOf(schema), names: namesOf(state) }
}

/** The types of block that a page of this site can have. A custom type takes the place of the standard one. */
export function listBlockTypes({ ownSchemas: { blocks } }: Pick<PanelState, 'ownSchemas'>): BlockTypeRow[] {
  const standard = Object.keys(blockSchemas) as BlockType[]
  return [
    ...standard
      .filter((type) => !Object.hasOwn(blocks, type))
      .map((type) => ({ type, help: blockSchemas[type].schema.description ?? '', isOwn: false })),
    ...Object.entries(blocks).map(([type, schema]) => ({ type, help: descriptionOf(schema) ?? '', isOwn: true })),
  ]
}

/** What references of this site can name. */
export function namesOf({
  entries,
  ownSchemas,
}: Pick<PanelState, 'entries' | 'ownSchemas'>): Record<ReferenceKind, string[]> {
  const claims = entries.find(({ file }) => file === 'data/claims.yaml')?.data
  return {
    claim: Array.isArray(claims) ? claims.filter(hasId).map(({ id }) => id) : [],
    collection: Object.keys({ ...standardCollections, ...ownSchemas.collections }),
    widget: [...widgetNames, ...Object.keys(ownSchemas.widgets)],
  }
}
