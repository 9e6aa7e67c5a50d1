// The calls about publishing: what is hidden, what this branch changes, a commit, and translations. They need the same
// token and origin as edits of pages.

import * as z from 'zod'
import type { Rows } from '#runtime/devtools/wire-rows.ts'
import type {
  Changes,
  ChangeTexts,
  Committed,
  Comparison,
  Languages,
  PublishingState,
  StateChange,
  StateWritten,
  TranslationRow,
} from '#runtime/devtools/wire-site.ts'
import { dateSchema } from '#schemas/primitives.ts'
import { commitFiles, openRepository } from '../history/history.ts'
import type { Answer } from '../server/server.ts'
import { controlPattern } from '../yaml/yaml.ts'
import { answerJson, PanelError } from './json-answer.ts'
import type { PanelRequest, PanelState, ReadCall } from './panel-state.ts'
import { listStates } from './publishing-state.ts'
import { readBody } from './read-body.ts'
import { answerChanges, answerTexts } from './site-changes.ts'
import { answerLanguages, compareLanguages, createTranslation, listTranslations } from './site-languages.ts'
import { writeState } from './write-state.ts'

/** Reads, as answer-read.ts has them. */
export const siteReads: readonly [RegExp, (call: ReadCall) => Promise<Answer> | Answer][] = [
  [/^\/state$/, ({ state, query }) => answerJson<PublishingState>(200, listStates(state, query))],
  [/^\/changes$/, async ({ state, query }) => answerJson<Changes>(200, await answerChanges(state, query))],
  [
    /^\/changes\/text$/,
    async ({ state, query }) => answerJson<ChangeTexts>(200, await answerTexts(state, query.get('file') ?? '')),
  ],
  [/^\/languages$/, async ({ state }) => answerJson<Languages>(200, await answerLanguages(state))],
  [
    /^\/languages\/([^/]+)$/,
    async ({ state, query, name }) => answerJson<Rows<TranslationRow>>(200, await listTranslations(state, name, query)),
  ],
  [
    /^\/languages\/([^/]+)\/compare$/,
    async ({ state, query, name }) =>
      answerJson<Comparison>(200, await compareLanguages(state, name, query.get('file') ?? '')),
  ],
]

interface WriteCall {
  state: PanelState
  body: Uint8Array | undefined
  /** The part of the path that the pattern captures. */
  name: string
  /** The hash of If-Match. */
  seen: () => string
}

const writes: readonly [method: string, RegExp, (call: WriteCall) => Promise<Answer>][] = [
  ['PATCH', /^\/state\/(.+)$/, changeState],
  ['POST', /^\/state\/(.+)$/, restoreState],
  ['POST', /^\/commit$/, commit],
  ['POST', /^\/languages\/([^/]+)$/, translate],
]

/** The answer of a write about the site; undefined if the request is none. */
export async function writeSite(
  request: PanelRequest,
  state: PanelState,
  seen: () => string,
): Promise<Answer | undefined> {
  for (const [method, pattern, write] of writes) {
    const found = pattern.exec(request.path)
    if (!found || method !== request.method) continue
    const body = typeof request.body === 'function' ? await request.body() : request.body
    return write({ state, body, name: found[1] ?? '', seen })
  }
  return undefined
}

/** The methods of the writes at a path. */
export function methodsOfSite(path: string): string[] {
  return writes.filter(([, pattern]) => pattern.test(path)).map(([method]) => method)
}

const stateSchema = z
  .strictObject({
    status: z.enum(['published', 'draft']).optional().describe('draft hides it.'),
    publishedAt: dateSchema.nullable().optional().describe('A day or an instant, or null for none.'),
  })
  .refine(
    ({ status, publishedAt }) => status !== undefined || publishedAt !== undefined,
    'needs at least one of status and publishedAt',
  )

async function changeState({ state, body, name, seen }: WriteCall): Promise<Answer> {
  const { status, publishedAt } = readBody(body, stateSchema)
  const change: StateChange = {
    ...(status === undefined ? {} : { status }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
  }
  return answerState(await writeState(state, name, seen, change))
}

const restoreSchema = z.strictObject({
  text: z
    .string()
    .refine((text) => !/\p{Cs}/u.test(text), 'contains an unpaired surrogate')
    .describe('The whole text of the file.'),
})

async function restoreState({ state, body, name, seen }: WriteCall): Promise<Answer> {
  return answerState(await writeState(state, name, seen, readBody(body, restoreSchema)))
}

function answerState(written: StateWritten): Answer {
  return answerJson<StateWritten>(200, written, [['ETag', `"${written.row.hash}"`]])
}

const originalSchema = z.strictObject({ file: z.string().describe('The original, below the content folder.') })

async function translate({ state, body, name }: WriteCall): Promise<Answer> {
  const { file } = readBody(body, originalSchema)
  const made = state.writes.last.then(() => createTranslation(state, name, file))
  state.writes.last = made.catch(() => {})
  return answerJson<{ file: string }>(201, await made)
}

const commitSchema = z.strictObject({
  message: z
    .string()
    .trim()
    .min(1, 'must not be empty: say what you have changed')
    .max(5000, 'must have at most 5,000 characters')
    .refine((text) => !controlPattern.test(text), 'contains a control character')
    .describe('What was changed.'),
  files: z
    .array(z.strictObject({ file: z.string(), seen: z.string() }))
    .min(1, 'must name at least one file')
    .describe('Changed files as `GET /changes` lists them.'),
  head: z.string().describe('The last commit as `GET /changes` names it.'),
})

/** After the writes that are under way, so that no file is committed before its edit is complete. */
async function commit({ state, body }: WriteCall): Promise<Answer> {
  const wanted = readBody(body, commitSchema)
  const made = state.writes.last.then(async () => commitNow(state, wanted))
  state.writes.last = made.catch(() => {})
  return made
}

async function commitNow(state: PanelState, wanted: z.infer<typeof commitSchema>): Promise<Answer> {
  const repository = await openRepository(state.content)
  if (typeof repository === 'string')
    throw new PanelError(422, 'there is no git repository to commit to', 'the files are saved; see the changes')
  const made = await commitFiles(repository, wanted)
  if ('commit' in made) {
    const { branch = '' } = repository
    return answerJson<Committed>(200, { commit: made.commit, branch, files: wanted.files.length })
  }
  const { message, hint, isStale, output } = made
  throw new PanelError(isStale ? 412 : 422, message, hint, output === undefined ? {} : { state: { output } })
}
