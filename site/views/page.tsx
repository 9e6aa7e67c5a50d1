// A page has exactly one h1: the title of its first hero, or its own title. A second hero is shown as text.

import type { ReactNode } from 'react'
import type { BlockView } from '../blocks/block-view.ts'
import { Hero } from '../blocks/hero/hero.tsx'
import { BlockBody, isOwnBlock } from '../blocks/registry.tsx'
import { Gauge } from '../parts/gauge.tsx'
import { LinkedHeadings } from '../parts/heading-link.tsx'
import { PageContents } from '../parts/page-contents.tsx'
import { emptyHome } from '../strings/en/views.ts'
import type { PageProps } from '../view-props.ts'
import { DocsFoot, DocsHead, DocsMeta, DocsNotice } from './docs-page.tsx'
import { PlainHead } from './plain-head.tsx'
import { listSections, plotPage } from './plot-page.ts'

type HeroView = Extract<BlockView, { type: 'hero' }>

export function PageView({ page }: { page: PageProps }): ReactNode {
  if (page.isHome && page.blocks.length === 0) return <PlainHead title={emptyHome.title} text={emptyHome.text} />
  const hero = page.blocks.find((block): block is HeroView => block.type === 'hero' && block.props.title !== undefined)
  // A hero of the site's own has its own props and its own heading.
  const isOwnHero = isOwnBlock('hero')
  const blocks = page.blocks.map((block) => (block === hero || isOwnHero ? block : demoteHero(block)))
  const isHeroFirst = hero !== undefined && blocks[0] === hero && !isOwnHero
  const { docs } = page
  // Readers open this page for the explorer, so the facts about the page follow it.
  const isTool = blocks.some((block) => block.type === 'api' && block.props.view === 'explorer')
  return (
    <LinkedHeadings.Provider value={docs !== undefined}>
      {docs ? <DocsNotice place={docs.place} /> : null}
      {hero ? null : <PlainHead title={pageTitle(page)} crumbs={page.crumbs} />}
      {isHeroFirst ? <Hero {...hero.props} aside={page.isHome || docs ? undefined : asideOf(blocks.slice(1))} /> : null}
      {docs && !isTool ? <DocsHead docs={docs} language={page.frame.language} /> : null}
      {blocks.slice(isHeroFirst ? 1 : 0).map((block) => (
        <BlockBody key={block.props.id} {...block} />
      ))}
      {docs && isTool ? <DocsMeta docs={docs} language={page.frame.language} /> : null}
      {docs ? <DocsFoot docs={docs} /> : null}
    </LinkedHeadings.Provider>
  )
}

function asideOf(all: readonly BlockView[]): ReactNode {
  const blocks = all.filter(({ type }) => !isOwnBlock(type))
  const gauge = plotPage(blocks)
  if (gauge) return <Gauge {...gauge} />
  const sections = listSections(blocks)
  return sections.length === 0 ? undefined : <PageContents sections={sections} />
}

function demoteHero(block: BlockView): BlockView {
  if (block.type !== 'hero') return block
  const { id, title, subtitle, html, layout, styling, ctaButtons } = block.props
  return {
    type: 'text',
    props: {
      id,
      layout,
      styling,
      ctaButtons,
      ...(title === undefined ? {} : { title }),
      ...(subtitle === undefined ? {} : { subtitle }),
      ...(html === undefined ? {} : { html }),
    },
  }
}

// The head has the complete title only: cut off what the template added.
function pageTitle({ head, frame }: PageProps): string {
  const end = ` | ${frame.siteName}`
  return head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title
}
