import { factsOf } from '#schemas/blocks/registry.ts'
import { resolveHref } from '../links/links.ts'
import type { ContentFrame } from '../plan/plan.ts'
import { openApiFile } from './openapi.ts'

/** openapi.json of the site's endpoints. */
export function planOpenApi({ content, facts: { origin }, links }: ContentFrame): string {
  const { site, data } = content
  const blocks = content.pages.flatMap((page) => page.blocks)
  const service = blocks.flatMap((item) => factsOf(item).service ?? [])[0]
  const version = data.claims.find(({ id }) => id === service?.versionClaim)?.value ?? '1.0'
  const address = (href: string) => {
    const path = resolveHref(href, 'site.yaml', links)
    return path.startsWith('/') ? origin + path : path
  }
  return openApiFile(data.endpoints, {
    name: site.name,
    description: site.description,
    version: version.replace(/^v/, ''),
    host: service?.host ?? origin,
    homeUrl: address('/'),
    email: site.contact.email,
    license: site.api.license && { name: site.api.license.name, url: address(site.api.license.url) },
  })
}
