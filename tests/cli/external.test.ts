import { expect, test } from 'vitest'
import { writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

test('links to other sites are looked at with --external only, also where the content has not changed', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Test\nurl: https://acme.example\n',
    'content/pages/home.yaml':
      'title: Home\ndescription: The home page.\nblocks:\n' +
      '  - { id: text, type: text, content: "[Router](http://192.168.1.1/)" }\n',
    'content/help/first.md':
      '---\ntitle: First steps\ncategory: start\nlastUpdated: 2026-01-01\n---\n' +
      'See [the\nrouter](http://192.168.1.2/).\n',
  })
  const warnings = [
    'warning content/pages/home.yaml:4:39  "http://192.168.1.1/" is an address of a private network',
    'warning content/help/first.md:6:5  "http://192.168.1.2/" is an address of a private network',
  ]
  for (const command of ['validate', 'build']) {
    expect(await runHere(folder, command)).toMatchObject({ code: 0, stderr: '' })
    const found = await runHere(folder, command, '--external')
    expect(found.code).toBe(0)
    for (const warning of warnings) expect(found.stderr).toContain(warning)
    expect((await runHere(folder, command, '--external', '--strict')).code).toBe(1)
    if (command === 'build')
      expect((await runHere(folder, command, '--external', '--verbose')).stdout).toMatch(/^ {2}external +\d+ ms$/m)
    expect(await runHere(folder, command)).toMatchObject({ code: 0, stderr: '' })
  }
})
