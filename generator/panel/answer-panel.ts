// The calls of /__libretto/api: which exist, what each reads from its body, and what it answers. Never throws: a
// refusal is an answer with `error`, and a refused write changes nothing.

import * as z from 'zod'
import type { PageAnswer } from '#runtime/devtools/wire-types.ts'
import { hashOf } from '../hash.ts'
import type { Answer } from '../server/server.ts'
import { answerArrange, isArrangeCall } from './answer-arrange.ts'
import { articleMethods, findArticleRead, writeArticles } from './answer-articles.ts'
import { answerFiles } from './answer-files.ts'
import { findRead, hasRead } from './answer-read.ts'
import { methodsOfSite, writeSite } from './answer-site.ts'
import { startBlock } from './block-starter.ts'
import { answerError, answerJson, PanelError } from './json-answer.ts'
import { guardLocal, guardRead, guardSession, guardWrite, readIfMatch } from './panel-guard.ts'
import { findPage, type PageVersion } from './panel-pages.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'
import { readBody } from './read-body.ts'
import { type PageChange, type PageWritten, writePage } from './write-page.ts'

/** Methods the API knows; the server refuses all others. */
export const panelMethods = ['GET', 'HEAD', 'PATCH', 'POST', 'PUT'] as const

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
        path: z
          .array(z.union([z.string(), z.int().min(0)]))
          .min(1)
          .max(32)
          .describe('Keys and positions in the block.'),
        value: z.json().describe('Any value, or null for none.'),
      }),
    )
    .min(1)
    .max(1000)
    .describe('Values of the block, each with its path.'),
})
const addSchema = z.strictObject({
  type: z.string().describe('One of the block types.'),
  after: z.string().nullable().optional().describe('Id of the block before it, or null for the first place.'),
})
const restoreSchema = z.strictObject({ text: z.string().describe('The whole text of the file.') })
const nothingSchema = z.strictObject({}).optional()

type Change = (names: readonly string[], body: Uint8Array | undefined, state: PanelState) => PageChange

const pagePattern = /^\/pages\/([^/]+)$/

const writes: readonly [string, RegExp, Change][] = [
  [
    'PATCH',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)$/,
    ([, blockId = ''], body) => ({ kind: 'block', blockId, fields: withoutUndefined(readBody(body, fieldsSchema)) }),
  ],
  [
    'POST',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)\/duplicate$/,
    ([, blockId = ''], body) => readNothing(body, { kind: 'duplicate', blockId }),
  ],
  [
    'PATCH',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)\/data$/,
    ([, blockId = ''], body) => {
      const changes = readBody(body, dataSchema).changes.map(({ path, value }) => ({ path, value: value ?? undefined }))
      return { kind: 'data', blockId, changes }
    },
  ],
  [
    'POST',
    /^\/pages\/([^/]+)\/blocks$/,
    (_, body, state) => {
      const { type, after = null } = readBody(body, addSchema)
      return { kind: 'add', block: startBlock(type, state), after }
    },
  ],
  [
    'POST',
    /^\/pages\/([^/]+)\/blocks\/([^/]+)\/remove$/,
    ([, blockId = ''], body) => readNothing(body, { kind: 'remove', blockId }),
  ],
  ['PUT', /^\/pages\/([^/]+)\/order$/, (_, body) => ({ kind: 'order', ids: readBody(body, orderSchema).ids })],
  ['POST', /^\/pages\/([^/]+)\/restore$/, (_, body) => ({ kind: 'restore', text: readBody(body, restoreSchema).text })],
]

/** Answers one request. */
export async function answerPanel(request: PanelRequest, state: PanelState): Promise<Answer> {
  try {
    guardLocal(request)
    return request.method === 'GET' || request.method === 'HEAD'
      ? await read(request, state)
      : await write(request, state)
  } catch (error) {
    if (error instanceof PanelError) return answerError(error)
    return answerError(
      new PanelError(500, 'the watch failed to answer', 'nothing was changed; please report what you did'),
    )
  }
}

async function read(request: PanelRequest, state: PanelState): Promise<Answer> {
  if (request.path === '/session') guardSession(request, state)
  else guardRead(request, state)
  const id = pagePattern.exec(request.path)?.[1]
  if (id !== undefined) return answerVersion(await findPage(state, id), state)
  const query = new URLSearchParams(request.query)
  const answer = findRead(request.path, state, query) ?? findArticleRead(request.path, state, query)
  if (!answer) throw unknownCall(request)
  return answer
}

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

async function write(request: PanelRequest, state: PanelState): Promise<Answer> {
  const stored = await answerFiles(request, state)
  if (stored) return stored
  guardWrite(request, state)
  const saved = await writeArticles(request, state)
  if (saved) return saved
  if (isArrangeCall(request.path) && request.method === 'POST') return answerArrange(request, state)
  const site = await writeSite(request, state, () => readIfMatch(request))
  if (site) return site
  for (const [method, pattern, readChange] of writes) {
    const names = pattern.exec(request.path)?.slice(1)
    if (!names || method !== request.method) continue
    const id = names[0] ?? ''
    // A page that does not exist is 404, with or without If-Match.
    await findPage(state, id)
    const seen = readIfMatch(request)
    const body = typeof request.body === 'function' ? await request.body() : request.body
    const written: PageWritten = await writePage(state, id, seen, readChange(names, body, state))
    return answerVersion(written, state, written)
  }
  throw unknownCall(request)
}

function readNothing(body: Uint8Array | undefined, change: PageChange): PageChange {
  if (body !== undefined && body.length > 0) readBody(body, nothingSchema)
  return change
}

function withoutUndefined(fields: z.infer<typeof fieldsSchema>): Extract<PageChange, { kind: 'block' }>['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function unknownCall({ path, method }: PanelRequest): PanelError {
  const known = [
    ...(pagePattern.test(path) || hasRead(path) ? ['GET', 'HEAD'] : []),
    ...articleMethods(path),
    ...(isArrangeCall(path) ? ['POST'] : []),
    ...writes.filter(([, pattern]) => pattern.test(path)).map(([name]) => name),
    ...methodsOfSite(path),
  ]
  if (known.length > 0 && !known.includes(method))
    return new PanelError(405, 'this call has another method', `use ${known.join(' or ')}`, {
      headers: [['Allow', known.join(', ')]],
    })
  return new PanelError(
    404,
    'there is no such call',
    'the calls are session, open, limits, pages, block-types, articles, links, inserts, problems, builds, assets, ' +
      'files, nouns, data, move, new, remove, state, changes, commit and languages',
  )
}
