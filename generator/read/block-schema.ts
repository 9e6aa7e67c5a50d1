import type * as z from 'zod'
import { type Block, type BlockType, blockSchemas } from '#schemas/blocks/registry.ts'
import type { OwnSchemas } from './context.ts'

/** The schema of a block type. A custom block takes the place of the standard one of its type. */
export function blockSchemaOf(type: string, own: OwnSchemas['blocks']): z.ZodType<Block> | undefined {
  if (Object.hasOwn(own, type)) return own[type] as z.ZodType<Block>
  return Object.hasOwn(blockSchemas, type) ? blockSchemas[type as BlockType].schema : undefined
}
