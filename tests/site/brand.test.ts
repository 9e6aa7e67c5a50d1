// What only Parley has comes in through site/brand/: every other file of site/ works with any brand.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { heroBlock } from '#schemas/blocks/hero.ts'
import { brand } from '#site/brand/site-brand.ts'

const room = join(import.meta.dirname, '../../site')

/** Files that contain the name of the site, or import its folder. */
function findMentions(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([path, text]) => !/^(?:parley|brand)\//.test(path) && /parley/i.test(text))
    .map(([path]) => path)
}

it('is mentioned nowhere in the site room but in its folder and at the door', () => {
  const paths = readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(room.length + 1))
  expect(paths).toContain('parley/parley.ts')
  expect(findMentions(Object.fromEntries(paths.map((path) => [path, readFileSync(join(room, path), 'utf8')])))).toEqual(
    [],
  )
})

it('is found where a file imports its folder or says its name', () => {
  expect(
    findMentions({
      'parley/mark.ts': 'Parley',
      'brand/site-brand.ts': "from '../parley/parley.ts'",
      'blocks/hero/hero.tsx': "import { CallTimeline } from '../../parley/call-timeline.tsx'",
      'layout/footer.tsx': '<p>Parley</p>',
      'layout/header.tsx': '<p>{siteName}</p>',
    }),
  ).toEqual(['blocks/hero/hero.tsx', 'layout/footer.tsx'])
})

it('has every drawing that a hero may name', () => {
  const names = heroBlock.schema.shape.data.unwrap().shape.drawing.unwrap().options
  expect(Object.keys(brand.drawings).sort()).toEqual(names.filter((name) => name !== 'none').sort())
})
