// The calls that make, move and remove files: what they read from a body, and what a refusal becomes.

import { expect, it } from 'vitest'
import type { ArrangeAnswer, Arrangement } from '#runtime/devtools/wire-arrange.ts'
import { panelSite } from './panel-site.ts'

const answer: ArrangeAnswer = {
  plan: 'abc',
  isDone: false,
  files: [{ to: 'pages/x.yaml' }],
  addresses: [],
  redirects: [],
  uses: [],
  problems: [],
}

it('ask for an arrangement, and make it with If-Match', async () => {
  const asked: [Arrangement, string | undefined][] = []
  const site = await panelSite({}, { arrange: async (...wanted) => (asked.push(wanted), answer) })
  const send = (path: string, body: unknown, seen?: string) =>
    site.send('POST', path, { body, headers: { 'if-match': seen === undefined ? undefined : `"${seen}"` } })
  const sent = await send('/move', { from: '/a', to: '/b' })
  expect(sent).toMatchObject({ status: 200, body: answer, headers: { etag: '"abc"' } })
  await send('/move', { from: '/a', to: '/b', redirect: false }, 'abc')
  await send('/new', { kind: 'page', slug: 'x' })
  await send('/new', { kind: 'redirect', slug: '/a', to: '/b' })
  await send('/remove', { path: '/a', target: '/b' })
  await send('/undo', { plan: 'abc' }, 'abc')
  expect(asked).toEqual([
    [{ kind: 'move', from: '/a', to: '/b', redirect: true }, undefined],
    [{ kind: 'move', from: '/a', to: '/b', redirect: false }, 'abc'],
    [{ kind: 'new', what: 'page', slug: 'x', title: undefined }, undefined],
    [{ kind: 'redirect', from: '/a', to: '/b' }, undefined],
    [{ kind: 'remove', path: '/a', target: '/b' }, undefined],
    [{ kind: 'undo', plan: 'abc' }, 'abc'],
  ])
})

it.each([
  ['/move', { from: '/a' }, 422],
  ['/move', { from: '/a', to: '' }, 422],
  ['/move', { from: '/a', to: '/b', force: true }, 422],
  ['/new', { kind: 'redirect', slug: '/a' }, 422],
  ['/remove', 'text', 400],
  ['/undo', {}, 422],
])('%s %o is refused', async (path, body, status) => {
  const site = await panelSite({}, { arrange: async () => answer })
  expect((await site.send('POST', path, { body })).status).toBe(status)
})

it('say what was refused, and 409 where the content has changed', async () => {
  const refused = (isOutdated: boolean) => async () => ({ refusal: 'it is there', hint: 'choose another', isOutdated })
  for (const [isOutdated, status] of [
    [false, 422],
    [true, 409],
  ] as const) {
    const site = await panelSite({}, { arrange: refused(isOutdated) })
    const sent = await site.send('POST', '/remove', { body: { path: '/a' } })
    expect(sent).toMatchObject({ status, body: { error: { message: 'it is there', hint: 'choose another' } } })
  }
  const readOnly = await panelSite({}, { isReadOnly: true })
  expect((await readOnly.send('POST', '/remove', { body: { path: '/a' } })).status).toBe(403)
  expect((await readOnly.send('GET', '/remove')).status).toBe(405)
})
