import type { ReactNode } from 'react'
import type { UsecasesBlock } from '#schemas/blocks/usecases.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Icon } from '../../parts/icon.tsx'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { ItemPicture } from '../../parts/item-picture.tsx'
import { printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import { SequenceDiagram } from '../../parts/sequence-diagram.tsx'
import { showPicture } from '../../parts/show-picture.ts'
import type { ShownPicture, SiteView } from '../../plan-view.ts'
import { Sheet } from '../../sheets.tsx'
import { defineBlock } from '../define-block.ts'

type Data = UsecasesBlock['data']
type Case = Omit<Data['cases'][number], 'picture'> & { picture?: ShownPicture | undefined }
type Shown = Omit<Data, 'cases'> & { cases: Case[] }
type Stakeholder = Data['stakeholders'][number]

export const usecasesBlock = defineBlock({
  data: 'usecases',
  plan: planCases,
  print: (block) =>
    printWords(block, [
      printList(block.data.cases.map((item) => `**${printText(item.title)}.** ${printText(item.description)}`)),
    ]),
  Component: Usecases,
})

function planCases(data: Data, view: SiteView): Shown {
  const cases = data.cases.map(({ picture, ...item }) => ({
    ...item,
    ...(picture ? { picture: showPicture(picture, view) } : {}),
  }))
  return { ...data, cases }
}

/** Use cases with their drawings, then columns of links for groups of readers. */
function Usecases({ block, data: { cases, stakeholders } }: BlockProps<Shown>): ReactNode {
  // One drawing has the whole width, beside its text.
  const isLed = cases.length > 1 && cases.every(({ flow }, index) => (flow !== undefined) === (index === 0))
  return (
    <Section block={block} className="usecases" sheet="usecases">
      {isLed ? <Sheet name="landing" /> : null}
      <ul className={isLed ? 'usecase-grid is-led' : 'usecase-grid'}>
        {cases.map((item) => (
          <li key={item.id} className="usecase-cell">
            <article id={`${block.id}-${item.id}`} className="usecase">
              <CaseText item={item}>
                <ItemHeading block={block}>{item.title}</ItemHeading>
              </CaseText>
              {item.flow === undefined ? (
                <ItemPicture picture={item.picture} />
              ) : (
                <SequenceDiagram title={item.title} participants={item.flow.participants} steps={item.flow.steps} />
              )}
            </article>
          </li>
        ))}
      </ul>
      {stakeholders.length === 0 ? null : (
        <ul className="stakeholder-grid">
          {stakeholders.map((group) => (
            <li key={group.title} className="stakeholder">
              <ItemHeading block={block} className="stakeholder-title">
                {group.title}
              </ItemHeading>
              <p>{group.description}</p>
              <StakeholderLinks group={group} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function CaseText({ item, children }: { item: Case; children: ReactNode }): ReactNode {
  return (
    <div className="usecase-text">
      {item.icon === undefined ? null : (
        <>
          <Sheet name="pictures" />
          <Icon name={item.icon} />
        </>
      )}
      {children}
      <p>{item.description}</p>
      {item.points.length === 0 ? null : (
        <ul className="usecase-points">
          {item.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {item.href === undefined ? null : (
        <p>
          <a className="text-link usecase-link" href={item.href} rel={relOf(item.href)}>
            {item.linkLabel ?? item.title}
          </a>
        </p>
      )}
    </div>
  )
}

function StakeholderLinks({ group }: { group: Stakeholder }): ReactNode {
  if (group.links.length === 0) return null
  return (
    <ul className="stakeholder-links">
      {group.links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <a href={link.href} rel={relOf(link.href)}>
            <span className="stakeholder-label">{link.label}</span>
            {link.href.startsWith('/') ? (
              <span className="stakeholder-path" aria-hidden="true">
                {link.href}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
