// Calls that make, move and remove files: what would change, or with If-Match exactly that.

import * as z from 'zod'
import type { ArrangeAnswer, Arrangement } from '#runtime/devtools/wire-arrange.ts'
import type { Answer } from '../server/server.ts'
import { answerJson, PanelError } from './json-answer.ts'
import { readHeader } from './panel-guard.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'
import { readBody } from './read-body.ts'

const path = z.string().min(1).max(1000)

const calls: Readonly<Record<string, (body: Uint8Array | undefined) => Arrangement>> = {
  '/move': (body) => {
    const { from, to, redirect } = readBody(
      body,
      z.strictObject({
        from: path.describe('Path below the content folder, or an address.'),
        to: path.describe('Its new path or address.'),
        redirect: z.boolean().default(true).describe('Whether the old address leads to the new one.'),
      }),
    )
    return { kind: 'move', from, to, redirect }
  },
  '/new': (body) => {
    const { kind, slug, title, to } = readBody(
      body,
      z.strictObject({
        kind: path.describe('page, post, help, case-study, doc, folder, redirect, or the kind of an own collection.'),
        slug: path.describe('Address below that of its collection; of a redirect, the old address.'),
        title: z.string().max(1000).optional().describe('Title. Default: made of the address.'),
        to: path.optional().describe('Of a redirect: where it leads.'),
      }),
    )
    if (kind !== 'redirect') return { kind: 'new', what: kind, slug, title }
    if (to === undefined) throw new PanelError(422, '"to" is missing', 'say where the redirect leads', { path: 'to' })
    return { kind: 'redirect', from: slug, to }
  },
  '/remove': (body) => {
    const { path: file, target } = readBody(
      body,
      z.strictObject({
        path: path.describe('Path below the content folder, or an address.'),
        target: path.optional().describe('Address that links to it lead to from then on.'),
      }),
    )
    return { kind: 'remove', path: file, target }
  },
}

/** Whether a path is one of these calls. */
export function isArrangeCall(name: string): boolean {
  return Object.hasOwn(calls, name)
}

/** Answers a call whose headers are checked. Throws a PanelError. */
export async function answerArrange(request: PanelRequest, state: PanelState): Promise<Answer> {
  const body = typeof request.body === 'function' ? await request.body() : request.body
  const arrangement = calls[request.path]?.(body) as Arrangement
  const seen = /^"([^"]*)"$/.exec(readHeader(request, 'if-match')?.trim() ?? '')?.[1]
  const arranged = state.writes.last.then(() => state.arrange(arrangement, seen))
  state.writes.last = arranged.catch(() => {})
  const answer = await arranged
  if ('refusal' in answer) throw new PanelError(answer.isOutdated ? 409 : 422, answer.refusal, answer.hint)
  return answerJson<ArrangeAnswer>(200, answer, [['ETag', `"${answer.plan}"`]])
}
