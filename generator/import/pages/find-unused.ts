// Files of the folder that the import does not use: each one beside the pages, whole folders elsewhere.

import { posix } from 'node:path'
import type { Loss } from '../source/model.ts'
import type { PageFolders } from '../source/page-folders.ts'
import type { Source } from '../source/read-source.ts'
import { pageFile, type Tool, toolRules } from '../source/tools.ts'

interface UnusedOptions {
  tool: Tool
  folders: PageFolders
  /** Whether a file was read or reported. */
  isUsed: (file: string) => boolean
  lose: (file: string, loss: Loss) => void
}

const codeFile = /\.(?:[cm]?[jt]sx?|vue|svelte|css|scss|sass|less)$/i

const versionHint =
  'import the folder by itself with another --content, and move its pages to a folder of docs.versions'

/** Reports what is not brought over. Files of the project, such as package.json, are nobody's content. */
export function findUnused({ files }: Source, { tool, folders, isUsed, lose }: UnusedOptions): void {
  const used = new Set(files.filter(isUsed).flatMap(foldersOf))
  const others = new Map<string, number>()
  for (const file of files) {
    if (isUsed(file)) continue
    const isBeside = folders.folders.some(({ path }) => path !== '' && file.startsWith(`${path}/`))
    const folder = /^(?:.+\/)?versioned_docs\/[^/]+(?=\/)/.exec(file)?.[0] ?? topFolder(file, used)
    if (isBeside && pageFile.test(file))
      lose(file, unused('a part that no page includes', 'write its text where it belongs'))
    else if (isBeside && codeFile.test(file))
      lose(file, unused('code of the old site', 'code of the new site is in site/'))
    else if (isBeside && !toolRules[tool].ignored.test(posix.relative(folders.base, file)))
      lose(file, unused('no page names this file', 'copy it into content/assets if the site needs it'))
    else if (folder !== undefined) others.set(folder, (others.get(folder) ?? 0) + 1)
    else if (/(?:^|\/)(?:sidebars\.\w+|SUMMARY\.md)$/.test(file))
      lose(file, unused('the order of the side bar', 'write order into the pages'))
  }
  for (const [folder, count] of others) {
    const names = `${count} ${count === 1 ? 'file' : 'files'}`
    if (/(?:^|\/)versioned_docs\//.test(folder))
      lose(folder, unused(`a version of the documentation, ${names}`, versionHint))
    else lose(folder, unused(`${names} of the old design and code`, 'the design is in site/'))
  }
}

/** The highest folder of a file that has no file in use; undefined if there is none. */
function topFolder(file: string, used: ReadonlySet<string>): string | undefined {
  return foldersOf(file).find((folder) => !used.has(folder))
}

/** The folders around a file, the highest first. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function unused(what: string, hint: string): Loss {
  return { code: 'import-skipped', message: `not brought over: ${what}`, hint }
}
