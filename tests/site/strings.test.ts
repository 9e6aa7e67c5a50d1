// The list of words is complete, and scripts carry only the words of their own island.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const room = join(import.meta.dirname, '../../site')

it('lists the words of every part', () => {
  const list = readFileSync(join(room, 'strings/en.ts'), 'utf8')
  const listed = [...list.matchAll(/^export \* from '\.\/en\/(.+)'$/gm)].map(([, file]) => file)
  expect(listed).toEqual(readdirSync(join(room, 'strings/en')).sort())
})

it('is reached by no island as a whole', () => {
  const reached = new Set(['islands.tsx'])
  // A set iterates over what is added meanwhile.
  for (const path of reached)
    for (const [, specifier = ''] of readFileSync(join(room, path), 'utf8').matchAll(
      /^(?:import (?!type).*|export .*|\}) from '(\..+)'$/gm,
    ))
      reached.add(join(path, '..', specifier))
  expect(reached).toContain('strings/en/forms.ts')
  expect(reached).not.toContain('strings/en.ts')
})

const languages = readdirSync(join(room, 'strings'), { withFileTypes: true })
  .filter((item) => item.isDirectory() && item.name !== 'en')
  .map(({ name }) => name)

/** Kind of every word by its path: its keys, whether it is a text or a function, and how many values that takes. */
function shapeOf(words: unknown, path = ''): string[] {
  if (typeof words === 'function') return [`${path}(${words.length})`]
  if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`]
  return Object.entries(words)
    .flatMap(([name, word]) => shapeOf(word, `${path}.${name}`))
    .sort()
}

it('has at least four languages besides English', () => {
  expect(languages.length).toBeGreaterThanOrEqual(4)
})

it.each(languages)('says every word in %s, with the same values', async (language) => {
  const files = readdirSync(join(room, 'strings/en'))
  expect(readdirSync(join(room, 'strings', language))).toEqual(files)
  for (const file of files) {
    const load = async (folder: string) => (await import(join(room, 'strings', folder, file))) as object
    expect(shapeOf(await load(language)), file).toEqual(shapeOf(await load('en')))
  }
  const { language: own } = (await import(join(room, 'strings', language, 'locale.ts'))) as { language: string }
  expect(own).toBe(language)
})
