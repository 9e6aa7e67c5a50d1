// A second language of another generator, brought over into the folder of that language.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const pages = 'old/src/content/docs'

test('pages of a language go below its folder, pictures to the assets of all', async () => {
  const site = 'name: Lake\nurl: https://lake.example.com\nlanguages: [en, fr]\nextraKeys: { docs: [toc] }\n'
  const folder = await writeFolder({
    'content/site.yaml': site,
    'content/docs/guide/one.md': page('One', 'Text.'),
    [`${pages}/fr/guide/one.md`]: page('Un\ntoc: false', '[Deux](/fr/guide/two/) [deux](/guide/two)'),
    [`${pages}/fr/guide/two.md`]: page('Deux', '![Le lac](./lake.svg)'),
    [`${pages}/fr/guide/lake.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  })
  const words = ['import', `${pages}/fr`, '--from', 'starlight', '--content', 'content/fr', '--strict']
  const { code, stderr } = await runHere(folder, ...words)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const files = await readFolder(join(folder, 'content'))
  expect(Object.keys(files)).toEqual([
    'assets/guide/lake.svg',
    'docs/guide/one.md',
    'fr/docs/guide/one.md',
    'fr/docs/guide/two.md',
    'site.yaml',
  ])
  expect(files['site.yaml']).toBe(site)
  expect(files['fr/docs/guide/one.md']).toContain('aliases:\n  - /guide/one\ntoc: false\n---')
  expect(files['fr/docs/guide/one.md']).toContain('[Deux](two.md) [deux](two.md)')
  expect(files['fr/docs/guide/two.md']).toContain('![Le lac](/assets/guide/lake.svg)')
  const validated = await runHere(folder, 'validate')
  expect(validated.stderr).not.toContain('error')
  expect((await runHere(folder, ...words)).stdout).toContain('0 files written, 3 unchanged')
})
