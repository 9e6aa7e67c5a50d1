// The example of each problem code, put into a small site: the wrong version has this problem only, the right version
// has none.

import { describe, expect, test } from 'vitest'
import { checkContent, renderSite } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import { configOf, writeFolder } from '../setup/mini-site.ts'

const site = {
  'site.yaml': 'name: Example\nurl: https://example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: A site for one example.\n',
}

const examples = Object.entries(problemCatalogue).flatMap(([code, { example }]) =>
  'none' in example ? [] : [[code, example] as const],
)

/** Only a build finds them, which takes a second: in what pages load, and in what pictures show. */
const foundByBuild: readonly string[] = ['over-budget', 'no-preview-picture']

/** Codes of all problems of the small site with these files. A file without a text is removed. */
async function findCodes(
  files: Readonly<Record<string, string | undefined>>,
  check: typeof checkContent | typeof renderSite,
): Promise<string[]> {
  const all = Object.entries({ ...site, ...files }).flatMap(([path, text]) =>
    text === undefined ? [] : [[`content/${path}`, text] as const],
  )
  const folder = await writeFolder(Object.fromEntries(all))
  const { problems } = await check(configOf(folder), openCache())
  return [...new Set(problems.map(({ code }) => code))]
}

describe('the example of', () => {
  test.each(examples)('%s has this problem only, and none once it is corrected', async (code, example) => {
    const { file, wrong, right, beside } = example
    const check = foundByBuild.includes(code) ? renderSite : checkContent
    expect(await findCodes({ ...beside, [file]: wrong }, check)).toEqual([code])
    expect(await findCodes({ ...beside, [file]: right }, check)).toEqual([])
  })
})
