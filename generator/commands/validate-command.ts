// The validate command: checks the content with what the last build has read and compiled.

import pc from 'picocolors'
import type { Config } from '../config.ts'
import { exitCodes } from '../exit-codes.ts'
import { openProgressLine } from '../progress-line.ts'
import { addJobSummary, plural, print, printProblems } from '../report/report.ts'

/** Checks all content and writes nothing. */
export async function validateCommand(config: Config): Promise<number> {
  const { checkContent, hasErrors } = await import('../build.ts')
  const { openCache, readCache, readOnlyPack } = await import('../cache/cache.ts')
  const { listArticles } = await import('../content/content.ts')
  // What the last build has read and compiled.
  const { pack, ...known } = readCache(config)
  const cache = openCache({ ...known, pack: pack && readOnlyPack(pack) })
  const line = openProgressLine(config)
  const { content, languages, problems } = await checkContent(config, cache, { onProgress: line.follow })
    .catch(async (error: unknown) => {
      const { explainCode, isBuildFailure } = await import('../explain-failure.ts')
      if (!isBuildFailure(error)) throw error
      return { content: undefined, languages: [], problems: explainCode(error, config) }
    })
    .finally(line.clear)
  cache.pack?.close()
  printProblems(problems, config, {})
  const pages = languages.reduce((sum, each) => sum + each.content.pages.length + listArticles(each.content).length, 0)
  const checked = `${plural(pages, 'page')} checked`
  if (config.format === 'pretty' && problems.length === 0 && !config.quiet) print(`${pc.green('valid')} ${checked}`)
  addJobSummary(content ? checked : 'checked the content', problems, config)
  return hasErrors(problems, config) ? exitCodes.content : exitCodes.done
}
