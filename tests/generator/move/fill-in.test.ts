import { expect, it } from 'vitest'
import { fillIn } from '#generator/move/fill-in.ts'

const starter =
  '---\ntitle: T\n# Platforms.\nplatforms: 1 # an example\n# Line.\nline: red # an example\n---\n\nText.\n'

it('replaces an example with its mark, and leaves the others', () => {
  expect(fillIn('stations/t.md', starter, { platforms: 3 })).toBe(
    starter.replace('platforms: 1 # an example', 'platforms: 3'),
  )
})

it('adds a key that the starter has not', () => {
  expect(fillIn('stations/t.md', starter, { open: true })).toContain('\nopen: true\n---\n')
})

it('of nothing is the same text', () => expect(fillIn('pages/t.yaml', 'title: T\n', {})).toBe('title: T\n'))
