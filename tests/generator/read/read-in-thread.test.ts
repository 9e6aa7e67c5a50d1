import { expect, test } from 'vitest'
import type { Pack } from '#generator/cache/pack.ts'
import { hashOf } from '#generator/hash.ts'
import { noOwnSchemas } from '#generator/read/context.ts'
import { openReader } from '#generator/read/read-in-thread.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const text = '---\ntitle: Sound\n---\n\n## Ports\n'

test('a thread forgets a text once it has handed it over', async () => {
  const folder = await writeFolder({ 'help/one.md': text, 'help/two.md': text })
  let written = 0
  const pack: Pack = {
    where: { folder, name: 'texts' },
    write: () => ['segment', written++, 1, ''],
    share: (place) => place,
    read: () => expect.unreachable('a text was read again'),
    tidy: () => new Map(),
    close: () => {},
  }
  const setup = { folder, claims: {}, markdownParser: 'satteri', newestDocs: undefined, extraKeys: {} } as const
  const read = openReader({ ...setup, site: '', code: '', pack: undefined }, noOwnSchemas, pack)
  const item = { collection: 'help', hash: hashOf(Buffer.from(text)), data: { title: 'Sound' } }
  const found = ['help/one.md', 'help/two.md'].map((file) => read({ ...item, file }))
  expect(found.map(({ texts }) => texts.map(([, { place }]) => place?.[1]))).toEqual([[0], [1]])
})
