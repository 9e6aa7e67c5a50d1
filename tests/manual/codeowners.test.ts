// The manual's recipe for owners: its patterns match all that opens a door or runs, and nothing that writers edit.
// Patterns of CODEOWNERS are those of .gitignore, so git itself matches them.

import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, writeFolder } from '../setup/mini-site.ts'
import { readFences } from '../setup/read-fences.ts'

const page = await readFile(join(libretto, 'docs/content/docs/publish/others.md'), 'utf8')
const recipe = readFences(page).find(({ title }) => title === '.github/CODEOWNERS')?.text ?? ''

const owned = [
  'content/site.yaml',
  'content/root/ads.txt',
  'content/root/.well-known/security.txt',
  'site/script.ts',
  'site/widgets/Map/Map.tsx',
  'package.json',
  '.github/CODEOWNERS',
  '.github/workflows/publish.yml',
]
const open = ['content/pages/home.yaml', 'content/strings.yaml', 'content/blog/site.md', 'content/assets/site/a.svg']

test('owners approve all that opens a door or runs, and writers change the rest', async () => {
  const lines = recipe.trim().split('\n')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).toMatch(/^\/\S+ @example\/owners$/)
  const folder = await writeFolder({ '.gitignore': lines.map((line) => line.replace(/ .*/, '')).join('\n') })
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  const input = [...owned, ...open].join('\n')
  const matched = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
    cwd: folder,
    input,
    encoding: 'utf8',
  })
  expect(matched.trim().split('\n')).toEqual(owned)
})
