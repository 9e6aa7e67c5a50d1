// Files of content/root are published at the top of the site as they are. They pass the checks of assets, and in
// addition none of them is a page, or speaks to the host in place of the build. A service that asks for a page to know
// the owner of a site gets it: such a page has nothing but its token.

import { posix } from 'node:path'
import type { Problem } from '../problem.ts'
import { findAssetFaults } from './asset-faults.ts'
import { textOfBytes } from './text-of-bytes.ts'

/** Where these files are, below the content folder. */
export const rootFolder = 'root/'

/** The one hidden folder that is published. */
const wellKnown = '.well-known'

/** Whether a file lies at the top of the site. */
export function isRootPath(path: string): boolean {
  return path.startsWith(rootFolder)
}

/**
 * The remedy for a file in a folder from which other generators publish files as they are, or in one that only
 * content/root can have; undefined for other files.
 */
export function remedyForRoot(path: string): string | undefined {
  if (!/(?:^|\/)(?:public|static|root|\.well-known)\//.test(path)) return undefined
  return 'files for the top of the site belong in content/root/, others in content/assets/'
}

/** What is wrong with a file by itself that is published as it is. */
export function findFileFaults(file: string, bytes: Uint8Array): Problem[] {
  return file.startsWith(rootFolder) ? findRootFaults(file, bytes) : findAssetFaults(file, bytes)
}

function findRootFaults(file: string, bytes: Uint8Array): Problem[] {
  const path = file.slice(rootFolder.length)
  const [first = '', ...others] = path.split('/')
  const refuse = (message: string, hint: string): Problem[] => [
    { code: 'root-file', severity: 'error', message, hint, file },
  ]
  if (first.startsWith('_'))
    return refuse(
      'names that begin with an underscore speak to the host, and visitors do not get them',
      'rename it; the build makes the files for hosts itself',
    )
  if (first.toLowerCase() === 'assets')
    return refuse('the folder /assets of the site holds the files of content/assets', `move it to content/${path}`)
  if (others.includes(wellKnown))
    return refuse(`only ${wellKnown} at the top of content/root is published`, `move it to content/root/${wellKnown}/`)
  if (!/\.html?$/i.test(path)) return findAssetFaults(file, bytes, rootFolder)
  const expected = verificationOf(posix.basename(path))
  if (expected === undefined)
    return refuse(
      'a page in root/ would run in the name of the site',
      'write it as a page of content/pages; only the files by which Google, Naver and Yandex verify a site may be here',
    )
  if (squeeze(textOfBytes(bytes) ?? '') === squeeze(expected)) return []
  return refuse('this file holds more or other things than the token of its name', `it must hold only: ${expected}`)
}

/** What a file of this name must hold by which a search engine verifies a site; undefined for any other name. */
function verificationOf(name: string): string | undefined {
  const [, service, token = ''] = /^(google|naver|yandex_)([\da-z]{8,64})\.html$/.exec(name) ?? []
  if (service === undefined) return undefined
  if (service !== 'yandex_') return `${service}-site-verification: ${name}`
  const charset = '<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">'
  return `<html><head>${charset}</head><body>Verification: ${token}</body></html>`
}

// These files come with other line ends and indents than the documentation shows.
function squeeze(text: string): string {
  return text.replace(/\s+/g, '')
}
