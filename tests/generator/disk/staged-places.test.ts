// openPlaces: where files are completed, and how little is held of each.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPlaces } from '#generator/disk/staged-places.ts'
import { stagingOf } from '#generator/disk/staging.ts'
import { heldBytes } from '../../setup/held-bytes.ts'
import { writeFolder } from '../../setup/mini-site.ts'

async function openAt(name: string) {
  const folder = await writeFolder({ 'there/index.html': '' })
  const out = join(folder, name)
  const staging = stagingOf(out)
  onTestFinished(staging.remove)
  return openPlaces(out, staging)
}

it('holds nothing for the files of a new folder', async () => {
  const places = await openAt('new')
  expect(heldBytes((index) => void places.reserve(`help/${index}/index.html`))).toBeLessThan(10)
})

it.each(['new', 'there'])('knows the target of each file again in a folder that is %s', async (name) => {
  const places = await openAt(name)
  const paths = ['index.html', 'a/index.html', 'a/index.md', 'b.json']
  const targets = paths.map((path) => places.reserve(path).target)
  const whole = places.openParts('llms-full.txt')
  expect(new Set(targets).size).toBe(paths.length)
  expect(paths.map(places.targetOf)).toEqual(targets)
  expect(places.targetOf('llms-full.txt')).toBe(whole)
  writeFileSync(whole, '')
})
