// Each page names the hash of every script and style sheet that it starts with, and of every module of its islands.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSites } from './built-sites.ts'
import { attributeValues, readPages } from './dist-files.ts'

it.each(builtSites)('of every script and style sheet of $name is that of its bytes', ({ dist }) => {
  const named = new Map<string, string | undefined>()
  for (const [, html] of readPages(dist)) {
    for (const [tag] of html.matchAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script [^>]*\bsrc=[^>]*>/g)) {
      const [address = ''] = [...attributeValues(tag, 'href'), ...attributeValues(tag, 'src')]
      named.set(address, attributeValues(tag, 'integrity')[0])
    }
    for (const [, source = '', json = ''] of html.matchAll(/ data-src="([^"]*)" data-modules='([^']*)'/g)) {
      const modules = Object.entries(JSON.parse(json) as Record<string, string>)
      expect(modules.at(-1)?.[0]).toBe(source)
      for (const [address, integrity] of modules) named.set(address, integrity)
    }
  }
  expect(named.size).toBeGreaterThan(25)
  for (const [address, integrity] of named) {
    const hash = createHash('sha256').update(readFileSync(join(dist, address)))
    expect(integrity, address).toBe(`sha256-${hash.digest('base64')}`)
  }
})
