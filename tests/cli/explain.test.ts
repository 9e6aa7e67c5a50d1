// `libretto explain`, and the line that points to it.

import { describe, expect, test } from 'vitest'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const site = {
  'content/site.yaml': 'name: Example\nurl: https://example.com\n',
  'content/pages/home.yaml': 'titel: Home\n',
}

describe('libretto explain', () => {
  test('prints what a code means, with a file that has the problem and one that has not', async () => {
    const { code, stdout } = await runHere(await writeFolder({}), 'explain', 'unknown-key')
    expect(code).toBe(0)
    expect(stdout).toBe(
      [
        'unknown-key',
        '',
        'The file has a key that Libretto does not know in this place.',
        'A misspelt key would be ignored silently, and its value would not show anywhere.',
        '→ Correct the name, or remove the key. Front matter may have keys of your own: see `extraKeys` in site.yaml.',
        '',
        'wrong: content/pages/about.yaml',
        '  | title: About',
        '  | description: Who we are and what we make.',
        '  | keyword: [voice]',
        '',
        'right: content/pages/about.yaml',
        '  | title: About',
        '  | description: Who we are and what we make.',
        '  | keywords: [voice]',
        '',
        '"libretto manual WORD" searches the manual',
        '',
      ].join('\n'),
    )
  })

  test('says when there is to be no such file', async () => {
    const { stdout } = await runHere(await writeFolder({}), 'explain', 'missing-home')
    expect(stdout).toContain('\nwrong: no content/pages/home.yaml\n')
  })

  test('lists all codes without one', async () => {
    const { code, stdout } = await runHere(await writeFolder({}), 'explain')
    expect(code).toBe(0)
    const listed = [...stdout.matchAll(/^ {2}([a-z-]+) +[A-Z`]/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual(Object.keys(problemCatalogue).sort())
  })

  test.each([
    ['unknwn-key', 'did you mean "unknown-key"?'],
    ['something-else-entirely', '"libretto explain" lists all'],
  ])('refuses the unknown code %s', async (name, advice) => {
    expect(await runHere(await writeFolder({}), 'explain', name)).toEqual({
      code: 2,
      stdout: '',
      stderr: `libretto: there is no problem "${name}"; ${advice}\n`,
    })
  })
})

describe('the line after the problems', () => {
  test('names the code that they have', async () => {
    const { stderr } = await runHere(await writeFolder(site), 'validate')
    expect(stderr).toMatch(/\n1 error in 1 file\n"libretto explain unknown-key" tells more\n$/)
  })

  test('names none where they have several', async () => {
    const files = { ...site, 'content/notes.txt': 'Ask.\n' }
    const { stderr } = await runHere(await writeFolder(files), 'validate')
    expect(stderr).toMatch(/\n"libretto explain CODE" tells more\n$/)
  })

  test.each([[['--quiet']], [['--format', 'json']], [['--format', 'github']]])(
    'is not there with %j',
    async (flags) => {
      const { stdout, stderr } = await runHere(await writeFolder(site), 'validate', ...flags)
      expect(stdout + stderr).toContain('unknown-key')
      expect(stdout + stderr).not.toContain('libretto explain')
    },
  )
})
