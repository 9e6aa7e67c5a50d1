// `libretto move` as somebody types it.

import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const files = {
  'content/site.yaml': 'name: Pier\nurl: https://pier.example.org\n',
  'content/pages/home.yaml': 'title: Home\ndescription: Boats.\n',
  'content/docs/boats.md': '---\ntitle: Boats\n---\n\nAll of them.\n',
  'content/docs/oars.md': '---\ntitle: Oars\n---\n\n[Boats](boats.md)\n',
}

test('shows what would change, then changes it, and refuses what cannot be', async () => {
  const folder = await writeFolder(files)
  const dry = await runHere(folder, 'move', '/docs/boats', '/docs/ships', '--dry-run')
  expect(dry.stdout).toBe(
    [
      'would move docs/boats.md → docs/ships.md',
      '@@ -2,2 +2,3 @@',
      ' title: Boats',
      '+aliases: [/docs/boats]',
      ' ---',
      'would change docs/oars.md',
      '@@ -4,2 +4,2 @@',
      ' ',
      '-[Boats](boats.md)',
      '+[Boats](ships.md)',
      '/docs/boats → /docs/ships',
      '/docs/boats would redirect to it (docs/ships.md)',
      '1 file to move, 1 other file to change, 1 redirect',
      '',
    ].join('\n'),
  )
  expect(dry.code).toBe(0)
  expect(await readFolder(folder)).toEqual(files)
  const done = await runHere(folder, 'move', 'content/docs/boats.md', 'content/docs/ships.md')
  expect(done.stdout).toContain('1 file moved, 1 other file changed, 1 redirect')
  const refused = await runHere(folder, 'move', '/docs/boats', '/docs/x')
  expect(refused.stderr).toContain('the site has no page "/docs/boats"; write the path of a file')
  expect(refused.code).toBe(2)
  await runHere(folder, 'move', '/docs/ships', '/docs/boats', '--no-redirect')
  expect(await readFolder(folder)).toEqual(files)
})
