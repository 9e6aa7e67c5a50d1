// content/site.yaml: name, address, description and icon of the old site, where it has none.

import { stringify } from 'yaml'
import { parseYaml } from '../../yaml/yaml.ts'
import type { Loss, SiteFacts } from './model.ts'

const placeholderUrl = 'https://www.example.com'

/**
 * The text of site.yaml with what the old site says of itself; undefined if nothing is to be added. `existing` is the
 * text that is there.
 */
export function siteText(
  facts: SiteFacts & { more: Readonly<Record<string, unknown>> },
  existing: string | undefined,
  lose: (loss: Loss) => void,
): string | undefined {
  const { name, url, description, more } = facts
  // The first of several languages is the main one.
  const language = 'languages' in more ? undefined : facts.language
  const wanted = { name, url, description, language }
  if (existing === undefined) {
    for (const key of ['name', 'url'] as const) if (wanted[key] === undefined) lose(unknownFact(key))
    const others = withoutEmpty({ description, language, ...more })
    return stringify({ name: name ?? 'My site', url: url ?? placeholderUrl, ...others }, { lineWidth: 0 })
  }
  const { data } = parseYaml(existing)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const missing = withoutEmpty({ name, url, description, ...more })
  for (const key of Object.keys(data)) delete missing[key]
  if (Object.keys(missing).length === 0) return undefined
  const text = `${existing.replace(/\s*$/, '')}\n${stringify(missing, { lineWidth: 0 })}`
  // Braces around the whole file, or a line that ends the document.
  return parseYaml(text).problems.length === 0 ? text : undefined
}

function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function unknownFact(key: 'name' | 'url'): Loss {
  return {
    code: 'import-lost',
    message: key === 'name' ? 'the name of the site is not known' : 'the address of the site is not known',
    hint: `write ${key} in site.yaml`,
  }
}
