// A page made of blocks. In: sorted, visible blocks. Out: the blocks under exactly one h1, which is the first hero's title or the page's own.
// Never two h1: a second hero is shown as text. A home page without blocks says that it has no content.

import type { ReactNode } from 'react'
import type { BlockView } from '../blocks/block-view.ts'
import { Hero } from '../blocks/hero/hero.tsx'
import { BlockBody } from '../blocks/registry.tsx'
import { Gauge } from '../parts/gauge.tsx'
import { PageContents } from '../parts/page-contents.tsx'
import type { PageProps } from '../view-props.ts'
import { DocsFoot, DocsHead, DocsMeta } from './docs-page.tsx'
import { PlainHead } from './plain-head.tsx'
import { listSections, plotPage } from './plot-page.ts'

type HeroView = Extract<BlockView, { type: 'hero' }>

export function PageView({ page }: { page: PageProps }): ReactNode {
  if (page.isHome && page.blocks.length === 0)
    return <PlainHead title="Page Not Found" text="Unable to load page content." />
  const hero = page.blocks.find((block): block is HeroView => block.type === 'hero' && block.props.title !== undefined)
  const blocks = page.blocks.map((block) => (block === hero ? block : demoteHero(block)))
  const isHeroFirst = hero !== undefined && blocks[0] === hero
  const { docs } = page
  // The explorer is what its page is opened for: what stands about the page follows it.
  const isTool = blocks.some((block) => block.type === 'api' && block.props.view === 'explorer')
  return (
    <>
      {hero ? null : <PlainHead title={pageTitle(page)} />}
      {isHeroFirst ? <Hero {...hero.props} aside={page.isHome || docs ? undefined : asideOf(blocks.slice(1))} /> : null}
      {docs && !isTool ? <DocsHead docs={docs} language={page.frame.language} /> : null}
      {blocks.slice(isHeroFirst ? 1 : 0).map((block) => (
        <BlockBody key={block.props.id} {...block} />
      ))}
      {docs && isTool ? <DocsMeta docs={docs} language={page.frame.language} /> : null}
      {docs ? <DocsFoot docs={docs} /> : null}
    </>
  )
}

function asideOf(blocks: readonly BlockView[]): ReactNode {
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

// The head holds the complete title only; what the template added is cut off again.
function pageTitle({ head, frame }: PageProps): string {
  const end = ` | ${frame.siteName}`
  return head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title
}
