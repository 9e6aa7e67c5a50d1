// Docusaurus' _category_ files and numbers before folders → _folder.yaml of the documentation.

import { posix } from 'node:path'
import { stringify } from 'yaml'
import { parseYaml } from '../../yaml/yaml.ts'
import type { ImportedFile, Loss, PlacedPage } from './model.ts'
import { slugOf, splitNumber } from './page-names.ts'
import { readSource, type Source } from './read-source.ts'

interface FolderOptions {
  source: Source
  pages: readonly PlacedPage[]
  /** Paths of folders of documentation, and the collection they become. */
  folders: readonly { path: string; collection: string }[]
  lose: (file: string, loss: Loss) => void
}

type Folder = Record<string, unknown>

/** What a folder says of itself, and the file of the old site that says it. */
export interface FolderData {
  data: Folder
  from: string
}

/** What the folders of the old site say of themselves, by the path of the new folder. */
export function readFolders({ source, pages, folders, lose }: FolderOptions): Map<string, FolderData> {
  const found = new Map<string, FolderData>()
  const seen = new Set<string>()
  for (const { file, collection, below, language } of pages) {
    const home = folders.find(({ path, collection: own }) => own === collection && file.startsWith(`${path}/`))
    if (!home) continue
    for (let folder = posix.dirname(file); folder.startsWith(`${home.path}/`); folder = posix.dirname(folder)) {
      if (seen.has(folder)) break
      seen.add(folder)
      const { order } = splitNumber(posix.basename(folder))
      const own = readCategory(folder, source, lose)
      const data = { ...(order === undefined ? {} : { order }), ...own?.data }
      const path = newFolder(folder, { path: home.path, collection, below, language })
      if (Object.keys(data).length > 0) found.set(path, { data, from: own?.file ?? folder })
    }
  }
  return found
}

interface Home {
  path: string
  collection: string
  below?: string | undefined
  language?: string | undefined
}

/** The path of a folder in the new documentation. */
export function newFolder(folder: string, { path, collection, below, language }: Home): string {
  const parts = posix.relative(path, folder).split('/')
  const names = parts.map((part) => slugOf(splitNumber(part).name))
  return [language, collection, below, ...names].filter((part) => part !== undefined).join('/')
}

/** The files that say how folders appear in the side bar. `config` is the file that says it where no other does. */
export function folderFiles(folders: ReadonlyMap<string, FolderData>, config: string): ImportedFile[] {
  return [...folders].map(([path, { data, from }]) => ({
    path: `${path}/_folder.yaml`,
    from: from === '' ? config : from,
    kind: 'folder',
    bytes: new TextEncoder().encode(stringify(data, { lineWidth: 0 })),
  }))
}

function readCategory(
  folder: string,
  { files, folder: root }: Source,
  lose: FolderOptions['lose'],
): { data: Folder; file: string } | undefined {
  const file = ['json', 'yml', 'yaml']
    .map((ending) => `${folder}/_category_.${ending}`)
    .find((path) => files.includes(path))
  if (file === undefined) return undefined
  const bytes = readSource(root, file, 'text')
  const text = 'code' in bytes ? '' : new TextDecoder().decode(bytes)
  const { data } = parseYaml(text)
  if (typeof data !== 'object' || data === null) {
    lose(file, { code: 'import-skipped', message: 'the file cannot be read', hint: 'correct it, and import again' })
    return undefined
  }
  const { label, position, collapsed, ...others } = data as Folder
  for (const key of Object.keys(others))
    lose(file, {
      code: 'import-lost',
      message: `the key "${key}" of the category`,
      hint: 'it has no counterpart here',
      line: Math.max(1, text.split('\n').findIndex((row) => row.includes(key)) + 1),
    })
  return {
    file,
    data: {
      ...(typeof label === 'string' ? { title: label } : {}),
      ...(typeof position === 'number' ? { order: position } : {}),
      ...(collapsed === false ? { open: true } : {}),
    },
  }
}
