// The languages command: prints what is not translated, and what is older than its original.

import type { Config } from '../config/config.ts'
import { exitCodes } from '../errors.ts'
import { findTranslations, type LanguageState, type Translations, translationProblems } from '../history/history.ts'
import { usualParser } from '../markdown/markdown.ts'
import { compare } from '../problem.ts'
import { plural, printProblems } from '../report/report.ts'
import type { Colors } from '../terminal.ts'
import { visibleText } from '../text.ts'
import { addJobSummary } from './add-job-summary.ts'
import { orExplainCode } from './own-code.ts'

/** Lists the state of each language. With `strict`, something to translate is an error. */
export async function languagesCommand(config: Config): Promise<number> {
  return orExplainCode(config, async () => listLanguages(config))
}

async function listLanguages(config: Config): Promise<number> {
  const { checkContent, hasErrors } = await import('../build/build.ts')
  const { openCache } = await import('../cache/cache.ts')
  const usual = { ...config, output: { ...config.output, markdownParser: usualParser() } }
  const { content, languages, problems } = await checkContent(usual, openCache())
  if (!content) {
    printProblems(problems, config, {})
    return exitCodes.content
  }
  const files = languages.map(({ place, loaded, borrowed }) => ({
    place,
    entries: loaded.entries.filter(({ file }) => !borrowed.has(file)),
  }))
  const found = await findTranslations(files, { content: config.places.content, now: config.instant.now })
  const open = translationProblems(found)
  const { format, quiet, screen } = config.surface
  if (format === 'pretty' && !quiet) screen.print(describe(found, screen.out.colors))
  else printProblems(open, config, { ...found })
  addJobSummary(found.languages.map(sumUp).join('; ') || 'one language', open, config)
  return config.output.strict && hasErrors(open, config.output) ? exitCodes.content : exitCodes.done
}

function describe({ languages, hasHistory }: Translations, colors: Colors): string {
  if (languages.length === 0) return 'the site has one language; "languages" in site.yaml lists several'
  const note = hasHistory ? [] : [colors.dim('without a git repository nobody knows which translations are outdated')]
  return [...languages.flatMap((state) => describeLanguage(state, colors)), ...note].join('\n')
}

function describeLanguage(state: LanguageState, colors: Colors): string[] {
  const { outdated } = state
  return [
    colors.bold(sumUp(state)),
    ...listMissing(state, colors).map((text) => `  ${colors.yellow('missing')}   ${text}`),
    ...outdated.map((file) => `  ${colors.yellow('outdated')}  ${visibleText(file)}`),
  ]
}

/** A folder of which nothing is translated takes one line. */
function listMissing({ missing, missingFolders }: LanguageState, colors: Colors): string[] {
  const others = missing.filter((file) => !missingFolders.some(({ folder }) => file.startsWith(folder)))
  return [
    ...missingFolders.map(({ folder, files }) => `${visibleText(folder)}  ${colors.dim(plural(files, 'file'))}`),
    ...others.map(visibleText),
  ].sort(compare)
}

function sumUp({ language, files, missing, outdated }: LanguageState): string {
  const done = files - missing.length
  return `${language}: ${done} of ${plural(files, 'file')} translated, ${outdated.length} outdated`
}
