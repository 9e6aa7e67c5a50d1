import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { siteWords } from '#generator/render/site-words.ts'
import type { Words } from '#schemas/strings.ts'
import { libretto } from '../../setup/mini-site.ts'

/** A group of words as site code gets it. */
async function wordsOf(file: string, words: Words): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '#words/${file}'`, resolveDir: libretto },
    plugins: [siteWords({ libretto, words })],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
}

test('a list of words stays a list when strings.yaml changes some of them', async () => {
  const { parameterTable } = await wordsOf('parameter-table.ts', {
    parameterTable: { columns: { 1: 'Kind', 7: 'No' } },
  })
  expect(parameterTable).toMatchObject({ columns: ['Name', 'Kind', 'What it does'] })
})
