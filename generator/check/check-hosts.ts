// Limits of hosts that a host passes over in silence, or only speaks of when the site is to be published. Header rules
// are not among them: there are few of these for any site.

import type { HostName } from '#schemas/hosts.ts'
import { type LanguagePlace, problemAt, withFrame } from '../load/load.ts'
import { type Content, listArticles, listRedirects } from '../model/model.ts'
import type { Problem } from '../problem.ts'

interface HostLimit {
  host: HostName
  name: string
  most: number
}

/** Source: the documentation of the hosts. */
const redirectLimits: readonly HostLimit[] = [
  { host: 'cloudflare', name: 'Cloudflare Pages', most: 2000 },
  { host: 'gitlab', name: 'GitLab Pages', most: 1000 },
  { host: 'vercel', name: 'Vercel', most: 1024 },
]
/** Redirects with a star, or with a colon within a name, which Cloudflare takes for a placeholder. */
const starLimits: readonly HostLimit[] = [{ host: 'cloudflare', name: 'Cloudflare Pages', most: 100 }]
const fileLimits: readonly HostLimit[] = [{ host: 'cloudflare', name: 'Cloudflare Pages', most: 20_000 }]
/** Cloudflare refuses larger files. Elsewhere they are usual, so this is for who has named the host. */
const largestFile = 25 * 2 ** 20

interface HostedLanguage {
  place: Pick<LanguagePlace, 'folder'>
  content: Content
}

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
  const isFor = ({ host }: Pick<HostLimit, 'host'>) => site.hosts === undefined || site.hosts.includes(host)
  const passed = (limits: readonly HostLimit[], count: number) =>
    limits.filter((limit) => isFor(limit) && count > limit.most)
  const redirects = countOf(languages, ({ content }) => listRedirects(content).length)
  const stars = countOf(languages, ({ content }) => countOf(listRedirects(content), countPatterns))
  // A page is an HTML file, and most have a Markdown version.
  const pages = countOf(languages, ({ content }) => content.pages.length + listArticles(content).length)
  const files = 2 * pages + assets.length
  const large = site.hosts?.includes('cloudflare') ? assets.filter(({ bytes }) => bytes.length > largestFile) : []
  const [tooLarge, ...others] = large.map(({ file }) => file)
  return [
    ...passed(redirectLimits, redirects).flatMap(({ name, most }) =>
      warn(
        'redirects.yaml',
        `the site has ${print(redirects)} redirects, and ${name} reads ${print(most)}: the others would not be sent`,
        `remove those that nobody uses any more, or ${nameHosts}`,
      ),
    ),
    ...passed(starLimits, stars).flatMap(({ name, most }) =>
      warn(
        'redirects.yaml',
        `_redirects has ${print(stars)} lines with a star or a colon, and ${name} reads ${print(most)}: ` +
          'the others would not be sent',
        `write their old addresses one by one, or ${nameHosts}`,
      ),
    ),
    ...(isFor({ host: 'github' }) ? describeUnsent(languages) : []),
    ...passed(fileLimits, files).flatMap(({ name, most }) =>
      warn(
        'site.yaml',
        `the site has more than ${print(files)} files, and ${name} takes ${print(most)}`,
        `publish it on another host, and ${nameHosts}`,
      ),
    ),
    ...(tooLarge === undefined ? [] : [describeLarge(tooLarge, others.length)]),
  ]
}

/** How many lines of `_redirects` with a star or a placeholder a redirect has. */
function countPatterns({ from, to, isPrefix, isBesidePage }: ReturnType<typeof listRedirects>[number]): number {
  if (!isPrefix) return /[^/]:[a-z]/i.test(from) ? 2 : 0
  return isBesidePage || to === '/*' ? 2 : 1
}

/** GitHub Pages sends no redirects: it knows those that have a page. Those of articles count if it is named. */
function describeUnsent(languages: readonly HostedLanguage[]): Problem[] {
  const unsent = languages.flatMap(({ content, place }) =>
    listRedirects(content).flatMap((redirect) =>
      redirect.hasPage || !(redirect.written || content.site.hosts) ? [] : { ...redirect, place },
    ),
  )
  const [first] = unsent
  if (!first) return []
  const { from, isPrefix, written, place } = first
  const shown = isPrefix ? `${from}/*` : from
  const more = unsent.length === 1 ? '' : `, and ${print(unsent.length - 1)} more`
  const message = `GitHub Pages cannot redirect "${shown}"${more}: no page can have such an address`
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

function describeLarge(file: string, others: number): Problem {
  const more = others === 0 ? '' : `; the same is true of ${print(others)} more`
  const message = `this file is larger than 25 MiB, and Cloudflare Pages takes none so large${more}`
  return { code: 'host-limit', severity: 'warning', message, hint: 'publish it on another host, and link to it', file }
}

const nameHosts = 'name the hosts that you use under "hosts" in site.yaml'

function countOf<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0)
}

/** With a comma between the thousands, in any locale. */
function print(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
