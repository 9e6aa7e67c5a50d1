// The text of THIRD-PARTY-NOTICES.txt: the licences of third-party scripts, fonts and icons, which require that their
// notice goes with every copy. Packages without a byte in the output are not listed.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

/** One section per package, by name. Rejects if a package cannot be read. */
export async function readNotices(libretto: string, outputs: readonly Metafile['outputs'][string][]): Promise<string> {
  const paths = outputs.flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  )
  const folders = new Set(paths.flatMap((path) => packageFolder(path) ?? []))
  const sections = await Promise.all([...folders].map((folder) => readNotice(join(libretto, folder))))
  const title = 'The files of this site contain the work of others, under these licences.'
  // Two folders may contain the same package.
  return `${title}\n\n${[...new Set(sections)].sort().join('\n')}`
}

/** Folder of the package that a file belongs to, e.g. node_modules/@scope/name or site/vendor/name. */
export function packageFolder(path: string): string | undefined {
  return /^.*(?:node_modules|vendor)\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
}

async function readNotice(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
  const text =
    file === undefined ? 'The package brings no text of its licence.' : await readFile(join(folder, file), 'utf8')
  const title = `${name} ${version} (${license ?? 'licence not named'})`
  return `${title}\n${'-'.repeat(40)}\n${text.replaceAll('\r\n', '\n').trim()}\n`
}
