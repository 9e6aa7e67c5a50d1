// Addresses that the content folder redirects already: an address can lead to one page only.

import { parseYaml } from '../../yaml/yaml.ts'
import { readSource } from './read-source.ts'
import { splitSource } from './source-head.ts'

/** The file that redirects each address, by the aliases of articles and by redirects.yaml. */
export function readRedirects(folder: string, files: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of files) {
    if (file !== 'redirects.yaml' && !file.endsWith('.md')) continue
    const bytes = readSource(folder, file, 'text')
    if ('code' in bytes) continue
    const text = new TextDecoder().decode(bytes)
    for (const address of file === 'redirects.yaml' ? listFrom(text) : listAliases(text)) found.set(address, file)
  }
  return found
}

function listFrom(text: string): string[] {
  const list: unknown = parseYaml(text).data
  return textsOf(Array.isArray(list) ? list.map((each: unknown) => Object(each).from as unknown) : [])
}

function listAliases(text: string): string[] {
  const split = splitSource(text)
  return typeof split === 'string' ? [] : textsOf(split.head.aliases)
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []
}
