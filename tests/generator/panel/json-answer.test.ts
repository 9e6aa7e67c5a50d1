import { expect, it } from 'vitest'
import { answerError, answerJson, PanelError } from '#generator/panel/json-answer.ts'
import type { Session } from '#runtime/devtools/wire-types.ts'

const bodyOf = ({ body }: { body: Uint8Array }) => JSON.parse(new TextDecoder().decode(body))

it('an answer without its wire type, or of another shape, does not compile', () => {
  expect(bodyOf(answerJson<Session>(200, { token: 'a', isReadOnly: true }))).toEqual({ token: 'a', isReadOnly: true })
  // @ts-expect-error -- the wire type is missing
  answerJson(200, { token: 'a', isReadOnly: true })
  // @ts-expect-error -- isReadOnly is missing
  answerJson<Session>(200, { token: 'a' })
})

it('a refusal names its field, and has what belongs to it beside the error', () => {
  const state = { file: 'pages/home.yaml', hash: 'h', text: 't' }
  const answer = answerError(new PanelError(422, 'm', 'h', { path: 'title', state, headers: [['ETag', '"h"']] }))
  expect(bodyOf(answer)).toEqual({ error: { message: 'm', hint: 'h', path: 'title' }, ...state })
  expect(answer.headers).toContainEqual(['ETag', '"h"'])
})
