// Commands as a shell runs them: what is coloured, where progress is shown, how a question ends, and in which folder.

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'
import { runWith } from '../setup/run-libretto.ts'
import { hasTerminals, launcher, runInTerminal } from '../setup/terminal.ts'

const good = { 'content/site.yaml': 'name: A\nurl: https://a.example.com\n' }
const bad = { 'content/site.yaml': 'name: A\nurl: https://a.example.com\ncolour: red\n' }
// A build of less than half a second shows no progress.
const slowPage = {
  'content/pages/home.yaml':
    'title: Home\ndescription: A page.\nblocks: [{ id: it, type: slow, title: It, data: {} }]\n',
  'site/blocks/slow/slow.tsx': `import { defineBlock } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'Takes a moment.',
  data: z.strictObject({}),
  plan: () => ({}),
  Component: () => {
    for (const end = Date.now() + 600; Date.now() < end; );
    return <p>It</p>
  },
})
`,
}
const escape = '\u001b['
const overwritten = '\u001b[2K'

itSome(3, [
  [{ FORCE_COLOR: '0' }, false],
  [{ FORCE_COLOR: 'false' }, false],
  [{ CI: '1' }, false],
  [{ FORCE_COLOR: '1' }, true],
  [{ FORCE_COLOR: '' }, true],
  [{ FORCE_COLOR: '3', CI: 'true' }, true],
])('a pipe gets colours if they are forced, and not else: %j', async (variables, isColored) => {
  const run = await runWith({ NO_COLOR: '', ...variables }, await writeFolder(good), 'validate')
  expect({ code: run.code, isColored: (run.stdout + run.stderr).includes(escape) }).toEqual({ code: 0, isColored })
})

test('--color and --no-color decide, before and after the command', async () => {
  const folder = await writeFolder(bad)
  const plain = await runWith({ FORCE_COLOR: '1' }, folder, 'validate', '--no-color')
  expect(plain).toMatchObject({ code: 1, stderr: expect.not.stringContaining(escape) })
  const colored = await runWith({}, folder, '--color', 'validate')
  expect(colored).toMatchObject({ code: 1, stderr: expect.stringContaining(escape) })
})

test.each(['build --content /', 'new site lake', 'explain broken-link'])(
  'in a folder that was removed, "%s" says so',
  async (words) => {
    const folder = await writeFolder({})
    const line = `mkdir gone && cd gone && rmdir ../gone && exec ${launcher} ${words}`
    const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: folder, env: plainEnvironment(), encoding: 'utf8' })
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr: 'libretto: the current folder is gone; change into an existing one\n',
    })
  },
)

describe.skipIf(!hasTerminals)('on a terminal', () => {
  test('the stream that goes to a file has no colours, the other one has', async () => {
    const folder = await writeFolder(bad)
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    const piped = await runInTerminal(`${launcher} validate | cat`, { folder })
    expect(piped.shown).toContain(`${escape}31m`)
    const toFile = await runInTerminal(`${launcher} validate 2> err.txt`, { folder })
    expect(toFile.shown).not.toContain(escape)
    expect(read('err.txt')).toContain('"colour" is not known')
    expect(read('err.txt')).not.toContain(escape)
    await runInTerminal(`${launcher} explain broken-link > out.txt`, { folder, env: { CI: '1' } })
    expect(read('out.txt')).toContain('broken-link')
    expect(read('out.txt')).not.toContain(escape)
    expect((await runInTerminal(`${launcher} explain broken-link`, { folder })).shown).toContain(`${escape}1m`)
  })

  itSome<[env: NodeJS.ProcessEnv, isShown: boolean]>(1, [
    [{}, true],
    [{ CI: 'true' }, false],
    [{ TERM: 'dumb' }, false],
  ])('progress is shown where it can be written over, and not in a job: %j', async (env, isShown) => {
    const folder = await writeFolder({ ...good, ...slowPage })
    const { code, shown } = await runInTerminal(`${launcher} build`, { folder, env })
    expect({ code, isShown: shown.includes(overwritten) }).toEqual({ code: 0, isShown })
  })

  test.each<[how: string, answers: [string, string][]]>([
    ['Ctrl+C at the first question', [['Name of the site', '\u0003']]],
    ['Ctrl+D at the first question', [['Name of the site', '\u0004']]],
    ['Ctrl+C behind half an answer', [['Name of the site', 'Lak\u0003']]],
    [
      'Ctrl+C at a later question',
      [
        ['Name of the site', 'Lake\r'],
        ['Address where', '\u0003'],
      ],
    ],
    [
      'Ctrl+D at the last question',
      [
        ['Name of the site', '\r'],
        ['Address where', '\r'],
        ['Language, e.g.', '\r'],
        ['Kind: docs, company or blog (', '\u0004'],
      ],
    ],
  ])('%s ends quietly with 130, and leaves the terminal in order', async (_, answers) => {
    const folder = await writeFolder({})
    const line = `${launcher} new site lake; code=$?; echo "next line"; stty -a; exit $code`
    const { code, shown } = await runInTerminal(line, { folder, answers })
    expect(code).toBe(130)
    // Nothing between the question and the shell's next line.
    expect(shown).toMatch(/\)[^\n]*: [^\n]*\r\nnext line\r\n/)
    expect(shown).not.toMatch(/libretto:|Error/)
    expect(shown).toMatch(/ icanon /)
    expect(shown).toMatch(/ echo /)
    expect(readdirSync(folder)).toEqual([])
  })

  test('SIGTERM at a question ends with 143, and leaves the terminal in order', async () => {
    const folder = await writeFolder({})
    const command = `(echo "pid $(exec sh -c 'echo $PPID') "; exec ${launcher} new site lake)`
    const line = `${command}; code=$?; stty -a; exit $code`
    const end = (text: string) => process.kill(Number(/pid (\d+)/.exec(text)?.[1]), 'SIGTERM')
    const { code, shown } = await runInTerminal(line, { folder, answers: [['Name of the site', end]] })
    expect(code).toBe(143)
    expect(shown).toMatch(/ icanon /)
    expect(readdirSync(folder)).toEqual([])
  })

  test('watch ends in order when its terminal is closed', async () => {
    const folder = await writeFolder(good)
    const command = `${launcher} watch --port 0`
    const line = `echo "pid $PPID "; trap 'kill -HUP $!' HUP; ${command} & wait $!; wait $!; echo $? > code`
    const close = (text: string) => process.kill(Number(/pid (\d+)/.exec(text)?.[1]), 'SIGKILL')
    await runInTerminal(line, { folder, answers: [['watching', close]] })
    const code = () => readFile(join(folder, 'code'), 'utf8').catch(() => '')
    await expect.poll(code).toBe(`${128 + constants.signals.SIGHUP}\n`)
  })

  test('all questions answered write the site', async () => {
    const folder = await writeFolder({})
    const { code, shown } = await runInTerminal(`${launcher} new site lake`, {
      folder,
      answers: [
        ['Name of the site', 'Blue Lake\r'],
        ['Address where', '\r'],
        ['Language, e.g.', '\r'],
        ['Kind: docs, company or blog (', 'docs\r'],
      ],
    })
    expect({ code, shown }).toMatchObject({ code: 0, shown: expect.stringContaining('files in lake') })
    expect(readFileSync(join(folder, 'lake/content/site.yaml'), 'utf8')).toContain('name: "Blue Lake"')
  })

  test('an answer without sense is asked for again, and the others are kept', async () => {
    const folder = await writeFolder({})
    const { code, shown } = await runInTerminal(`${launcher} new site 'Blue Lake'`, {
      folder,
      answers: [
        ['Name of the site', 'Blue Lake\r'],
        ['Address where', 'lake.example.com\r'],
        ['the url must be', 'https://lake.example.com\r'],
        ['Language, e.g.', 'German\r'],
        ['German is de', 'de\r'],
        ['Kind: docs, company or blog (', 'dosc\r'],
        ['did you mean "docs"?', 'docs\r'],
      ],
    })
    expect({ code, shown }).toMatchObject({ code: 0, shown: expect.stringContaining("next: cd 'Blue Lake' && npm") })
    expect(shown.match(/Name of the site/g)).toHaveLength(1)
    const text = readFileSync(join(folder, 'Blue Lake/content/site.yaml'), 'utf8')
    for (const line of ['name: "Blue Lake"', 'url: "https://lake.example.com"', 'language: "de"'])
      expect(text).toContain(line)
  })

  test('--yes asks nothing', async () => {
    const folder = await writeFolder({})
    const { code, shown } = await runInTerminal(`${launcher} new site lake --yes --kind blog`, { folder })
    expect({ code, shown }).toMatchObject({ code: 0, shown: expect.not.stringContaining('Name of the site') })
    expect(readFileSync(join(folder, 'lake/content/site.yaml'), 'utf8')).toContain('name: "Lake"')
  })

  test('a folder that is in use is refused before anybody answers', async () => {
    const folder = await writeFolder({ 'lake/notes.txt': 'mine' })
    const { code, shown } = await runInTerminal(`${launcher} new site lake`, { folder })
    expect({ code, shown }).toMatchObject({
      code: 2,
      shown: expect.stringContaining('is not empty; name a new folder'),
    })
  })
})
