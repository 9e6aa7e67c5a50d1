// Where something is to go, as a path or an address → the new name of each file.

import { posix } from 'node:path'
import { addressOf, findAddressFault, folderOf } from '../addresses/addresses.ts'
import { decodePath } from '../links/links.ts'
import { isBesideArticle } from '../load/load.ts'
import { isMapping } from '../yaml/yaml.ts'
import { isFolder, isThere, pathBelow, type Source } from './find-source.ts'
import { type LanguageFiles, type MoveRequest, Refusal, type Renames, type SiteFiles } from './model.ts'

/** Finds the new names. Throws a Refusal. */
export function findRenames(source: Source, request: MoveRequest, site: SiteFiles): Renames {
  refuseFixed(source)
  const isAddress = source.isAddress && request.to.startsWith('/')
  const to = isAddress ? targetOfAddress(source, request.to, site) : targetPath(source, request, site)
  if (to.slug !== undefined && to.path === source.path) return { files: new Map(), slugs: slugOf(source, to) }
  const { path } = to
  refuseTarget(source, path, site)
  const slugs = slugOf(source, to)
  if (!source.isFolder) return { files: new Map([[source.path, path]]), slugs }
  const files = new Map<string, string>()
  for (const file of site.paths)
    for (const { place } of site.languages)
      if (file.startsWith(`${place.folder}${source.path}/`)) {
        const base = file.slice(place.folder.length)
        files.set(base, path + base.slice(source.path.length))
      }
  return { folder: { from: source.path, to: path }, files, slugs }
}

function slugOf({ path, isFolder: isWhole }: Source, { slug }: Target): Map<string, string> {
  const file = isWhole ? indexOf(path) : path
  return new Map(slug === undefined ? [] : [[file, slug]])
}

/** Kinds of files: one cannot become another. Undefined for what stays where it is. */
function kindOf(path: string, isWhole: boolean): string | undefined {
  if (path.startsWith('assets/') || isBesideArticle(path)) return 'assets'
  const folder = path.slice(0, Math.max(0, path.indexOf('/')))
  if (isWhole) return folder === '' || folder === 'data' || folder === 'root' ? undefined : folder
  return folderOf(path)
}

/** Refuses what every site has at its place. */
export function refuseFixed({ path, isFolder: isWhole }: Source): void {
  if (/^pages\/(?:home|index)\.yaml$/.test(path))
    throw new Refusal('the home page has a fixed place', 'copy its blocks into a new page, and remove them here')
  if (kindOf(path, isWhole) !== undefined) return
  const what =
    isWhole && !path.includes('/') ? `the folder ${path}/ has this name in every site` : `${path} has a fixed place`
  throw new Refusal(what, 'pages, articles, folders of documentation and files of assets/ can be moved')
}

interface Target {
  path: string
  /** A new value of the key, where the file says its address itself. */
  slug?: string
}

function targetPath(source: Source, { to, workingDirectory }: MoveRequest, site: SiteFiles): Target {
  const { content } = site
  const whole = pathBelow(to, { content, workingDirectory })
  if (whole === undefined) throw new Refusal(`"${to}" is outside of the content folder`, 'name a place in it')
  if (!whole.startsWith(source.language) || isOtherLanguage(whole, source, site))
    throw new Refusal(
      `"${to}" is in the folder of another language`,
      'translations move together: name a place in the same language',
    )
  const path = whole.slice(source.language.length)
  if (to.endsWith('/') || (path !== source.path && isFolder(whole, site.paths) && !site.paths.has(whole)))
    return { path: `${path}/${posix.basename(source.path)}` }
  const end = posix.extname(source.path)
  const isBare = !source.isFolder && (end === '.md' || end === '.yaml') && posix.extname(path) === ''
  return { path: isBare ? path + end : path }
}

function isOtherLanguage(whole: string, { language }: Source, { languages }: SiteFiles): boolean {
  return languages.some(
    ({ place }) => place.folder !== '' && place.folder !== language && `${whole}/`.startsWith(place.folder),
  )
}

/** The file that has an address; with a new slug where the file says its address itself. */
function targetOfAddress(source: Source, written: string, site: SiteFiles): Target {
  const language = site.languages.find(({ place }) => place.folder === source.language) as LanguageFiles
  const { prefix } = language.place
  const address = decodePath(written.replace(/(?<=.)\/+$/, ''))
  if (/[?#]/.test(address))
    throw new Refusal(`"${written}" is not the address of a page`, 'leave out what begins with ? or #')
  if (prefix !== '' && !`${address}/`.startsWith(`${prefix}/`))
    throw new Refusal(`"${written}" is an address of another language`, `begin it with ${prefix}/`)
  const route = address.slice(prefix.length) || '/'
  const fault = findAddressFault(route)
  if (fault) throw new Refusal(fault.message, fault.hint ?? 'choose another address')
  for (const target of candidates(source, route, { language, site })) {
    const data = dataOf(source, language)
    const slug = target.slug === undefined ? {} : { slug: target.slug }
    const file = source.isFolder ? indexOf(target.path) : target.path
    if (addressOf(file, { ...(isMapping(data) ? data : {}), ...slug }, site.newest)?.route === route) return target
  }
  const folder = source.path.slice(0, source.path.indexOf('/'))
  throw new Refusal(
    `no file of ${folder}/ can have the address "${written}"`,
    folder === 'pages' || folder === 'docs'
      ? 'choose another address, or write paths instead of addresses'
      : `articles of ${folder}/ stay in it; an address that comes from a title changes with "slug" in the front matter`,
  )
}

function dataOf({ path, isFolder: isWhole }: Source, { entries }: LanguageFiles): unknown {
  return entries.get(isWhole ? indexOf(path) : path)?.data
}

function indexOf(path: string): string {
  return `${path}/index.${path.startsWith('pages/') ? 'yaml' : 'md'}`
}

/** The places that may give the address, the most likely first. */
function candidates(
  source: Source,
  route: string,
  { language, site }: { language: LanguageFiles; site: SiteFiles },
): Target[] {
  const { path, isFolder: isWhole } = source
  const folder = path.slice(0, path.indexOf('/'))
  const data = dataOf(source, language)
  const hasSlug = isMapping(data) && typeof data['slug'] === 'string'
  const steps = route.split('/').slice(1)
  const last = steps.at(-1) ?? ''
  if (folder === 'pages') {
    const plain = route === '/' ? 'home' : route.slice(1)
    if (hasSlug) return [{ path, slug: plain }]
    return [{ path: isWhole ? `pages/${plain}` : `pages/${plain}.yaml` }]
  }
  const below = steps.slice(steps[0] === folder ? 1 : 0).join('/')
  const version = site.newest === undefined ? undefined : /^docs\/[^/]+/.exec(path)?.[0]
  const tops = version === undefined ? [folder] : [version, folder]
  const end = isWhole ? '' : '.md'
  // The front matter says the last part of the address.
  const kept = (top: string) => posix.join(top, posix.dirname(below), posix.basename(path))
  return [
    ...tops.map((top) => (hasSlug ? { path: kept(top), slug: last } : { path: `${top}/${below}${end}` })),
    ...(hasSlug ? [{ path, slug: last }] : []),
  ]
}

function refuseTarget(source: Source, path: string, site: SiteFiles): void {
  const { path: from, isFolder: isWhole, language } = source
  const shown = `${language}${path}`
  if (path === from) throw new Refusal(`${shown} is where it is already`, 'choose another place')
  if (path.startsWith(`${from}/`))
    throw new Refusal(`${language}${from} cannot move into itself`, 'choose a place outside of it')
  const [kind, next] = [kindOf(from, isWhole), kindOf(path, isWhole)]
  if (posix.extname(path).toLowerCase() !== posix.extname(from).toLowerCase() && !isWhole)
    throw new Refusal(`${shown} has another ending than ${from}`, `end the name with ${posix.extname(from)}`)
  if (kind !== next) throw otherKind(source, path, next)
  if (path.split('/').some((step) => step === '' || step.startsWith('.') || /[\\:*?"<>|\0]/.test(step)))
    throw new Refusal(`"${shown}" cannot be the name of a file`, 'use letters, digits, hyphens and dots')
  for (const { place } of site.languages) {
    const target = place.folder + path
    if (isThere(target, site))
      throw new Refusal(`${target} is there already`, 'choose another name, or move that one first')
  }
}

function otherKind({ path: from }: Source, path: string, next: string | undefined): Refusal {
  const folder = from.slice(0, from.indexOf('/'))
  if (next === undefined || next === 'assets')
    return new Refusal(`${path} cannot take the place of ${from}`, `choose a place in ${folder}/`)
  return new Refusal(
    `what is in ${folder}/ cannot move into ${next}/`,
    `its fields differ: write a new file with "libretto new", and copy the text`,
  )
}
