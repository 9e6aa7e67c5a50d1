// Limits of hosts that a host passes over in silence, or only speaks of when the site is to be published. Header rules
// are not among them: there are few of these for any site.

import type { HostName } from '#schemas/hosts.ts'
import { problemAt } from '../load/load.ts'
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
const fileLimits: readonly HostLimit[] = [{ host: 'cloudflare', name: 'Cloudflare Pages', most: 20_000 }]
/** Cloudflare refuses larger files. Elsewhere they are usual, so this is for who has named the host. */
const largestFile = 25 * 2 ** 20

/** One warning for each limit that is passed. `languages`: the default one first. */
export function checkHosts(languages: readonly { content: Content }[]): Problem[] {
  const [first] = languages
  if (!first) return []
  const { entries, site, assets } = first.content
  const warn = (file: string, message: string, hint: string): Problem[] => {
    const entry = entries.get(file) ?? entries.get('site.yaml')
    const problem: Problem = { code: 'host-limit', severity: 'warning', message, hint }
    return entry ? [problemAt(entry, [], problem)] : []
  }
  const isFor = ({ host }: Pick<HostLimit, 'host'>) => site.hosts === undefined || site.hosts.includes(host)
  const passed = (limits: readonly HostLimit[], count: number) =>
    limits.filter((limit) => isFor(limit) && count > limit.most)
  const redirects = countOf(languages, ({ content }) => listRedirects(content).length)
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
    ...describeUnsent(languages, isFor({ host: 'github' })),
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

/** GitHub Pages sends no redirects: it knows those that have a page. */
function describeUnsent(languages: readonly { content: Content }[], isForGithub: boolean): Problem[] {
  if (!isForGithub) return []
  const unsent = languages.flatMap(({ content }) =>
    listRedirects(content).flatMap(({ hasPage, written }) => (hasPage || !written ? [] : [{ content, written }])),
  )
  const [first] = unsent
  if (!first) return []
  const { entry, index, from, isPrefix } = first.written
  const more = unsent.length === 1 ? '' : `, and ${print(unsent.length - 1)} more`
  const shown = isPrefix ? `${from}/*` : from
  const message = `GitHub Pages cannot redirect "${shown}"${more}: no page can have such an address`
  const problem: Problem = {
    code: 'host-limit',
    severity: 'warning',
    message,
    hint: `if you use another, ${nameHosts}`,
  }
  return [problemAt(entry, [index, 'from'], problem)]
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
