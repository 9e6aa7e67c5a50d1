// The calls of the API about articles, the Markdown files of the collections: lists, texts, and saves of a whole text.

import * as z from 'zod'
import type {
  ArticleAnswer,
  ArticleRow,
  ArticleWrite,
  HeadAnswer,
  Inserts,
  LinkRow,
} from '#runtime/devtools/wire-articles.ts'
import type { Rows } from '#runtime/devtools/wire-rows.ts'
import { hashOf } from '../hash.ts'
import type { Answer } from '../server/server.ts'
import { isMapping } from '../yaml/yaml.ts'
import { namesOf } from './answer-forms.ts'
import { editFrontMatter } from './edit-front-matter.ts'
import { formFieldsOf } from './form-fields.ts'
import { answerJson, PanelError } from './json-answer.ts'
import { listLinkRows } from './link-rows.ts'
import { describeArticle, findArticle, listArticleRows } from './list-articles.ts'
import { listInserts } from './list-inserts.ts'
import type { CallRequest, PanelCall } from './panel-call.ts'
import { readIfMatch } from './panel-guard.ts'
import type { PanelState } from './panel-state.ts'
import { readBody, valuePathSchema } from './read-body.ts'
import { readText } from './read-text.ts'
import { rowsWanted } from './rows.ts'
import { type ArticleVersion, openArticle, writeArticle } from './write-article.ts'

const articlePattern = /^\/articles\/(.+\.md)$/

const writeSchema: z.ZodType<ArticleWrite> = z.strictObject({
  text: z.string().describe('The whole text of the file.'),
  ifSound: z.boolean().optional().describe('true refuses a text with an error.'),
})

const headSchema = z.strictObject({
  text: z.string().describe('The text that is edited.'),
  changes: z
    .array(
      z.strictObject({
        path: valuePathSchema.describe('Keys and indexes from the top.'),
        value: z.json().optional().describe('The new value; without it, the value is removed.'),
      }),
    )
    .describe('Made one after the other.'),
})

/** The calls about articles. */
export const articleCalls: readonly PanelCall[] = [
  {
    method: 'GET',
    path: /^\/articles$/,
    answer: ({ state, query }) => answerJson<Rows<ArticleRow>>(200, listArticleRows(state, rowsWanted(query))),
  },
  {
    method: 'GET',
    path: articlePattern,
    answer: ({ state, name }) => answerArticle(openArticle(state, name), state),
  },
  { method: 'PUT', path: articlePattern, answer: saveArticle },
  { method: 'POST', path: /^\/articles\/(.+\.md)\/head$/, answer: editHead },
  {
    method: 'GET',
    path: /^\/links$/,
    answer: ({ state, query }) =>
      answerJson<Rows<LinkRow>>(200, listLinkRows(state, query.get('from') ?? '', rowsWanted(query))),
  },
  { method: 'GET', path: /^\/inserts$/, answer: ({ state }) => answerJson<Inserts>(200, listInserts(state)) },
]

async function saveArticle({ request, state, name, body }: CallRequest): Promise<Answer> {
  findArticle(state, name)
  const seen = readIfMatch(request)
  const written = readBody(await body(), writeSchema)
  return answerArticle(await writeArticle(state, name, { ...written, seen }), state)
}

async function editHead({ state, name, body }: CallRequest): Promise<Answer> {
  findArticle(state, name)
  return answerHead(name, readBody(await body(), headSchema), state)
}

function answerHead(file: string, { text, changes }: z.infer<typeof headSchema>, state: PanelState): Answer {
  const known = readText(state, file, text).entry
  const written = changes.map(({ path: [key = '', ...rest], value }) => ({
    // Articles may use the names of other tools.
    path: [typeof key === 'string' ? (known?.writtenKey(key) ?? key) : key, ...rest],
    value,
  }))
  const edited = changes.length === 0 ? text : editFrontMatter(text, written)
  const { entry, schema } = readText(state, file, edited)
  if (!entry || !schema)
    throw new PanelError(422, 'the front matter cannot be read', 'correct its lines in the text', { path: 'text' })
  const answer: HeadAnswer = {
    text: edited,
    head: isMapping(entry.data) ? entry.data : {},
    fields: formFieldsOf(schema),
    names: namesOf(state),
  }
  return answerJson<HeadAnswer>(200, answer)
}

function answerArticle({ file, hash, text }: ArticleVersion, state: PanelState): Answer {
  const { entry } = readText(state, file, text)
  const row = describeArticle(file, entry ?? findArticle(state, file), state)
  const answer: ArticleAnswer = {
    ...row,
    hash,
    text,
    firstLine: entry?.body?.firstLine ?? 1,
    folder: hashOf(Buffer.from(state.content)).slice(0, 12),
  }
  return answerJson<ArticleAnswer>(200, answer, [['ETag', `"${hash}"`]])
}
