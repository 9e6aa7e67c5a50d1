// Addresses that the content folder redirects already: an address can lead to one page only.

import { readOldPath } from '#schemas/old-path.ts'
import { addressKey, isRedirectFile } from '../../addresses/addresses.ts'
import { parseEntry } from '../../load/load.ts'
import { readSource } from './read-source.ts'
import { splitSource } from './source-head.ts'

/**
 * The file that redirects each address, by the aliases of articles and by the lists of redirects. Keys are those of
 * `addressKey`.
 */
export function readRedirects(folder: string, files: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of files) {
    const isList = isRedirectFile(file)
    if (!isList && !file.endsWith('.md')) continue
    const bytes = readSource(folder, file, 'text')
    if ('code' in bytes) continue
    const addresses = isList ? listFrom(file, bytes) : listAliases(new TextDecoder().decode(bytes))
    for (const address of addresses) found.set(addressKey(readOldPath(address).path), file)
  }
  return found
}

function listFrom(file: string, bytes: Uint8Array): string[] {
  const list: unknown = parseEntry(file, { bytes, hash: '' }, [])?.data
  return textsOf(Array.isArray(list) ? list.map((each: unknown) => Object(each).from as unknown) : [])
}

function listAliases(text: string): string[] {
  const split = splitSource(text)
  return typeof split === 'string' ? [] : textsOf(split.head.aliases)
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []
}
