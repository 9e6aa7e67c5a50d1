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
  takeForTop: Assets['takeForTop']
  lose: (file: string, loss: Loss) => void
}

/** Files for hosts and browsers that a build makes itself. */
const madeFiles = /(?:^|\/)(?:robots\.txt|_headers|sitemap\.xml|site\.webmanifest|manifest\.json|browserconfig\.xml)$/
/** Files that others look for at the top of a site, by their paths below a folder of such files. */
const topFiles =
  /^(?:\.well-known\/.+|CNAME|(?:app-)?ads\.txt|humans\.txt|BingSiteAuth\.xml|(?:google|naver|yandex_)[\da-z]+\.html)$/
const codeFiles = /\.(?:css|scss|sass|less|styl|[cm]?[jt]sx?|map)$/i

/** Takes every file of the folders whose files are published as they are. */
export function takeStaticFiles({ files }: Source, { tool, base, take, takeForTop, lose }: StaticOptions): void {
  const all = staticFolders(tool, base)
  const folders = all.map(({ path }) => `${path}/`)
  const tops = all.flatMap(({ path, route }) => (route === '' ? [`${path}/`] : []))
  for (const file of files.filter((path) => folders.some((folder) => path.startsWith(folder)))) {
    // Redirects are read with the configuration.
    if (pageFile.test(file) || /(?:^|\/)_redirects$/.test(file)) continue
    const top = tops.find((folder) => file.startsWith(folder) && topFiles.test(file.slice(folder.length)))
    const taken = () => failureOf(top === undefined ? take(file) : takeForTop(file, file.slice(top.length)))
    const reason = reasonAgainst(file) ?? taken()
    const hint = file.endsWith('/robots.txt')
      ? 'write its rules as robots in site.yaml, or copy it to root/'
      : 'copy it by hand if the site needs it'
    if (reason !== undefined) lose(file, { code: 'import-skipped', message: `not brought over: ${reason}`, hint })
  }
}

function reasonAgainst(file: string): string | undefined {
  if (madeFiles.test(file)) return 'files for hosts are made by the build'
  return codeFiles.test(file) ? 'styles and scripts belong to the old design' : undefined
}

function failureOf(taken: ReturnType<Assets['take']>): string | undefined {
  return 'reason' in taken ? taken.reason : undefined
}
