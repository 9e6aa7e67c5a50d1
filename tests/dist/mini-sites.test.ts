// Pages that neither Parley nor the manual has: every block and every widget without a title of its own, two languages,
// and a language that is written from right to left.

import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildFiles } from '../setup/small-site.ts'
import { readPages } from './dist-files.ts'
import { emptyGroups, headingFaults, hiddenTwice } from './html-faults.ts'

const miniSites = join(import.meta.dirname, '../sites/valid')

describe.each(['every-block-type', 'every-widget', 'two-languages', 'right-to-left'])('pages of %s', (name) => {
  it('pass the rules that the pages of all sites pass', async () => {
    const { dist, remove } = await buildFiles({}, '--content', join(miniSites, name, 'content'))
    onTestFinished(remove)
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    const found: string[] = []
    const pages = readPages(dist)
    expect(pages.size).toBeGreaterThan(5)
    for (const [file, html] of pages) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
      const isPage = !html.includes('http-equiv="refresh"')
      const faults = [...messages, ...(isPage ? headingFaults(html) : []), ...emptyGroups(html), ...hiddenTwice(html)]
      found.push(...faults.map((fault) => `${file}: ${fault}`))
    }
    expect(found).toEqual([])
  })
})
