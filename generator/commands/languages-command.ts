// The languages command: prints what is not translated, and what is older than its original.

import pc from 'picocolors'
import type { Config } from '../config.ts'
import { exitCodes } from '../exit-codes.ts'
import { compare } from '../problem.ts'
import { addJobSummary, plural, print, printProblems } from '../report/report.ts'
import { visibleText } from '../visible-text.ts'
import { orExplainCode } from './own-code.ts'
import { findTranslations, type LanguageState, type Translations, translationProblems } from './translations.ts'

/** Lists the state of each language. With `strict`, something to translate is an error. */
export async function languagesCommand(config: Config): Promise<number> {
  return orExplainCode(config, async () => listLanguages(config))
}

async function listLanguages(config: Config): Promise<number> {
  const { checkContent, hasErrors } = await import('../build.ts')
  const { openCache } = await import('../cache/cache.ts')
  const { content, languages, problems } = await checkContent(config, openCache())
  if (!content) {
    printProblems(problems, config, {})
    return exitCodes.content
  }
  const found = await findTranslations(languages, config)
  const open = translationProblems(found)
  if (config.format === 'pretty' && !config.quiet) print(describe(found))
  else printProblems(open, config, { ...found })
  addJobSummary(found.languages.map(sumUp).join('; ') || 'one language', open, config)
  return config.strict && hasErrors(open, config) ? exitCodes.content : exitCodes.done
}

function describe({ languages, hasHistory }: Translations): string {
  if (languages.length === 0) return 'the site has one language; "languages" in site.yaml lists several'
  const note = hasHistory ? [] : [pc.dim('without a git repository nobody knows which translations are outdated')]
  return [...languages.flatMap(describeLanguage), ...note].join('\n')
}

function describeLanguage(state: LanguageState): string[] {
  const { outdated } = state
  return [
    pc.bold(sumUp(state)),
    ...listMissing(state).map((text) => `  ${pc.yellow('missing')}   ${text}`),
    ...outdated.map((file) => `  ${pc.yellow('outdated')}  ${visibleText(file)}`),
  ]
}

/** A folder of which nothing is translated takes one line. */
function listMissing({ missing, missingFolders }: LanguageState): string[] {
  const others = missing.filter((file) => !missingFolders.some(({ folder }) => file.startsWith(folder)))
  return [
    ...missingFolders.map(({ folder, files }) => `${visibleText(folder)}  ${pc.dim(plural(files, 'file'))}`),
    ...others.map(visibleText),
  ].sort(compare)
}

function sumUp({ language, files, missing, outdated }: LanguageState): string {
  const done = files - missing.length
  return `${language}: ${done} of ${plural(files, 'file')} translated, ${outdated.length} outdated`
}
