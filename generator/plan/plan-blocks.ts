// Blocks as content has them → blocks as the site shows them. Everything a block refers to (claims, lists, code, Markdown) is put in here,
// so that its component needs nothing but its props. Hidden blocks are left out; the order is fixed here.

import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { Block } from '#schemas/blocks/registry.ts'
import type { Claim } from '#schemas/claim.ts'
import { isWidgetName } from '#schemas/widget-names.ts'
import type { BlockFrame, BlockView, EndpointView } from '#site/view-props.ts'
import type { Content, Page, PageBlock } from '../content/content.ts'
import { blockAnchors } from '../content/list-routes.ts'
import { formatBytes } from '../format-bytes.ts'
import { planCode } from './plan-code.ts'
import type { ContentFrame } from './plan-head.ts'
import { planWidget } from './plan-widgets.ts'

/** The blocks of a page: visible ones, by order, then by place in the file. */
export function planBlocks(page: Page, site: ContentFrame, now: number): BlockView[] {
  const shown = page.blocks.filter(({ block }) => block.visible).sort((a, b) => a.order - b.order)
  const takenAnchors = new Set(shown.map(({ block }) => block.id))
  const anchorFor = (anchor: string | undefined): { anchorId?: string } => {
    if (anchor === undefined || takenAnchors.has(anchor)) return {}
    takenAnchors.add(anchor)
    return { anchorId: anchor }
  }
  return shown.map((item) => planBlock(item, page, site, now, anchorFor))
}

function planBlock(
  { block, content }: PageBlock,
  page: Page,
  site: ContentFrame,
  now: number,
  anchorFor: (anchor: string | undefined) => { anchorId?: string },
): BlockView {
  if (block.type === 'unknown') {
    return {
      type: 'unknown',
      props: {
        id: block.id,
        layout: 'default',
        styling: { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' },
        unknownType: block.unknownType,
      },
    }
  }
  const frame = frameOf(block, content?.html)
  const { data } = site.content
  switch (block.type) {
    case 'hero':
      return {
        type: block.type,
        props: {
          ...frame,
          ...withoutUndefined(block.data),
          breadcrumbs: block.data.breadcrumbs.length > 0 ? block.data.breadcrumbs : derivedBreadcrumbs(page, site),
          isHome: page.route === '/',
        },
      }
    case 'features':
      return {
        type: block.type,
        props: {
          ...frame,
          items: block.data.items.map(({ claim, figure, ...item }) => {
            const found = claim === undefined ? undefined : claimById(claim, data.claims)
            const view = found
              ? { label: found.label, value: found.value, ...(found.unit === undefined ? {} : { unit: found.unit }) }
              : figure === undefined
                ? undefined
                : { label: '', value: figure }
            return { ...withoutUndefined(item), ...(view ? { figure: view } : {}) }
          }),
        },
      }
    case 'metrics':
      return {
        type: block.type,
        props: {
          ...frame,
          items: block.data.items.flatMap(({ claim, description, ...item }) => {
            const found = claimById(claim, data.claims)
            return found
              ? [{ ...withoutUndefined(item), claim: found, description: description ?? found.description }]
              : []
          }),
        },
      }
    case 'usecases':
      return { type: block.type, props: { ...frame, ...block.data } }
    case 'cta':
      return { type: block.type, props: { ...frame, ...block.data } }
    case 'image':
      return { type: block.type, props: { ...frame, ...block.data } }
    case 'testimonials': {
      const chosen = block.data.featured
        ? data.testimonials.filter(({ featured }) => featured)
        : [...data.testimonials].sort((a, b) => Number(b.featured) - Number(a.featured))
      return {
        type: block.type,
        props: { ...frame, note: block.data.note, testimonials: chosen.slice(0, block.data.limit) },
      }
    }
    case 'faq': {
      const { category, limit } = block.data
      const items = data.faqs
        .filter((faq) => category === undefined || faq.category === category)
        .sort((a, b) => a.order - b.order)
      return {
        type: block.type,
        props: {
          ...frame,
          items: items
            .slice(0, limit)
            .map(({ id, question }) => ({ id, question, html: site.content.dataMarkdown[`faqs/${id}`]?.html ?? '' })),
        },
      }
    }
    case 'code': {
      const { response } = block.data
      return {
        type: block.type,
        props: {
          ...frame,
          examples: block.data.examples.map(planCode),
          ...(response ? { response: { ...response, body: planCode({ code: response.body, language: 'json' }) } } : {}),
        },
      }
    }
    case 'text': {
      const { component, ctaButtons } = block.data
      const widget =
        component !== undefined && isWidgetName(component) ? planWidget(component, block.data, site, now) : undefined
      return { type: block.type, props: { ...frame, ctaButtons, ...(widget ? { widget } : {}) } }
    }
    case 'contact': {
      const { contact, endpoints } = site.content.site
      const details = {
        salesPhone: contact.phone,
        supportPhone: contact.supportPhone,
        email: contact.email,
        endpoint: endpoints.contact,
      }
      return {
        type: block.type,
        props: {
          ...frame,
          title: block.title ?? 'Get in Touch',
          ...anchorFor(blockAnchors.contact),
          showPhone: block.data.showPhone,
          types: data['contact-types'],
          ...withoutUndefined(details),
        },
      }
    }
    case 'jobs':
      return {
        type: block.type,
        props: {
          ...frame,
          title: block.title ?? 'Join Our Team',
          ...anchorFor(blockAnchors.jobs),
          jobs: data.jobs,
          contactHref: '/contact',
        },
      }
    case 'downloads':
      return {
        type: block.type,
        props: {
          ...frame,
          title: block.title ?? 'Downloads & SDKs',
          ...anchorFor(blockAnchors.downloads),
          showTabs: block.data.showTabs,
          downloads: planDownloads(site.content),
          ...(data['download-stats'] ? { stats: data['download-stats'] } : {}),
        },
      }
    case 'api': {
      const { view, host } = block.data
      const anchor = view === 'explorer' ? anchorFor('api-explorer') : {}
      const title = block.title ?? (view === 'explorer' ? 'API Explorer' : undefined)
      return {
        type: block.type,
        props: {
          ...frame,
          ...(title === undefined ? {} : { title }),
          ...anchor,
          view,
          host,
          endpoints: planEndpoints(site.content),
          referenceHref: '/docs/api',
          explorerHref: '/api',
        },
      }
    }
  }
}

function frameOf(block: Block, html: string | undefined): BlockFrame {
  const { id, title, subtitle, layout, styling } = block
  return { id, ...withoutUndefined({ title, subtitle, html: html === '' ? undefined : html }), layout, styling }
}

/** A copy without keys that are undefined: JSON has no such thing, and equal props must be equal text. */
function withoutUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>
  }
}

function claimById(id: string, claims: readonly Claim[]): Claim | undefined {
  return claims.find((claim) => claim.id === id)
}

function derivedBreadcrumbs(page: Page, site: ContentFrame): { label: string; href?: string }[] {
  const segments = page.slug.split('/')
  if (segments.length < 2) return []
  const parents = segments.slice(0, -1).flatMap((_, index) => {
    const route = `/${segments.slice(0, index + 1).join('/')}`
    const parent = site.content.pages.find((other) => other.route === route)
    return parent ? [{ label: parent.title, href: route }] : []
  })
  return parents.length === 0 ? [] : [...parents, { label: page.title }]
}

function planDownloads(content: Content) {
  return content.data.downloads.flatMap((download) => {
    const asset = content.assets.find(({ url }) => url === download.downloadUrl)
    // A missing file is an error of the link checks; there is nothing to show for it.
    if (!asset) return []
    const { size, ...rest } = download
    return [
      {
        ...withoutUndefined(rest),
        size: size ?? formatBytes(asset.bytes.length),
        fileName: posix.basename(asset.file),
        sha256: createHash('sha256').update(asset.bytes).digest('hex'),
      },
    ]
  })
}

function planEndpoints(content: Content): EndpointView[] {
  const jsonCode = (example: unknown) =>
    example === undefined ? {} : { exampleCode: planCode({ code: JSON.stringify(example, null, 2), language: 'json' }) }
  return content.data.endpoints.map(({ description: _, requestBody, responses, ...endpoint }) => ({
    ...withoutUndefined(endpoint),
    html: content.dataMarkdown[`endpoints/${endpoint.id}`]?.html ?? '',
    ...(requestBody ? { requestBody: { ...withoutUndefined(requestBody), ...jsonCode(requestBody.example) } } : {}),
    responses: responses.map((response) => ({ ...withoutUndefined(response), ...jsonCode(response.example) })),
  }))
}
