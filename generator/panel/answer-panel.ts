// The calls of /__libretto/api: who may make which, and its answer. Never throws: a refusal is an answer with `error`,
// and a refused write changes nothing.

import type { Answer } from '../server/server.ts'
import { arrangeCalls } from './answer-arrange.ts'
import { articleCalls } from './answer-articles.ts'
import { fileCalls } from './answer-files.ts'
import { pageCalls } from './answer-pages.ts'
import { readCalls } from './answer-read.ts'
import { siteCalls } from './answer-site.ts'
import { answerError, PanelError } from './json-answer.ts'
import { findCall, listNames } from './panel-call.ts'
import { guardLocal, guardRead, guardSession, guardWrite } from './panel-guard.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'

/** Methods the API knows; the server refuses all others. */
export const panelMethods = ['GET', 'HEAD', 'PATCH', 'POST', 'PUT'] as const

const calls = [...readCalls, ...pageCalls, ...articleCalls, ...arrangeCalls, ...siteCalls, ...fileCalls]

/** Answers one request. */
export async function answerPanel(request: PanelRequest, state: PanelState): Promise<Answer> {
  try {
    return await answer(request, state)
  } catch (error) {
    if (error instanceof PanelError) return answerError(error)
    return answerError(
      new PanelError(500, 'the watch failed to answer', 'nothing was changed; please report what you did'),
    )
  }
}

async function answer(request: PanelRequest, state: PanelState): Promise<Answer> {
  const found = findCall(calls, request)
  guardLocal(request)
  if (request.path === '/session') guardSession(request, state)
  else if (request.method === 'GET' || request.method === 'HEAD') guardRead(request, state)
  else guardWrite(request, state, 'call' in found ? found.call.takes : undefined)
  if ('methods' in found) throw unknownCall(found.methods)
  const [name = '', inner = ''] = found.names
  const body = async (limit?: number) => (typeof request.body === 'function' ? request.body(limit) : request.body)
  return found.call.answer({ request, state, query: new URLSearchParams(request.query), name, inner, body })
}

function unknownCall(methods: readonly string[]): PanelError {
  if (methods.length > 0)
    return new PanelError(405, 'this call has another method', `use ${methods.join(' or ')}`, {
      headers: [['Allow', methods.join(', ')]],
    })
  return new PanelError(404, 'there is no such call', `the calls are ${listNames(calls).join(', ')}`)
}
