// Files that the old site publishes as they are. Those for hosts and of the old design are not brought over.

import type { Loss } from './model.ts'
import type { Assets } from './place-assets.ts'
import type { Source } from './read-source.ts'
import { pageFile, staticFolders, type Tool } from './tools.ts'

interface StaticOptions {
  tool: Tool
  /** Path of the site in the folder. */
  base: string
  take: Assets['take']
  lose: (file: string, loss: Loss) => void
}

/** Files for hosts and browsers that a build makes itself. */
const madeFiles =
  /(?:^|\/)(?:robots\.txt|CNAME|_headers|sitemap\.xml|site\.webmanifest|manifest\.json|browserconfig\.xml)$/
const codeFiles = /\.(?:css|scss|sass|less|styl|[cm]?[jt]sx?|map)$/i

/** Takes every file of the folders whose files are published as they are. */
export function takeStaticFiles({ files }: Source, { tool, base, take, lose }: StaticOptions): void {
  const folders = staticFolders(tool, base).map(({ path }) => `${path}/`)
  for (const file of files.filter((path) => folders.some((folder) => path.startsWith(folder)))) {
    // Redirects are read with the configuration.
    if (pageFile.test(file) || /(?:^|\/)_redirects$/.test(file)) continue
    const reason = reasonAgainst(file) ?? failureOf(take(file))
    if (reason !== undefined)
      lose(file, {
        code: 'import-skipped',
        message: `not brought over: ${reason}`,
        hint: 'copy it by hand if the site needs it',
      })
  }
}

function reasonAgainst(file: string): string | undefined {
  if (madeFiles.test(file)) return 'files for hosts are made by the build'
  return codeFiles.test(file) ? 'styles and scripts belong to the old design' : undefined
}

function failureOf(taken: ReturnType<Assets['take']>): string | undefined {
  return 'reason' in taken ? taken.reason : undefined
}
