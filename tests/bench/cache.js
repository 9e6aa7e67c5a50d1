// Measures what each kind of cache entry saves: builds with nothing changed, with and without it, in turn. Prints
// medians for the real site and for 1,000 generated articles. Delete a kind that saves nothing in either.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'esbuild'
import { libretto } from '../tools/serve-built.js'
import { generateSite } from './generate-site.js'

const runs = 7
// A kind that is asked only where another kind has no answer is measured without that one.
const hiddenBy = {
  'compiled-texts': ['read-files', 'article-summaries'],
  'article-summaries': ['read-files'],
  typefaces: ['drawings'],
  pictures: ['drawings'],
}
const folder = mkdtempSync(join(tmpdir(), 'libretto-bench-'))
try {
  const generator = await loadGenerator()
  generateSite(join(folder, '1000'), 1000)
  for (const [name, content] of [
    ['real', join(libretto, 'content')],
    ['1000', join(folder, '1000')],
  ]) {
    const rows = await measureKinds(generator, content, join(folder, `${name}-dist`))
    console.log(`\n${name}: milliseconds of a build with nothing changed`)
    for (const [kind, milliseconds, saved] of rows)
      console.log(
        `${kind.padEnd(24)} ${String(milliseconds).padStart(6)} ${saved === undefined ? '' : `saves ${saved}`}`,
      )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

// Compiled beside the sources, so that packages are found.
async function loadGenerator() {
  const outfile = join(libretto, '.libretto', `bench-${process.pid}.mjs`)
  await bundle({
    stdin: {
      contents: [
        "export { publishSite, renderSite } from './generator/build.ts'",
        "export { openCache } from './generator/cache/cache.ts'",
        "export { readConfig } from './generator/config.ts'",
      ].join('\n'),
      resolveDir: libretto,
    },
    absWorkingDir: libretto,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outfile,
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}

async function measureKinds({ renderSite, publishSite, openCache, readConfig }, content, out) {
  const config = readConfig({ content, out, now: '2026-11-20' }, { workingDirectory: libretto, libretto, clock: 0 })
  const run = async (last, before) => {
    const cache = openCache(last)
    const start = performance.now()
    const site = await renderSite(config, cache)
    const { files } = await publishSite(config, site, cache, { before })
    return { cache, files, milliseconds: performance.now() - start }
  }
  const first = await run(undefined)
  const { cache, files } = await run(first.cache, first.files)
  const timeWithout = async (names) => {
    const kinds = new Map([...cache.kinds].filter(([name]) => !names.includes(name)))
    return (await run({ kinds }, files)).milliseconds
  }
  const medianOf = (times) => Math.round(times.sort((a, b) => a - b)[times.length >> 1])
  const rows = []
  for (const kind of cache.kinds.keys()) {
    const hiding = hiddenBy[kind] ?? []
    const [withIt, withoutIt] = [[], []]
    for (let count = 0; count < runs; count++) {
      withIt.push(await timeWithout(hiding))
      withoutIt.push(await timeWithout([...hiding, kind]))
    }
    rows.push([kind, medianOf(withIt), medianOf(withoutIt)])
  }
  return rows
}
