// Whose the addresses of a site are that a file of content/root must not have.

import { robotsPath } from '#schemas/robots.ts'
import { addressKey } from '../addresses/addresses.ts'
import { pathOf } from '../links/links.ts'
import { type LanguagePlace } from '../load/load.ts'
import type { Content } from './content.ts'
import { generatedFiles, hostFile } from './generated-files.ts'
import { listArticles } from './list-articles.ts'
import { listRoutes } from './list-routes.ts'

/** Content of a language. */
interface LanguageContent {
  place: LanguagePlace
  content: Content
}

/** What the site has, by the keys of paths. The values say whose they are. */
interface Taken {
  files: Map<string, string>
  /** Paths that are or need a folder. */
  folders: Map<string, string>
  /** Folders that redirect with all that is below them. Hosts tell their capitals from small letters. */
  moved: Map<string, string>
  /** Folders whose files have names that are known only when all pages are planned. */
  reserved: Map<string, string>
}

/** A function that says what has the address of a file already, or would be hidden by it; undefined if nothing. */
export function openOwners(languages: readonly LanguageContent[]): (url: string) => string | undefined {
  const { files, folders, moved, reserved } = listTaken(languages)
  return (url) => {
    const key = addressKey(url)
    // Hosts send packed files in place of others.
    const plain = key.replace(/\.(?:gz|br)$/, '')
    const found = files.get(key) ?? folders.get(key) ?? files.get(plain)
    if (found !== undefined) return found
    for (const [folder, owner] of reserved) if (key.startsWith(folder)) return owner
    const above = (path: string, owners: ReadonlyMap<string, string>) => {
      const steps = path.split('/')
      return steps.map((_, count) => owners.get(steps.slice(0, count).join('/'))).find((owner) => owner !== undefined)
    }
    return above(key, files) ?? above(url, moved)
  }
}

function listTaken(languages: readonly LanguageContent[]): Taken {
  const taken: Taken = { files: new Map(), folders: new Map(), moved: new Map(), reserved: new Map() }
  const made = 'a file that the build makes'
  taken.files.set(hostFile, made)
  taken.reserved.set('/sitemap/', 'the sitemap, which the build makes')
  for (const { place, content } of languages) {
    taken.reserved.set(addressKey(`${place.prefix}/search/`), 'the search index, which the build makes')
    for (const file of generatedFiles(content))
      if (file !== robotsPath) taken.files.set(addressKey(place.prefix + file), made)
    for (const { route, entry } of listRoutes(content))
      takeFolder(taken, pathOf(place, route), entry ? place.folder + entry.file : 'a page that the build makes')
    for (const { from, isPrefix, entry } of content.redirects) {
      const owner = `a redirect of ${place.folder}${entry.file}`
      takeFolder(taken, pathOf(place, from), owner)
      if (isPrefix) taken.moved.set(pathOf(place, from), owner)
    }
    for (const { oldPrefixes, entry } of listArticles(content))
      for (const from of oldPrefixes) taken.moved.set(pathOf(place, from), `an alias of ${place.folder}${entry.file}`)
  }
  return taken
}

function takeFolder({ files, folders }: Taken, path: string, owner: string): void {
  const folder = path === '/' ? '' : addressKey(path)
  for (const name of ['index.html', 'index.md', '404.html']) files.set(`${folder}/${name}`, owner)
  if (folder !== '') files.set(`${folder}.html`, owner)
  for (let each = folder; each !== ''; each = each.slice(0, each.lastIndexOf('/')))
    if (!folders.has(each)) folders.set(each, owner)
}
