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
  PagePair,
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
import { answerPair } from './page-pair.ts'
import { type CallRequest, inTurn, type PanelCall } from './panel-call.ts'
import { readIfMatch } from './panel-guard.ts'
import type { PanelState } from './panel-state.ts'
import { listStates } from './publishing-state.ts'
import { readBody } from './read-body.ts'
import { answerChanges, answerTexts } from './site-changes.ts'
import { answerLanguages, compareLanguages, createTranslation, listTranslations } from './site-languages.ts'
import { writeState } from './write-state.ts'

/** The calls about publishing. */
export const siteCalls: readonly PanelCall[] = [
  {
    method: 'GET',
    path: /^\/state$/,
    answer: ({ state, query }) => answerJson<PublishingState>(200, listStates(state, query)),
  },
  {
    method: 'GET',
    path: /^\/changes$/,
    answer: async ({ state, query }) => answerJson<Changes>(200, await answerChanges(state, query)),
  },
  {
    method: 'GET',
    path: /^\/changes\/text$/,
    answer: async ({ state, query }) => answerJson<ChangeTexts>(200, await answerTexts(state, query.get('file') ?? '')),
  },
  {
    method: 'GET',
    path: /^\/changes\/page$/,
    answer: async ({ state, query }) => answerJson<PagePair>(200, await answerPair(state, query.get('route') ?? '')),
  },
  {
    method: 'GET',
    path: /^\/languages$/,
    answer: async ({ state }) => answerJson<Languages>(200, await answerLanguages(state)),
  },
  {
    method: 'GET',
    path: /^\/languages\/([^/]+)$/,
    answer: async ({ state, query, name }) =>
      answerJson<Rows<TranslationRow>>(200, await listTranslations(state, name, query)),
  },
  {
    method: 'GET',
    path: /^\/languages\/([^/]+)\/compare$/,
    answer: async ({ state, query, name }) =>
      answerJson<Comparison>(200, await compareLanguages(state, name, query.get('file') ?? '')),
  },
  { method: 'PATCH', path: /^\/state\/(.+)$/, answer: changeState },
  { method: 'POST', path: /^\/state\/(.+)$/, answer: restoreState },
  { method: 'POST', path: /^\/commit$/, answer: commit },
  { method: 'POST', path: /^\/languages\/([^/]+)$/, answer: translate },
]

const stateSchema = z
  .strictObject({
    status: z.enum(['published', 'draft']).optional().describe('draft hides it.'),
    publishedAt: dateSchema.nullable().optional().describe('A day or an instant, or null for none.'),
  })
  .refine(
    ({ status, publishedAt }) => status !== undefined || publishedAt !== undefined,
    'needs at least one of status and publishedAt',
  )

async function changeState({ request, state, body, name }: CallRequest): Promise<Answer> {
  const { status, publishedAt } = readBody(await body(), stateSchema)
  const change: StateChange = {
    ...(status === undefined ? {} : { status }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
  }
  return answerState(await writeState(state, name, () => readIfMatch(request), change))
}

const restoreSchema = z.strictObject({
  text: z
    .string()
    .refine((text) => !/\p{Cs}/u.test(text), 'contains an unpaired surrogate')
    .describe('The whole text of the file.'),
})

async function restoreState({ request, state, body, name }: CallRequest): Promise<Answer> {
  return answerState(await writeState(state, name, () => readIfMatch(request), readBody(await body(), restoreSchema)))
}

function answerState(written: StateWritten): Answer {
  return answerJson<StateWritten>(200, written, [['ETag', `"${written.row.hash}"`]])
}

const originalSchema = z.strictObject({ file: z.string().describe('The original, below the content folder.') })

async function translate({ state, body, name }: CallRequest): Promise<Answer> {
  const { file } = readBody(await body(), originalSchema)
  return answerJson<{ file: string }>(201, await inTurn(state, () => createTranslation(state, name, file)))
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
async function commit({ state, body }: CallRequest): Promise<Answer> {
  const wanted = readBody(await body(), commitSchema)
  return inTurn(state, () => commitNow(state, wanted))
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
