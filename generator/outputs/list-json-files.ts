import { posix } from 'node:path'
import { type AssetFile, textOfBytes } from '../load/load.ts'

export const jsonType = 'application/json'

/** Larger files are not looked at. */
const mostBytes = 1024 * 1024
/** Every host reads these characters of an address as they are. */
const plainPath = /^[\w./~-]+$/

/**
 * Addresses of files of content/root that hosts have to be told the type of: programs look for JSON at addresses
 * without an ending, such as /.well-known/apple-app-site-association.
 */
export function listJsonFiles(files: readonly AssetFile[]): string[] {
  return files.flatMap(({ url, bytes }) => {
    if (posix.extname(url) !== '' || !plainPath.test(url) || bytes.length > mostBytes) return []
    return isJson(textOfBytes(bytes) ?? '') ? [url] : []
  })
}

/** Types of files whose names do not say them, by address with the base path. `json`: what `listJsonFiles` lists. */
export function listTypes({
  basePath,
  json = [],
}: {
  basePath: string
  json?: readonly string[]
}): [path: string, type: string][] {
  const typed = json.map((path): [string, string] => [basePath + path, jsonType])
  return [[`${basePath}/site.webmanifest`, 'application/manifest+json'], ...typed]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return /^\s*[[{]/.test(text)
  } catch {
    return false
  }
}
