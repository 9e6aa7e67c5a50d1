// Every file that is not a page, script, style or asset: sitemap, feeds, search index, llms.txt, Markdown versions,
// OpenAPI, host headers and redirects. All have the visibility of the content that they are made of.

import { robotsPath } from '#schemas/robots.ts'
import type { Cache } from '../cache/cache.ts'
import type { FilePart, KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { comparesDecoded, type HostFile, isRead, pageFormOf, redirectLimits, sendsNearest404 } from '../hosts/hosts.ts'
import { withBase } from '../links/links.ts'
import type { SiteAddress } from '../plan/plan.ts'
import { type DescribedLanguage, describeLanguage, planRedirects, sitemapPages } from './describe-language.ts'
import { caddyFile, type HostFacts, headersFile, nginxFile, vercelFile } from './host-files.ts'
import { notFoundRules, redirectsFile } from './host-redirects.ts'
import { listJsonFiles } from './list-json-files.ts'
import { planOpenApi } from './plan-openapi.ts'
import { robotsFile } from './robots.ts'
import { sitemapFiles } from './sitemap.ts'
import { webManifestFile } from './web-manifest.ts'

/** With the address of the whole site. */
export interface DescribeOptions extends SiteAddress {
  /** Content-Security-Policy of the pages. */
  policy: string
  /** Asset as content names it → hashed path. */
  assets: ReadonlyMap<string, string>
  /** Licences of what the site contains. */
  notices: string
  /** Path patterns of files whose name changes with their content, e.g. /assets/*. */
  immutable: readonly string[]
  cache: Cache
  /** What the output folder has. */
  kept?: KeptFiles | undefined
  /** Paths of files that browsers must not run. */
  programs: readonly string[]
}

/**
 * Every file that is not a page, script, style or asset, in groups, one by one: together they are as large as the
 * content. The default language comes first.
 */
export async function* describeSite(
  languages: readonly [DescribedLanguage, ...DescribedLanguage[]],
  options: DescribeOptions,
): AsyncGenerator<Iterable<OutputFile | KeptFile | FilePart>> {
  const { basePath, policy, notices, immutable, programs } = options
  for (const language of languages) yield* describeLanguage(language, options)
  const [{ frame }] = languages
  const { content } = frame
  const { hosts } = content.site
  const hasOwnRobots = content.rootFiles.some(({ url }) => url === robotsPath)
  const host: HostFacts = {
    policy,
    basePath,
    pageForm: pageFormOf(hosts),
    immutable,
    programs,
    json: listJsonFiles(content.rootFiles),
    redirects: languages.flatMap((language) => planRedirects(language.frame)),
    notFoundFolders: languages.flatMap(({ routes }) =>
      routes.flatMap(({ file }) => (file.endsWith('/404.html') ? [`/${file.slice(0, -'/404.html'.length)}`] : [])),
    ),
  }
  const texts: [file: string, text: string][] = [
    ...sitemapFiles(languages.flatMap(sitemapPages), (file) => frame.facts.origin + withBase(`/${file}`, basePath)),
    ['site.webmanifest', webManifestFile(content.site, { basePath, isUndrawn: frame.facts.isUndrawn })],
    ...(hasOwnRobots ? [] : [['robots.txt', robotsFile(content.site.robots, options)] as [string, string]]),
    ...(content.site.features.api ? [['openapi.json', planOpenApi(frame)] as [string, string]] : []),
    // Whatever the hosts are, these two are what `preview` and `watch` read.
    ['_headers', headersFile(host)],
    [
      '_redirects',
      redirectsFile(host.redirects, { isDecoded: comparesDecoded(hosts), limits: redirectLimits(hosts) }) +
        (sendsNearest404(hosts) ? notFoundRules(host) : ''),
    ],
    ...hostFiles(host).filter(([file]) => isRead(file, hosts)),
    ['THIRD-PARTY-NOTICES.txt', notices],
  ]
  yield texts.map(([file, text]) => ({ path: file, bytes: Buffer.from(text) }))
}

function hostFiles(host: HostFacts): [file: HostFile, text: string][] {
  return [
    ['vercel.json', vercelFile(host)],
    ['_nginx.conf', nginxFile(host)],
    ['_Caddyfile', caddyFile(host)],
    ['.nojekyll', ''],
  ]
}
