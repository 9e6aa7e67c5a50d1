// A page has exactly one h1: the title of its first hero, or its own title. A second hero is shown as text.

import type { ReactNode } from 'react'
import { emptyHome } from '#words/views.ts'
import type { PlannedBlock } from '../block-frame.ts'
import { Hero } from '../blocks/hero/hero.tsx'
import { asStandard, BlockBody } from '../blocks/registry.tsx'
import type { TextParts } from '../blocks/text/plan.ts'
import { Gauge } from '../parts/gauge.tsx'
import { LinkedHeadings } from '../parts/heading-link.tsx'
import { PageContents } from '../parts/page-contents.tsx'
import type { PageProps } from '../view-props.ts'
import { DocsFoot, DocsHead, DocsMeta, DocsNotice } from './docs-page.tsx'
import { PlainHead } from './plain-head.tsx'
import { listSections, plotPage } from './plot-page.ts'

export function PageView({ page }: { page: PageProps }): ReactNode {
  if (page.isHome && page.blocks.length === 0) return <PlainHead title={emptyHome.title} text={emptyHome.text} />
  const hero = page.blocks.find(({ type, block }) => type === 'hero' && block.title !== undefined)
  const blocks = page.blocks.map((block) => (block === hero ? block : demoteHero(block)))
  const first = blocks[0] === hero && hero ? asStandard(hero) : undefined
  const firstHero = first?.type === 'hero' ? first : undefined
  const { docs } = page
  // Readers open this page for the explorer, so the facts about the page follow it.
  const isTool = blocks.some((item) => {
    const block = asStandard(item)
    return block?.type === 'api' && block.data.view === 'explorer'
  })
  return (
    <LinkedHeadings.Provider value={docs !== undefined}>
      {docs ? <DocsNotice place={docs.place} /> : null}
      {hero ? null : <PlainHead title={pageTitle(page)} crumbs={page.crumbs} />}
      {firstHero ? <Hero {...firstHero} aside={page.isHome || docs ? undefined : asideOf(blocks.slice(1))} /> : null}
      {docs && !isTool ? <DocsHead docs={docs} language={page.frame.language} /> : null}
      {blocks.slice(firstHero ? 1 : 0).map((block) => (
        <BlockBody key={block.block.id} {...block} />
      ))}
      {docs && isTool ? <DocsMeta docs={docs} language={page.frame.language} /> : null}
      {docs ? <DocsFoot docs={docs} /> : null}
    </LinkedHeadings.Provider>
  )
}

function asideOf(all: readonly PlannedBlock[]): ReactNode {
  const blocks = all.flatMap((block) => asStandard(block) ?? [])
  const gauge = plotPage(blocks)
  if (gauge) return <Gauge {...gauge} />
  const sections = listSections(blocks)
  return sections.length === 0 ? undefined : <PageContents sections={sections} />
}

function demoteHero(item: PlannedBlock): PlannedBlock {
  const hero = asStandard(item)
  if (hero?.type !== 'hero') return item
  const data: TextParts = { ctaButtons: hero.data.ctaButtons }
  const { anchorId: _, tag: __, ...block } = hero.block
  return { type: 'text', block, data }
}

// The head has the complete title only: cut off what the template added.
function pageTitle({ head, frame }: PageProps): string {
  const end = ` | ${frame.siteName}`
  return head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title
}
