// The validate command: checks the content with what the last build has read and compiled.

import type { Config } from '../config/config.ts'
import { exitCodes } from '../errors.ts'
import { openProgressLine, plural, printProblems } from '../report/report.ts'
import { addJobSummary } from './add-job-summary.ts'

/** Checks all content and writes nothing. */
export async function validateCommand(config: Config): Promise<number> {
  const { checkContent, hasErrors } = await import('../build/build.ts')
  const { openCache, readCache, readOnlyPack } = await import('../cache/cache.ts')
  const { refuseLinkedCache } = await import('../disk/disk.ts')
  const { listArticles } = await import('../model/model.ts')
  refuseLinkedCache(config.places)
  // What the last build has read and compiled.
  const { pack, ...known } = readCache(config)
  const cache = openCache({ ...known, pack: pack && readOnlyPack(pack) })
  const line = openProgressLine(config.surface)
  const { content, languages, problems } = await checkContent(config, cache, { onProgress: line.follow })
    .catch(async (error: unknown) => {
      const { explainCode, isBuildFailure } = await import('../build/build.ts')
      if (!isBuildFailure(error)) throw error
      return { content: undefined, languages: [], problems: explainCode(error, config.places) }
    })
    .finally(line.clear)
  cache.pack?.close()
  printProblems(problems, config, {})
  const pages = languages.reduce((sum, each) => sum + each.content.pages.length + listArticles(each.content).length, 0)
  const checked = `${plural(pages, 'page')} checked`
  const { format, quiet, screen } = config.surface
  if (format === 'pretty' && problems.length === 0 && !quiet)
    screen.print(`${screen.out.colors.green('valid')} ${checked}`)
  const { listOwnSources } = await import('../render/render.ts')
  const isShown = format === 'pretty' && !quiet && content !== undefined
  if (isShown && listOwnSources(config.places.own).files.some((file) => /(?<!\.test)\.[jt]sx$/.test(file)))
    screen.print('no page was rendered: what custom code puts on pages is checked by "libretto build"')
  addJobSummary(content ? checked : 'checked the content', problems, config)
  return hasErrors(problems, config.output) ? exitCodes.content : exitCodes.done
}
