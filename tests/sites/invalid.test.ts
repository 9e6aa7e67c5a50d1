// Every folder below invalid/ is a site with one kind of mistake, and expected.txt is what `libretto validate` prints
// about it, byte for byte. A new case is a new folder. UPDATE_EXPECTED=1 writes what is printed now: read it as the
// writer who made the mistake would.

import { readdirSync } from 'node:fs'
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Checked, checkFolder, readFolder, writeFolder } from '../setup/mini-site.ts'

const root = join(import.meta.dirname, 'invalid')
const cases = readdirSync(root)

/** What is found in the folders as they are. */
const found = new Map<string, Promise<Checked>>()
const checkCase = (name: string) => {
  const checked = found.get(name) ?? checkFolder(join(root, name))
  found.set(name, checked)
  return checked
}

describe('a site with a mistake', () => {
  test.each(cases)('%s: prints what is wrong, where, and what to do', async (name) => {
    const { printed } = await checkCase(name)
    const file = join(root, name, 'expected.txt')
    if (process.env.UPDATE_EXPECTED === '1') await writeFile(file, printed)
    expect(printed).toBe(await readFile(file, 'utf8'))
    expect(printed).not.toBe('')
  })

  test.each(cases)('%s: says the same in a file with Windows line ends and a byte order mark', async (name) => {
    const files = await readFolder(join(root, name, 'content'))
    const windows = Object.entries(files).map(([path, text]) => [
      `content/${path}`,
      path.startsWith('assets/') ? text : `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    ])
    const { printed } = await checkFolder(await writeFolder(Object.fromEntries(windows)))
    expect(printed).toBe(await readFile(join(root, name, 'expected.txt'), 'utf8'))
  })

  test.each(cases)('%s: says the same with the other Markdown parser', async (name) => {
    const { printed } = await checkFolder(join(root, name), { markdownParser: 'remark' })
    expect(printed).toBe(await readFile(join(root, name, 'expected.txt'), 'utf8'))
  })
})

describe('every problem', () => {
  test.each(cases)('%s: names a file, shows the line it means and says what to do', async (name) => {
    const { problems } = await checkCase(name)
    for (const { file, line, column, message, hint, frame } of problems) {
      expect(file, message).toMatch(/^content\//)
      expect(hint ?? message, 'what to do').toMatch(hint === undefined ? /\b(?:must|needs)\b/ : /\w{3}/)
      if (line === undefined || frame === undefined) continue
      const rows = frame.split('\n')
      const marked = rows.findIndex((row) => row.startsWith('>'))
      expect(rows[marked], message).toMatch(new RegExp(`^> *${line} \\|`))
      expect(column, message).toBeGreaterThan(0)
      expect(rows[marked + 1], message).toMatch(/^ +\| *\^$/)
    }
  })
})

describe('a file that is not text', () => {
  const site = {
    'content/site.yaml': 'name: Example\nurl: https://example.com\n',
    'content/pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
  }
  const printedOf = async (bytes: string | Uint8Array) =>
    (await checkFolder(await writeFolder({ ...site, 'content/help/sound.md': bytes }))).printed

  test('in another encoding is refused with the byte and the line', async () => {
    expect(await printedOf(Buffer.from('---\ntitle: T\u00f6ne\n---\nText.\n', 'latin1'))).toBe(
      [
        'error content/help/sound.md:2:9  the file is not UTF-8 (byte 12) [encoding]',
        '  → save the file as UTF-8',
        '',
        '1 error in 1 file',
        '',
      ].join('\n'),
    )
  })

  test('in UTF-16, as some editors save it, is refused', async () => {
    expect(await printedOf(Buffer.from('\uFEFF---\ntitle: Sound\n---\n', 'utf16le'))).toBe(
      [
        'error content/help/sound.md:1:1  the file is not UTF-8 (byte 0) [encoding]',
        '  → save the file as UTF-8',
        '',
        '1 error in 1 file',
        '',
      ].join('\n'),
    )
  })

  test('with a NUL character is refused at its place', async () => {
    expect(await printedOf('---\ntitle: So\0und\n---\n')).toBe(
      [
        'error content/help/sound.md:2:10  the file holds a NUL character [encoding]',
        '    1 | ---',
        '  > 2 | title: So\uFFFDund',
        '      |          ^',
        '    3 | ---',
        '  → remove it; is this really a text file?',
        '',
        '1 error in 1 file',
        '',
      ].join('\n'),
    )
  })

  test('with two byte order marks is refused', async () => {
    expect(await printedOf('\uFEFF\uFEFF---\ntitle: Sound\n---\n')).toContain(
      'error content/help/sound.md:1:1  the file begins with two byte order marks [encoding]\n',
    )
  })

  test('of more than 1 MiB is refused at the line where the limit is reached', async () => {
    expect(await printedOf(`---\ntitle: Sound\n---\n${'Text.\n'.repeat(180_000)}`)).toBe(
      [
        'error content/help/sound.md:174763:2  ' +
          'the file has 1,080,021 bytes; the limit is 1 MiB (1,048,576 bytes) [too-large]',
        '  → split the file; the limit is reached at this line',
        '',
        '1 error in 1 file',
        '',
      ].join('\n'),
    )
  })

  test.skipIf(process.platform === 'win32')('but a link is named, not followed', async () => {
    const folder = await writeFolder({ ...site, 'secret.md': '---\ntitle: Secret\n---\nText.\n' })
    await mkdir(join(folder, 'content/help'))
    await symlink('../../secret.md', join(folder, 'content/help/sound.md'))
    await symlink('..', join(folder, 'content/loop'))
    const { printed, content } = await checkFolder(folder)
    expect(printed).toBe(
      [
        'error content/help/sound.md  links are not followed [not-a-file]',
        '  → put a regular file here, or remove it',
        '',
        'error content/loop  links are not followed [not-a-file]',
        '  → put a regular file here, or remove it',
        '',
        '2 errors in 2 files',
        '',
      ].join('\n'),
    )
    expect(content?.articles.help).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('and so is what is in the place of a language', async () => {
    const outside = await writeFolder({ 'pages/home.yaml': 'title: Elsewhere\n' })
    const folder = await writeFolder({
      'content/site.yaml': 'name: Test\nurl: https://acme.example\nlanguages: [en, de, fr, es, pt-BR, ja]\n',
      'content/pages/home.yaml': 'title: Home\ndescription: The home page.\nblocks: []\n',
      'content/fr': 'no folder\n',
      'content/ja/pages/home.yaml': 'title: Home\ndescription: The home page.\nblocks: []\n',
    })
    await symlink(outside, join(folder, 'content/de'))
    await symlink('nowhere', join(folder, 'content/es'))
    await symlink('site.yaml', join(folder, 'content/pt-BR'))
    for (const name of ['blog', 'assets', 'site.yaml', 'strings.yaml', 'data'])
      await symlink(outside, join(folder, 'content/ja', name))
    const { problems } = await checkFolder(folder)
    const errors = problems.filter(({ severity }) => severity === 'error')
    const followed = 'links are not followed'
    expect(errors.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([
      `not-a-file content/de ${followed}`,
      `not-a-file content/es ${followed}`,
      'not-a-file content/fr a file is in the place of the folder of a language',
      ...['assets', 'blog', 'data', 'site.yaml', 'strings.yaml'].map(
        (name) => `not-a-file content/ja/${name} ${followed}`,
      ),
      `not-a-file content/pt-BR ${followed}`,
    ])
  })

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'or the folder of a language is closed',
    async () => {
      const folder = await writeFolder({
        'content/site.yaml': 'name: Test\nurl: https://acme.example\nlanguages: [en, de]\n',
        'content/de/pages/home.yaml': 'title: Home\ndescription: The home page.\nblocks: []\n',
      })
      await chmod(join(folder, 'content/de'), 0)
      const { problems } = await checkFolder(folder)
      await chmod(join(folder, 'content/de'), 0o755)
      expect(problems.map(({ code, file }) => `${code} ${file}`)).toContain('unreadable content/de')
    },
  )
})
