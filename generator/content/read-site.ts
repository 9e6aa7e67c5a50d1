import type * as z from 'zod'
import { type Site, siteSchema, siteTranslationSchema } from '#schemas/site.ts'
import type { Context } from './context.ts'
import type { Entry } from './parse-entry.ts'
import { parse, printedData, readMapping } from './read-values.ts'
import { listLanguages, type Translation } from './split-languages.ts'

/** site.yaml; missing or invalid, there is no site. */
export function readSite(entry: Entry | undefined, context: Context): Site | undefined {
  if (!entry) {
    context.problems.push({
      code: 'missing-file',
      severity: 'error',
      message: 'there is no site.yaml',
      hint: 'create it with two keys: name and url',
      file: 'site.yaml',
    })
    return undefined
  }
  const site = readMapping(entry, siteSchema, context)
  return site?.languages ? { ...site, language: listLanguages(site)[0].language } : site
}

/**
 * What can be read of a site.yaml with errors, so that all other files are checked nevertheless. Undefined where
 * addresses depend on what cannot be read.
 */
export function assumeSite(entry: Entry | undefined): Site | undefined {
  if (!entry || !isMapping(entry.data)) return undefined
  const shape: Readonly<Record<string, z.ZodType>> = siteSchema.shape
  const written = Object.entries(entry.data)
  const valid = written.filter(([key, value]) => shape[key]?.safeParse(value).success)
  const isFaulty = (key: string) => written.some(([name]) => name === key) && !valid.some(([name]) => name === key)
  if ('languages' in entry.data || ['docs', 'features'].some(isFaulty)) return undefined
  return siteSchema.parse({ name: 'The site', url: 'https://example.com', ...Object.fromEntries(valid) })
}

/** The site in another of its languages: what its own site.yaml leaves out is as in the default language. */
export function readTranslatedSite(
  entry: Entry | undefined,
  { place, site }: Translation,
  context: Context,
): Site | undefined {
  const written = entry ? readMapping(entry, siteTranslationSchema, context) : {}
  if (!site || !written) return undefined
  // What is wrong with the original is reported there.
  const silent = { ...context, problems: [] }
  const data = mergeMappings(printedData(site, silent), entry ? printedData(entry, silent) : {})
  const merged = parse({ entry: site, data }, siteSchema, silent)
  return merged && { ...merged, language: place.language }
}

/** Mappings inside the two are merged, too. */
function mergeMappings(original: unknown, translation: unknown): unknown {
  if (!isMapping(original) || !isMapping(translation)) return translation ?? original
  const merged = { ...original }
  for (const [key, value] of Object.entries(translation)) merged[key] = mergeMappings(original[key], value)
  return merged
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
