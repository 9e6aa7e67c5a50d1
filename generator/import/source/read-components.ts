// import-components.yaml of the new site: what its owner wants components of the old one to become.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentRules, importComponentsSchema } from '#schemas/import-components.ts'
import { errnoOf } from '../../errors.ts'
import type { Problem } from '../../problem.ts'
import { checkData } from '../../read/read.ts'
import { parseYaml } from '../../yaml/yaml.ts'

/** The name of the file, beside the content folder. */
const componentsFile = 'import-components.yaml'

/** The rules in a folder, or what is wrong with them. A folder without the file has none. */
export function readComponents(folder: string): { rules: ComponentRules; problems: Problem[] } {
  const text = readText(join(folder, componentsFile))
  if (text === undefined) return { rules: {}, problems: [] }
  const place = (problem: Problem): Problem => ({ ...problem, severity: 'error', file: componentsFile })
  const { data, problems, locate } = parseYaml(text)
  if (problems.length > 0) return { rules: {}, problems: problems.map(place) }
  const checked = checkData(importComponentsSchema, data ?? {})
  if ('value' in checked) return { rules: checked.value, problems: [] }
  return {
    rules: {},
    problems: checked.problems.map(({ problem, path, onKey }) => place({ ...problem, ...locate(path, onKey) })),
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errnoOf(error) === undefined) throw error
    return undefined
  }
}
