// Folders of other tools → what an import writes and reports. tests/sites/import has whole sites.

import { expect, test } from 'vitest'
import { standardCollections } from '#schemas/article-collections.ts'
import { knownKeys, requiredKeys } from '#generator/content/content.ts'
import { planImport } from '#generator/import/plan-import.ts'
import type { Tool } from '#generator/import/tools.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const configs: Readonly<Partial<Record<Tool, Record<string, string>>>> = {
  hugo: { 'hugo.toml': '' },
  jekyll: { '_config.yml': '' },
  docusaurus: { 'docusaurus.config.js': '' },
  eleventy: { 'eleventy.config.js': '' },
}

/** The files that an import makes, and what it reports. */
async function plan(tool: Tool, files: Readonly<Record<string, string>>) {
  const folder = await writeFolder({ ...configs[tool], ...files })
  const keysOf = (name: string) => {
    const schema = standardCollections[name as keyof typeof standardCollections]?.schema
    return { known: knownKeys(schema), required: requiredKeys(schema), extra: [] }
  }
  const made = planImport(folder, { from: tool, to: 'docs', keysOf, routes: new Set(['/']) })
  const decoder = new TextDecoder()
  return {
    files: Object.fromEntries(made.files.map(({ path, bytes }) => [path, decoder.decode(bytes)])),
    rows: made.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  }
}

const page = (text: string, head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`

test.each<[Tool, string]>([
  ['hugo', '{{< ref "b.md" >}}'],
  ['hugo', '{{< relref "b.md" >}}'],
  ['jekyll', '{% link b.md %}'],
])('a reference of %s to a page beside it becomes a link: %s', async (tool, reference) => {
  const folder = tool === 'hugo' ? 'content/' : ''
  const { files, rows } = await plan(tool, {
    [`${folder}a.md`]: page(`See [b](${reference}).`),
    [`${folder}b.md`]: page('Text.'),
  })
  expect(files['docs/a.md']).toContain('See [b](b.md).\n')
  expect(rows).toEqual([])
})
