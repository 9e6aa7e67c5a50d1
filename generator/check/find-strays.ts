// Files that no part of the site reads. Most likely they are misnamed.

import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { articlePattern } from '../addresses/addresses.ts'
import { remedyForRoot } from '../load/load.ts'
import { listNames, nearestName, type Problem } from '../problem.ts'
import type { Strays } from '../read/read.ts'
import { languageOfStray, unlistedLanguage } from './check-languages.ts'

/** One problem for each file, or for each folder of a language that the site does not list. */
export function findStrays({ files, collections, site }: Strays): Problem[] {
  const problems: Problem[] = []
  const languages = new Set<string>()
  for (const file of files) {
    const language = languageOfStray(file)
    if (site && language !== undefined) {
      if (!languages.has(language)) problems.push(unlistedLanguage(language, site))
      languages.add(language)
      continue
    }
    const message = file.endsWith('.md') ? 'this file is not content' : 'no part of the site uses this file'
    const hint = remedyForRoot(file) ?? hintForStray(file, Object.keys(collections))
    problems.push({ code: 'unused-file', severity: 'warning', message, hint, file })
  }
  return problems
}

function hintForStray(file: string, collections: readonly string[]): string {
  if (file.endsWith('.md')) {
    const folders = collections.map((name) => `${name}/`)
    return `articles belong in ${folders.slice(0, -1).join(', ')} or ${folders.at(-1)}; pages are .yaml files`
  }
  if (file.endsWith('.yml')) return 'rename it to .yaml'
  const dataName = /^data\/(.+)\.yaml$/.exec(file)?.[1]
  if (dataName !== undefined) {
    const dataNames = [...Object.keys(listSchemas), ...Object.keys(recordSchemas)]
    const near = nearestName(dataName, dataNames)
    return near ? `did you mean data/${near}.yaml?` : `data files: ${listNames(dataNames, dataNames.length)}`
  }
  const singles = [
    'site.yaml',
    'navigation.yaml',
    'redirects.yaml',
    'redirects.csv',
    'strings.yaml',
    'pages/**/*.yaml',
    'data/*.yaml',
  ]
  return `content is ${listNames([...singles, ...collections.map(articlePattern)])}`
}
