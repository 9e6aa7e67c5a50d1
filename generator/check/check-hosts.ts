// Limits of hosts that a host passes over in silence, or only speaks of when the site is to be published. Header rules
// are not among them: there are few of these for any site.

import { type Host, hostsOf, isForAll, nameHosts, passedLimits, printCount } from '../hosts/hosts.ts'
import { type AssetFile, type LanguagePlace, problemAt, withFrame } from '../load/load.ts'
import { type Content, docsPages, listArticles, listRedirects, listRoutes } from '../model/model.ts'
import type { Problem } from '../problem.ts'

interface HostedLanguage {
  place: Pick<LanguagePlace, 'folder' | 'prefix'>
  content: Content
}

type Redirects = ReturnType<typeof listRedirects>

/** One warning for each limit that is passed. `languages`: the default one first. */
export function checkHosts(languages: readonly HostedLanguage[]): Problem[] {
  const [first] = languages
  if (!first) return []
  const { entries, site } = first.content
  const assets = [...first.content.assets, ...first.content.rootFiles]
  const warn = (file: string, message: string, hint: string): Problem[] => {
    const entry = entries.get(file) ?? entries.get('site.yaml')
    const problem: Problem = { code: 'host-limit', severity: 'warning', message, hint }
    return entry ? [problemAt(entry, [], problem)] : []
  }
  const hosts = hostsOf(site.hosts)
  const passed = (limit: 'redirects' | 'patterns' | 'files', count: number) => passedLimits(site.hosts, limit, count)
  const redirecting = languages.map((language) => ({ ...language, redirects: listRedirects(language.content) }))
  const redirects = countOf(redirecting, (language) => language.redirects.length)
  const stars = countOf(redirecting, (language) => countOf(language.redirects, countPatterns))
  const files = countOf(redirecting, (language) => countFiles(language.content, language.redirects)) + assets.length
  // Such files are usual elsewhere, so this is for who has named the host.
  const strict = isForAll(site.hosts) ? [] : hosts.filter(({ most }) => most.fileSize !== undefined)
  return [
    ...passed('redirects', redirects).flatMap(({ name, most }) =>
      warn(
        'redirects.yaml',
        `the site has ${printCount(redirects)} redirects, and ${name} reads ${printCount(most)}: ` +
          'the others would not be sent',
        `remove those that nobody uses any more, or ${nameHosts}`,
      ),
    ),
    ...passed('patterns', stars).flatMap(({ name, most }) =>
      warn(
        'redirects.yaml',
        `_redirects has ${printCount(stars)} lines with a star or a colon, and ${name} reads ${printCount(most)}: ` +
          'the others would not be sent',
        `write their old addresses one by one, or ${nameHosts}`,
      ),
    ),
    ...describeUnsent(redirecting, hosts),
    ...passed('files', files).flatMap(({ name, most }) =>
      warn(
        'site.yaml',
        `the site has more than ${printCount(files)} files, and ${name} takes ${printCount(most)}`,
        `publish it on another host, and ${nameHosts}`,
      ),
    ),
    ...strict.flatMap((host) => describeLarge(host, assets)),
  ]
}

/** What a host that site.yaml names does not do for a site, although nothing of the site can be mended. */
export function noteHosts([first, ...others]: readonly HostedLanguage[]): string[] {
  const { hosts } = first?.content.site ?? {}
  const prefixes = others.map(({ place }) => place.prefix)
  if (isForAll(hosts) || prefixes.length === 0) return []
  return hostsOf(hosts).flatMap(({ name, only404 }) =>
    only404
      ? [
          `${name} has one page for what does not exist: below ${prefixes.join(', ')} ` +
            'it is in the default language, and its script leads to the page of the language',
        ]
      : [],
  )
}

/** Pages, and the Markdown versions that most of them have. Pictures and the parts of an index come in addition. */
export function countFiles(content: Content, redirects: Redirects = listRedirects(content)): number {
  const pages = new Set<string>()
  for (const { kind, route } of listRoutes(content)) if (kind !== 'alias') pages.add(route)
  const old = redirects.filter(({ hasPage }) => hasPage)
  return pages.size + old.length + docsPages(content).size + listArticles(content).length
}

/** How many lines of `_redirects` with a star or a placeholder a redirect has. */
function countPatterns({ from, to, isPrefix, isBesidePage }: Redirects[number]): number {
  if (!isPrefix) return /[^/]:[a-z]/i.test(from) ? 2 : 0
  return isBesidePage || to === '/*' ? 2 : 1
}

/** A host that sends no redirects knows those that have a page. Those of articles count if the site names it. */
function describeUnsent(
  languages: readonly (HostedLanguage & { redirects: Redirects })[],
  hosts: readonly Host[],
): Problem[] {
  const host = hosts.find(({ redirects }) => redirects === 'never')
  if (!host) return []
  const unsent = languages.flatMap(({ content, place, redirects }) =>
    redirects.flatMap((redirect) =>
      redirect.hasPage || !(redirect.written || content.site.hosts) ? [] : { ...redirect, place },
    ),
  )
  const [first] = unsent
  if (!first) return []
  const { from, isPrefix, written, place } = first
  const shown = isPrefix ? `${from}/*` : from
  const more = unsent.length === 1 ? '' : `, and ${printCount(unsent.length - 1)} more`
  const message = `${host.name} cannot redirect "${shown}"${more}: no page can have such an address`
  const problem: Problem = {
    code: 'host-limit',
    severity: 'warning',
    message,
    hint: `if you use another, ${nameHosts}`,
  }
  const site = languages[0]?.content.entries.get('site.yaml')
  if (written) {
    const { entry, index } = written
    const found = problemAt(entry, [index, 'from'], problem)
    return [{ ...withFrame(found, new Map([[entry.file, entry]])), file: place.folder + entry.file }]
  }
  return site ? [problemAt(site, ['hosts'], problem)] : []
}

function describeLarge({ name, most: { fileSize = 0 } }: Host, assets: readonly AssetFile[]): Problem[] {
  const [first, ...others] = assets.filter(({ bytes }) => bytes.length > fileSize)
  if (!first) return []
  const more = others.length === 0 ? '' : `; the same is true of ${printCount(others.length)} more`
  const message = `this file is larger than ${fileSize / 2 ** 20} MiB, and ${name} takes none so large${more}`
  const hint = 'publish it on another host, and link to it'
  return [{ code: 'host-limit', severity: 'warning', message, hint, file: first.file }]
}

function countOf<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0)
}
