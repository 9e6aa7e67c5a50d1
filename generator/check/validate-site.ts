import { join } from 'node:path'
import { findSite, type LoadedLanguage } from '../load/load.ts'
import { type OwnSchemas, prefetchArticles } from '../read/read.ts'
import type { Pool } from '../threads/threads.ts'
import { checkHosts } from './check-hosts.ts'
import { rememberChecks, reuseChecks } from './reuse-checks.ts'
import type { ValidateOptions } from './validate-content.ts'
import { type ValidatedLanguages, validateLanguages } from './validate-languages.ts'

export interface ValidateSiteOptions extends Omit<ValidateOptions, 'translation' | 'own'> {
  own: OwnSchemas
  /** The content folder. */
  folder: string
  /** Threads that share the reading of many articles. */
  pool?: Pool | undefined
}

/** Reads and checks all languages, unless the last build of the process has found what the checks would find. */
export async function validateSite(
  languages: readonly [LoadedLanguage, ...LoadedLanguage[]],
  options: ValidateSiteOptions,
): Promise<ValidatedLanguages> {
  const { folder, isOnly } = options
  const known = isOnly ? undefined : reuseChecks(languages, options)
  if (known) return known
  const site = findSite(languages[0].loaded.entries)
  for (const { place, loaded } of languages)
    await prefetchArticles(loaded.entries, { ...options, folder: join(folder, place.folder), site })
  const { languages: valid, problems } = validateLanguages(languages, options)
  const validated = { languages: valid, problems: [...problems, ...checkHosts(valid)] }
  if (!isOnly) rememberChecks(languages, validated, options)
  return validated
}
