// The calls of the API that edit the blocks of a page.

import * as z from 'zod'
import type { PageAnswer } from '#runtime/devtools/wire-types.ts'
import { hashOf } from '../hash.ts'
import type { Answer } from '../server/server.ts'
import { startBlock } from './block-starter.ts'
import { answerJson, PanelError } from './json-answer.ts'
import type { PanelCall } from './panel-call.ts'
import { readIfMatch } from './panel-guard.ts'
import { findPage, type PageVersion } from './panel-pages.ts'
import type { PanelState } from './panel-state.ts'
import { readBody, valuePathSchema } from './read-body.ts'
import { type PageChange, type PageWritten, writePage } from './write-page.ts'

const fieldsSchema = z
  .strictObject({
    title: z.string().nullable().optional().describe('Text, or null for none.'),
    subtitle: z.string().nullable().optional().describe('Text, or null for none.'),
    order: z.number().nullable().optional().describe('A number, or null for the index in the file.'),
    visible: z.boolean().nullable().optional().describe('true or false.'),
  })
  .refine(
    (fields) => Object.values(fields).some((value) => value !== undefined),
    'needs at least one of title, subtitle, order and visible',
  )
const orderSchema = z.strictObject({
  ids: z.array(z.string()).describe('The ids of all blocks of the page, each once.'),
})
const dataSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        path: valuePathSchema.max(32).describe('Keys and positions in the block or in the head.'),
        value: z.json().describe('Any value, or null for none.'),
      }),
    )
    .min(1)
    .max(1000)
    .describe('Values of the block or of the head, each with its path.'),
})
const addSchema = z.strictObject({
  type: z.string().describe('One of the block types.'),
  after: z.string().nullable().optional().describe('Id of the block before it, or null for the first place.'),
})
const restoreSchema = z.strictObject({ text: z.string().describe('The whole text of the file.') })
const nothingSchema = z.strictObject({}).optional()

/** `block` is the block that the path names. */
type ReadChange = (body: Uint8Array | undefined, block: string, state: PanelState) => PageChange

const edits: readonly [method: 'PATCH' | 'POST' | 'PUT', path: RegExp, readChange: ReadChange][] = [
  [
    'PATCH',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)$/,
    (body, blockId) => ({ kind: 'block', blockId, fields: withoutUndefined(readBody(body, fieldsSchema)) }),
  ],
  [
    'POST',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)\/duplicate$/,
    (body, blockId) => readNothing(body, { kind: 'duplicate', blockId }),
  ],
  [
    'PATCH',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)\/data$/,
    (body, blockId) => ({ kind: 'data', blockId, changes: readChanges(body) }),
  ],
  ['PATCH', /^\/pages\/([^/]+)\/head$/, (body) => ({ kind: 'head', changes: readChanges(body) })],
  [
    'POST',
    /^\/pages\/([^/]+)\/blocks$/,
    (body, _, state) => {
      const { type, after = null } = readBody(body, addSchema)
      return { kind: 'add', block: startBlock(type, state), after }
    },
  ],
  [
    'POST',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)\/remove$/,
    (body, blockId) => readNothing(body, { kind: 'remove', blockId }),
  ],
  ['PUT', /^\/pages\/([^/]+)\/order$/, (body) => ({ kind: 'order', ids: readBody(body, orderSchema).ids })],
  ['POST', /^\/pages\/([^/]+)\/restore$/, (body) => ({ kind: 'restore', text: readBody(body, restoreSchema).text })],
]

/** The calls about one page. */
export const pageCalls: readonly PanelCall[] = [
  {
    method: 'GET',
    path: /^\/pages\/([^/]+)$/,
    answer: async ({ state, name }) => answerVersion(await findPage(state, name), state),
  },
  ...edits.map(
    ([method, path, readChange]): PanelCall => ({
      method,
      path,
      answer: async ({ request, state, name, inner, body }) => {
        // A page that does not exist is 404, with or without If-Match.
        await findPage(state, name)
        const seen = readIfMatch(request)
        const written = await writePage(state, name, seen, readChange(await body(), inner, state))
        return answerVersion(written, state, written)
      },
    }),
  ),
]

function answerVersion(
  { page, file, hash, lines, text }: PageVersion,
  { ownFiles, content }: PanelState,
  { blockId, mergedInto }: Partial<PageWritten> = {},
): Answer {
  if (!page)
    throw new PanelError(422, 'the file of this page cannot be read', 'see the problems, and correct the file', {
      state: { hash, text, file },
    })
  const block = page.blocks.find(({ id }) => id === blockId)
  const folder = hashOf(Buffer.from(content)).slice(0, 12)
  const answer: PageAnswer = {
    page,
    file,
    folder,
    hash,
    lines,
    text,
    ownFiles,
    ...(block && { block }),
    ...(mergedInto !== undefined && { mergedInto }),
  }
  return answerJson<PageAnswer>(200, answer, [['ETag', `"${hash}"`]])
}

function readChanges(body: Uint8Array | undefined) {
  return readBody(body, dataSchema).changes.map(({ path, value }) => ({ path, value: value ?? undefined }))
}

function readNothing(body: Uint8Array | undefined, change: PageChange): PageChange {
  if (body !== undefined && body.length > 0) readBody(body, nothingSchema)
  return change
}

function withoutUndefined(fields: z.infer<typeof fieldsSchema>): Extract<PageChange, { kind: 'block' }>['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
