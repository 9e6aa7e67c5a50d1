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
