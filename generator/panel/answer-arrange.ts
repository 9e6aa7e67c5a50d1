// Calls that make, move and remove files, and take that back: what would change, or with If-Match exactly that.

import * as z from 'zod'
import type { ArrangeAnswer, Arrangement } from '#runtime/devtools/wire-arrange.ts'
import { answerJson, PanelError } from './json-answer.ts'
import { inTurn, type PanelCall } from './panel-call.ts'
import { findIfMatch } from './panel-guard.ts'
import { readBody } from './read-body.ts'

const place = z.string().min(1).max(1000)

const arrangements: Readonly<Record<string, (body: Uint8Array | undefined) => Arrangement>> = {
  move: (body) => {
    const { from, to, redirect } = readBody(
      body,
      z.strictObject({
        from: place.describe('Path below the content folder, or an address.'),
        to: place.describe('Its new path or address.'),
        redirect: z.boolean().default(true).describe('Whether the old address leads to the new one.'),
      }),
    )
    return { kind: 'move', from, to, redirect }
  },
  new: (body) => {
    const { kind, slug, title, to, fields } = readBody(
      body,
      z.strictObject({
        kind: place.describe('page, post, help, case-study, doc, folder, redirect, or the kind of an own collection.'),
        slug: place.describe('Address below that of its collection; of a redirect, the old address.'),
        title: z.string().max(1000).optional().describe('Title. Default: made of the address.'),
        to: place.optional().describe('Of a redirect: where it leads.'),
        fields: z.record(z.string(), z.json()).optional().describe('Values of the front matter, by key.'),
      }),
    )
    if (kind !== 'redirect')
      return { kind: 'new', what: kind, slug, title, ...(fields === undefined ? {} : { fields }) }
    if (to === undefined) throw new PanelError(422, '"to" is missing', 'say where the redirect leads', { path: 'to' })
    return { kind: 'redirect', from: slug, to }
  },
  remove: (body) => {
    const { path: file, target } = readBody(
      body,
      z.strictObject({
        path: place.describe('Path below the content folder, or an address.'),
        target: place.optional().describe('Address that links to it lead to from then on.'),
      }),
    )
    return { kind: 'remove', path: file, target }
  },
  undo: (body) => {
    const { plan } = readBody(body, z.strictObject({ plan: place.describe('Of what was done.') }))
    return { kind: 'undo', plan }
  },
}

/** The calls. */
export const arrangeCalls: readonly PanelCall[] = Object.entries(arrangements).map(([name, read]) => ({
  method: 'POST',
  path: new RegExp(`^\\/${name}$`),
  answer: async ({ request, state, body }) => {
    const arrangement = read(await body())
    const answer = await inTurn(state, () => state.arrange(arrangement, findIfMatch(request)))
    if ('refusal' in answer) throw new PanelError(answer.isOutdated ? 409 : 422, answer.refusal, answer.hint)
    return answerJson<ArrangeAnswer>(200, answer, [['ETag', `"${answer.plan}"`]])
  },
}))
