import type * as z from 'zod'
import { type ExtraKeys, extraKeysSchema } from '#schemas/extra-keys.ts'
import type { Script } from '#schemas/scripts.ts'
import { type Site, siteSchema, siteTranslationSchema } from '#schemas/site.ts'
import { type Entry, listLanguages, type Translation } from '../load/load.ts'
import { nearestName } from '../problem.ts'
import { isMapping } from '../yaml/yaml.ts'
import type { Context } from './context.ts'
import { parse, printedData, readMapping, report } from './read-values.ts'

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
  const { languages, docs, features } = entry.data
  const { shape } = siteSchema
  const isKnown = shape.docs.safeParse(docs).success && shape.features.safeParse(features).success
  if (languages !== undefined || !isKnown) return undefined
  const schemas: Readonly<Record<string, z.ZodType>> = shape
  const valid = Object.entries(entry.data).filter(([key, value]) => schemas[key]?.safeParse(value).success)
  return siteSchema.parse({ name: 'The site', url: 'https://example.com', ...Object.fromEntries(valid) })
}

/** Further keys of front matter, as a site.yaml allows them that is not yet checked. */
export function readExtraKeys(entry: Pick<Entry, 'data'> | undefined): ExtraKeys {
  const { extraKeys } = (entry?.data ?? {}) as { extraKeys?: unknown }
  const written = isMapping(extraKeys) ? extraKeys : {}
  const { shape } = extraKeysSchema.unwrap()
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(written[name]).data]))
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
  const { scripts: _, ...translated } = (entry ? printedData(entry, silent) : {}) as { scripts?: unknown }
  const data = mergeMappings(printedData(site, silent), translated)
  const merged = parse({ entry: site, data }, siteSchema, silent)
  if (!merged) return undefined
  const told = entry ? tellScripts(written.scripts ?? [], merged.scripts, entry, context) : new Map<string, string>()
  const scripts = merged.scripts.map((script) => ({ ...script, purpose: told.get(script.name) ?? script.purpose }))
  return { ...merged, scripts, language: place.language }
}

/** What scripts are for in another language, by their names. */
function tellScripts(
  written: readonly Pick<Script, 'name' | 'purpose'>[],
  scripts: readonly Script[],
  entry: Entry,
  context: Context,
): Map<string, string> {
  const names = scripts.map(({ name }) => name)
  for (const [index, { name }] of written.entries()) {
    if (names.includes(name)) continue
    const nearest = nearestName(name, names)
    const problem = {
      code: 'bad-value' as const,
      severity: 'error' as const,
      message: `there is no script "${name}" in the site.yaml of the default language`,
      ...(nearest === undefined ? {} : { hint: `did you mean "${nearest}"?` }),
      file: entry.file,
    }
    report(entry, [{ problem, path: ['scripts', index, 'name'], onKey: false }], context)
  }
  return new Map(written.map(({ name, purpose }) => [name, purpose]))
}

/** Mappings inside the two are merged, too. */
function mergeMappings(original: unknown, translation: unknown): unknown {
  if (!isMapping(original) || !isMapping(translation)) return translation ?? original
  const merged = { ...original }
  for (const [key, value] of Object.entries(translation)) merged[key] = mergeMappings(original[key], value)
  return merged
}
