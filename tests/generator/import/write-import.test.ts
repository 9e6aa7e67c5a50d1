// What an import cannot write is one problem, and the rest is written.

import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeImport } from '#generator/import/write-import.ts'
import { readFolder, writeFolder } from '../../setup/mini-site.ts'

const tooLong = 'its name or its path is too long, or not possible on this disk'
const long = '\u732b'.repeat(86)

/** Writes pages with these paths, and says what was written and what not. */
async function write(content: string, paths: readonly string[], isDry = false) {
  const files = paths.map((path) => ({ path, from: path, kind: 'page', bytes: Buffer.from('Text.\n') }) as const)
  const facts = { title: 'Test', url: 'https://acme.example', menu: [], footer: [] } as never
  const plan = { tool: 'markdown', files, facts, problems: [], links: 0, forms: 0 } as const
  const { created, kept, problems } = await writeImport(plan as never, {
    content,
    root: content,
    isForced: false,
    isDry,
  })
  return { created, kept, problems: problems.map(({ code, file, message }) => `${code} ${file}: ${message}`) }
}

test.each([false, true])('a name that is too long stops nothing (dry run: %s)', async (isDry) => {
  const content = await writeFolder({})
  const deep = `${'below/'.repeat(800)}a.md`
  const paths = ['docs/a.md', `docs/${long}.md`, `docs/${long}/b.md`, deep, 'docs/c.md']
  const { created, kept, problems } = await write(content, paths, isDry)
  expect(created).toEqual(['docs/a.md', 'docs/c.md', 'site.yaml'])
  expect(kept).toEqual([])
  expect(problems.filter((line) => line.startsWith('import-skipped'))).toEqual(
    [`docs/${long}.md`, `docs/${long}/b.md`, deep].map(
      (path) => `import-skipped ${path}: ${path} is not brought over: ${tooLong}`,
    ),
  )
  expect(Object.keys(await readFolder(content))).toEqual(isDry ? [] : ['docs/a.md', 'docs/c.md', 'site.yaml'])
})

test.skipIf(process.platform === 'win32')(
  'links are not followed, and nothing is called a file that differs',
  async () => {
    const outside = await writeFolder({})
    const content = await writeFolder({ 'help/b.md/keep.md': 'A folder.\n', 'blog/c.md': 'Other.\n' })
    await symlink(outside, join(content, 'docs'))
    await symlink(join(outside, 'none.md'), join(content, 'help/a.md'))
    const { kept, problems } = await write(content, [
      'docs/a.md',
      'docs/below/a.md',
      'help/a.md',
      'help/b.md',
      'blog/c.md',
    ])
    expect(kept).toEqual(['blog/c.md'])
    expect(problems.filter((line) => !line.startsWith('import-lost'))).toEqual([
      'import-skipped docs/a.md: docs/a.md is not brought over: links are not followed',
      'import-skipped docs/below/a.md: docs/below/a.md is not brought over: links are not followed',
      'import-skipped help/a.md: help/a.md is not brought over: links are not followed',
      'import-skipped help/b.md: help/b.md is not brought over: ' +
        'a folder is in the place of a file, or a file in the place of a folder',
      'import-kept blog/c.md: the file is there already and differs from what blog/c.md becomes; it was kept',
    ])
    expect(await readFolder(outside)).toEqual({})
  },
)
