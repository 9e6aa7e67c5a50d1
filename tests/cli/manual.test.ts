// `libretto manual`: the contents, a page, the places that speak of a word, and what names the command.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportError } from '#generator/commands/commands.ts'
import { readManual } from '#generator/commands/manual-command.ts'
import { silent } from '#generator/terminal.ts'
import { wantedWords } from '../manual/wanted-words.ts'
import { libretto, writeFolder } from '../setup/mini-site.ts'
import { runHere, runOf } from '../setup/run-here.ts'

/** Runs the command in an empty folder: it needs no site. */
const manual = async (...words: string[]) => runHere(await writeFolder({}), 'manual', ...words)

describe('libretto manual', () => {
  test('lists all pages but those of the reference, in the order of the side bar', async () => {
    const { code, stdout } = await manual()
    expect(code).toBe(0)
    const listed = [...stdout.matchAll(/^ {2}(\S+\/\S+) /gm)].map(([, name]) => name)
    const all = readManual(libretto).map(({ name }) => name)
    expect(listed).toEqual(all.filter((name) => /^(?!reference\/.*\/).+\//.test(name)))
    expect(listed.indexOf('start/first-site')).toBeLessThan(listed.indexOf('write/pages'))
    expect(stdout).toContain('\nPublish\n  publish/hosts ')
  })

  test.each([
    'publish/others',
    '/docs/publish/others',
    'docs/content/docs/publish/others.md',
    'publish/others.md',
    'PUBLISH/Others',
  ])('prints the page %s, with names of pages for links', async (name) => {
    const { code, stdout } = await manual(name)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^# Scripts and embeds of others\n\nHow to allow films/)
    expect(stdout).toContain('files for hosts (publish/hosts)')
    expect(stdout).toContain('\n## Scripts\n')
    expect(stdout).not.toMatch(/\]\(|^order:|^:::/m)
  })

  test('leaves code as it is, and lists the pages below a page', async () => {
    expect((await manual('write/markdown')).stdout).toContain(':::tip[Measure first]\nThe words in brackets')
    expect((await manual('write/links-and-assets')).stdout).toContain('| `./other.md`, `../help/sound.md` |')
    expect((await manual('reference/commands')).stdout).toContain('\nreference/commands/build\n  Build the site')
  })

  test('finds the places that have all words, those that are about them first', async () => {
    const { code, stdout } = await manual('code', 'fence')
    expect(code).toBe(0)
    const [first = ''] = stdout.split('\n')
    expect(stdout).toMatch(/^write\/markdown {2}Markdown › What is refused\n {2}Slips that Markdown accepts/)
    expect(stdout).toContain(`"libretto manual ${first.split(' ')[0]}" prints the first of these pages`)
    expect((await manual('closed-door')).stdout).toMatch(/^reference\/problems\/closed-door {2}closed-door\n/)
    expect((await manual('CODEOWNERS')).stdout).toMatch(/^publish\/others {2}.* › Who may open a door\n/)
  })

  test.each(Object.entries(wantedWords))('finds a page that helps with %s', async (word, pages) => {
    const { code, stdout } = await manual(word)
    expect(code).toBe(0)
    const found = [...stdout.matchAll(/^(\S+\/\S+) {2}/gm)].map(([, name = '']) => name)
    expect(found.slice(0, 8).filter((name) => pages.includes(name))).not.toEqual([])
  })

  test.each([
    ['redirekt', 'did you mean "redirect" or'],
    ['qqqqqqqqqq', '"libretto manual" lists its pages'],
    ['???', '"libretto manual" lists its pages'],
  ])('says what is near to %s, of which it has nothing', async (word, advice) => {
    const { code, stdout, stderr } = await manual(word)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`libretto: the manual has nothing on "${word}"; ${advice}`)
  })

  test('says so where Libretto has no manual', async () => {
    const folder = await writeFolder({})
    const { code, stderr } = await runOf(folder, folder, 'manual')
    expect(code).toBe(3)
    expect(stderr).toBe('libretto: this installation has no manual: docs/content/docs is missing\n')
  })
})

test('the message of a bug names it', () => {
  const said: string[] = []
  expect(reportError(new Error('boat'), { ...silent, warn: (text) => said.push(text) })).toBe(70)
  expect(said.join()).toMatch(/^libretto: this is a bug\. .*"libretto manual bug" says how\.\nError: boat\n/)
})

test('the help, the catalogue of problems and the README of a new site name it', async () => {
  const folder = await writeFolder({})
  expect((await runHere(folder, '--help')).stdout).toContain('"libretto manual" prints the manual')
  expect((await runHere(folder, 'explain')).stdout).toContain('"libretto manual WORD"')
  expect(await readFile(join(libretto, 'site/starters/common/README.md'), 'utf8')).toContain('`npx libretto manual`')
  expect((await manual('bug')).stdout).toMatch(/^write\/problems {2}.* › A bug in Libretto\n/)
})
