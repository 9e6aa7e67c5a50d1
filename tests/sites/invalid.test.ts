// Every folder below invalid/ is a site with one kind of mistake, and expected.txt is what `libretto validate` prints about it, byte for byte.
// A new case is a new folder. UPDATE_EXPECTED=1 writes what is printed now: read it as the writer who made the mistake would.

import { readdirSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFolder, readFolder, writeFolder } from '../setup/mini-site.ts'

const root = join(import.meta.dirname, 'invalid')
const cases = readdirSync(root)

describe('a site with a mistake', () => {
  test.each(cases)('%s: prints what is wrong, where, and what to do', async (name) => {
    const folder = join(root, name)
    const { printed } = await checkFolder(folder)
    const file = join(folder, 'expected.txt')
    if (process.env.UPDATE_EXPECTED === '1') await writeFile(file, printed)
    expect(printed).toBe(await readFile(file, 'utf8'))
    expect(printed).not.toBe('')
  })

  test.each(cases)('%s: says the same in a file with Windows line ends and a byte order mark', async (name) => {
    const files = await readFolder(join(root, name, 'content'))
    const windows = Object.entries(files).map(([path, text]) => [`content/${path}`, path.startsWith('assets/') ? text : `\uFEFF${text.replaceAll('\n', '\r\n')}`])
    const { printed } = await checkFolder(await writeFolder(Object.fromEntries(windows)))
    expect(printed).toBe(await readFile(join(root, name, 'expected.txt'), 'utf8'))
  })
})

describe('every problem', () => {
  test.each(cases)('%s: names a file, says what to do next, and shows the line it means', async (name) => {
    const { problems } = await checkFolder(join(root, name))
    for (const problem of problems) {
      expect(problem.file, problem.message).toMatch(/^content\//)
      expect(problem.hint, problem.message).toMatch(/\S/)
      if (problem.line !== undefined) expect(problem.frame, problem.message).toContain(`> ${String(problem.line).padStart(problem.frame?.match(/^> ( *)\d/m)?.[1]?.length ?? 0)}`)
    }
  })
})
