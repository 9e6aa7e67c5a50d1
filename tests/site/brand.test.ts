// What only Parley has is in its own folder: every other file works with any site.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const room = join(import.meta.dirname, '../../site')

/** Files that contain the name of the site, or import its folder. */
function findMentions(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([path, text]) => !path.startsWith('own/') && /parley|\.\.\/own\//i.test(text))
    .map(([path]) => path)
}

it('is mentioned nowhere in the site room but in its folder', () => {
  const paths = readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(room.length + 1))
  expect(paths).toContain('own/brand.ts')
  expect(findMentions(Object.fromEntries(paths.map((path) => [path, readFileSync(join(room, path), 'utf8')])))).toEqual(
    [],
  )
})

it('is found where a file imports its folder or says its name', () => {
  expect(
    findMentions({
      'own/mark.ts': 'Parley',
      'blocks/hero/hero.tsx': "import { drawing } from '../../own/drawings/call-timeline/call-timeline.tsx'",
      'layout/footer.tsx': '<p>Parley</p>',
      'layout/header.tsx': '<p>{siteName}</p>',
    }),
  ).toEqual(['blocks/hero/hero.tsx', 'layout/footer.tsx'])
})
