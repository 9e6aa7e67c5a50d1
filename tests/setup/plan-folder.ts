// A folder of another generator → what an import would write, and what it reports.

import { planImport } from '#generator/import/plan-import.ts'
import type { Tool } from '#generator/import/source/tools.ts'
import { standardCollections } from '#schemas/article-collections.ts'
import { knownKeys, requiredKeys } from '#schemas/inspect-schema.ts'
import { writeFolder } from './mini-site.ts'

const configs: Readonly<Partial<Record<Tool, Record<string, string>>>> = {
  hugo: { 'hugo.toml': '' },
  jekyll: { '_config.yml': '' },
  docusaurus: { 'docusaurus.config.js': '' },
  eleventy: { 'eleventy.config.js': '' },
}

/** The files that an import makes, and what it reports. */
export async function plan(tool: Tool, files: Readonly<Record<string, string>>) {
  const folder = await writeFolder({ ...configs[tool], ...files })
  const keysOf = (name: string) => {
    const schema = standardCollections[name as keyof typeof standardCollections]?.schema
    return { known: knownKeys(schema), required: requiredKeys(schema), extra: [] }
  }
  const site = { routes: new Set(['/']), redirects: new Map<string, string>(), prefix: '' }
  const made = planImport(folder, { from: tool, to: 'docs', keysOf, ...site })
  const decoder = new TextDecoder()
  return {
    facts: made.facts,
    site: made.site,
    sideBar: made.sideBar,
    files: Object.fromEntries(made.files.map(({ path, bytes }) => [path, decoder.decode(bytes)])),
    rows: made.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  }
}
