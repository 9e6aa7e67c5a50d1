// What the panel's forms are made of, as the API answers it.

import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { noOwnSchemas } from '#generator/read/context.ts'
import { blockTypes } from '#schemas/blocks/registry.ts'
import { panelSite } from './panel-site.ts'

const quiz = z
  .strictObject({
    id: z.string(),
    type: z.literal('quiz'),
    data: z.strictObject({ questions: z.array(z.string()).describe('What is asked.') }),
  })
  .describe('Questions with answers.')
const own = { ownSchemas: { ...noOwnSchemas, blocks: { quiz } } }
const quizPage = { 'pages/quiz.yaml': 'title: Quiz\nblocks:\n  - { id: q, type: quiz }\n  - { id: x, type: later }\n' }

describe('the form of a block', () => {
  it('has the fields of its type, and the names that they can use', async () => {
    const site = await panelSite()
    const { status, body } = await site.send('GET', '/pages/home/form?block=hero')
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'hero', help: 'The head of a page.' })
    expect(body['names']).toMatchObject({ claim: ['setup'], collection: ['blog', 'help', 'case-studies', 'docs'] })
    expect((body['fields'] as { key: string }[]).map(({ key }) => key)).toContain('data')
  })

  it('is that of the custom code for a custom block', async () => {
    const site = await panelSite(quizPage, own)
    const { body } = await site.send('GET', '/pages/quiz/form?block=q')
    expect(body).toMatchObject({ type: 'quiz', help: 'Questions with answers.' })
    expect(body['fields']).toMatchObject([{ key: 'id' }, { key: 'type' }, { key: 'data', kind: 'group' }])
  })

  it('without a block is that of the head of the page', async () => {
    const site = await panelSite()
    const { body } = await site.send('GET', '/pages/home/form')
    const keys = (body['fields'] as { key: string }[]).map(({ key }) => key)
    expect(keys).toContain('description')
    expect(keys).not.toContain('blocks')
  })

  it('says what is missing', async () => {
    const site = await panelSite(quizPage)
    const error = async (path: string) => {
      const { status, body } = await site.send('GET', path)
      return [status, body.error?.message]
    }
    expect(await error('/pages/home/form?block=gone')).toEqual([404, 'there is no block "gone" on this page'])
    expect(await error('/pages/gone/form')).toEqual([404, 'there is no such page'])
    expect(await error('/pages/quiz/form?block=x')).toEqual([422, 'there is no block type "later"'])
  })
})

it('lists the block types with one sentence each, custom ones in place of standard ones', async () => {
  const { body } = await (await panelSite({}, own)).send('GET', '/block-types')
  const rows = body as unknown as { type: string; help: string; isOwn: boolean }[]
  expect(rows.map(({ type }) => type)).toEqual([...blockTypes, 'quiz'])
  expect(rows.filter(({ help }) => !help.endsWith('.'))).toEqual([])
  expect(rows.at(-1)).toEqual({ type: 'quiz', help: 'Questions with answers.', isOwn: true })
})
