// What somebody wants to move, as a path or an address → the file or the folder.

import { isAbsolute, join, resolve } from 'node:path'
import { addressOf, articleFile } from '../addresses/addresses.ts'
import { decodePath } from '../links/links.ts'
import { nearestName } from '../problem.ts'
import { relativePath } from '../report/report.ts'
import { folderOfLanguage } from './address-map.ts'
import { type LanguageFiles, Refusal, type SiteFiles } from './model.ts'

/** A file or a folder of the content. */
export interface Source {
  /** Folder of its language. */
  language: string
  /** Path below that folder, without a slash at the end. */
  path: string
  isFolder: boolean
  /** Whether it was named by its address. */
  isAddress: boolean
}

interface Written {
  from: string
  workingDirectory?: string | undefined
}

/** Finds the file or the folder. Throws a Refusal. */
export function findSource({ from, workingDirectory }: Written, site: SiteFiles): Source {
  const path = pathBelow(from, { content: site.content, workingDirectory })
  if (path !== undefined && isThere(path, site)) return sourceAt(path, site)
  if (from.startsWith('/')) return findAddress(from, site)
  if (path === undefined)
    throw new Refusal(`"${from}" is outside of the content folder`, 'name a file or a folder in it, or an address')
  const near = nearestName(path, [...site.paths])
  const hint =
    near === undefined ? 'write its path, or its address with a slash at the beginning' : `did you mean "${near}"?`
  throw new Refusal(`there is no file or folder "${from}" in the content`, hint)
}

/** A path below the content folder, from the working directory or from the content folder; undefined outside of it. */
export function pathBelow(
  written: string,
  { content, workingDirectory }: { content: string; workingDirectory: string | undefined },
): string | undefined {
  const inContent = (path: string) => {
    const below = relativePath(path, content)
    return below === '' || below === '.' || below.startsWith('..') || isAbsolute(below) ? undefined : below
  }
  if (isAbsolute(written) || workingDirectory === undefined) return inContent(resolve(content, written))
  return (
    inContent(resolve(workingDirectory, written)) ??
    (written.startsWith('..') ? undefined : inContent(join(content, written)))
  )
}

/** Whether a path is that of a file, or of a folder with files. */
export function isThere(path: string, { paths }: SiteFiles): boolean {
  return paths.has(path) || isFolder(path, paths)
}

/** Whether files are below a path. */
export function isFolder(path: string, paths: ReadonlySet<string>): boolean {
  for (const each of paths) if (each.startsWith(`${path}/`)) return true
  return false
}

function sourceAt(whole: string, { paths, languages }: SiteFiles): Source {
  const language = folderOfLanguage(`${whole}/`, languages)
  return { language, path: whole.slice(language.length), isFolder: !paths.has(whole), isAddress: false }
}

function findAddress(written: string, site: SiteFiles): Source {
  const address = decodePath(written.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, ''))
  if (address.startsWith('/assets/')) {
    const asset = site.assets.find(({ url }) => url === address)
    if (asset) return { ...sourceAt(asset.file, site), isAddress: false }
  }
  const found = site.languages.flatMap((language) => pagesAt(address, language, site))
  const [source, second] = found
  if (second) throw ambiguous(address, found)
  if (!source)
    throw new Refusal(`the site has no page "${written}"`, 'write the path of a file or a folder of the content')
  return source
}

function pagesAt(address: string, language: LanguageFiles, site: SiteFiles): Source[] {
  const { prefix, folder } = language.place
  const isRoot = address === prefix && prefix !== ''
  if (!isRoot && !address.startsWith(`${prefix}/`)) return []
  const route = isRoot ? '/' : address.slice(prefix.length)
  const source = { language: folder, isAddress: true }
  const files = [...language.entries.values()].flatMap(({ file, data }) =>
    addressOf(file, data, site.newest)?.route === route ? [file] : [],
  )
  const folders = foldersAt(route, language, site)
  return [
    ...files.flatMap((file): Source[] => {
      // The folder of an article with its pictures is the article.
      const own = articleFile(file) === file ? undefined : file.slice(0, file.lastIndexOf('/'))
      return [own === undefined ? { ...source, path: file, isFolder: false } : { ...source, path: own, isFolder: true }]
    }),
    ...folders.map((path) => ({ ...source, path, isFolder: true })),
  ]
}

/** Folders of documentation that have an address, with pages other than their own. */
function foldersAt(route: string, { entries }: LanguageFiles, { newest }: SiteFiles): string[] {
  const folders = new Set<string>()
  for (const file of entries.keys()) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
    if (/\/(?:index\.(?:md|yaml)|_folder\.yaml)$/.test(file) || !/^(?:docs|pages)\//.test(file)) continue
    for (let path = folder; path.includes('/'); path = path.slice(0, path.lastIndexOf('/'))) folders.add(path)
  }
  const index = (path: string) => `${path}/index.${path.startsWith('pages/') ? 'yaml' : 'md'}`
  return [...folders].filter((path) => addressOf(index(path), undefined, newest)?.route === route)
}

function ambiguous(address: string, found: readonly Source[]): Refusal {
  const names = found.map(({ language, path, isFolder: isWhole }) => `${language}${path}${isWhole ? '/' : ''}`)
  return new Refusal(`"${address}" may mean ${names.join(' or ')}`, 'write the path of the one that you mean')
}
