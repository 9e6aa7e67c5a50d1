import type { Config } from './config.ts'
import type { LanguageContent } from './content/content.ts'
import type { Problem } from './problem.ts'

/** Asks every address of another site that one of the languages links to. Files are below the content folder. */
export async function checkOutside(languages: readonly LanguageContent[], config: Config): Promise<Problem[]> {
  const { checkExternal } = await import('./external/external.ts')
  const problems: Problem[] = []
  for (const { content, place, borrowed } of languages)
    for (const problem of await checkExternal(content, config, { clock: Date.now() })) {
      const { file } = problem
      if (file === undefined) problems.push(problem)
      // What is wrong with a borrowed file is reported there.
      else if (!borrowed.has(file)) problems.push({ ...problem, file: place.folder + file })
    }
  return problems
}
