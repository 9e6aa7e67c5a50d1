// The tests of the built sites run it too; here it also sees the mini-sites.

import { HtmlValidate } from 'html-validate'
import { filesOf, shortPath } from './built-sites.js'

export const htmlValidate = {
  name: 'html-validate',
  check: async ({ folder, sites }) => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    const pages = filesOf(sites(), '.html')
    const { results } = await validator.validateMultipleFiles(pages)
    const findings = results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${shortPath(filePath, folder)}:${line}:${column} ${ruleId}: ${message}`,
      ),
    )
    return { checked: `${pages.length} pages`, findings }
  },
}
