import type { ReactNode } from 'react'
import type { TeamBlock } from '#schemas/blocks/team.ts'
import type { BlockProps } from '../../block-frame.ts'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { type PlannedPicture, planPicture } from '../../parts/plan-picture.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import { defineBlock, type WrittenBlock } from '../define-block.ts'

type Data = TeamBlock['data']
type Person = Omit<Data['people'][number], 'avatar'> & { avatar?: PlannedPicture }

export const teamBlock = defineBlock({
  data: 'team',
  plan: ({ people }, view): { people: Person[] } => ({
    people: people.map(({ avatar, ...person }) => ({
      ...person,
      ...(avatar === undefined ? {} : { avatar: planPicture(avatar, view) }),
    })),
  }),
  print: printTeam,
  Component: Team,
})

function printTeam(block: WrittenBlock<Data>): string[] {
  const people = block.data.people.map(({ name, role, description, links }) =>
    [
      `**${printText(name)}**${role === undefined ? '' : ` (${printText(role)})`}`,
      ...(description === undefined ? [] : [printText(description)]),
      ...links.map(({ label, href }) => `[${printText(label)}](${href})`),
    ].join(' '),
  )
  return printWords(block, [printList(people)])
}

function Team({ block, data: { people } }: BlockProps<{ people: Person[] }>): ReactNode {
  const hasPortraits = people.some(({ avatar }) => avatar !== undefined)
  return (
    <Section block={block} className="team-block" sheet="company">
      <ul className="team">
        {people.map((person, index) => (
          <li key={`${index} ${person.name}`}>
            {hasPortraits ? <Portrait name={person.name} picture={person.avatar} size={96} /> : null}
            <PersonText block={block} person={person} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PersonText({ block, person }: Pick<BlockProps, 'block'> & { person: Person }): ReactNode {
  const { name, role, description, links } = person
  return (
    <div className="team-text">
      <ItemHeading block={block}>{name}</ItemHeading>
      {role === undefined ? null : <p className="team-role">{role}</p>}
      {description === undefined ? null : <p className="team-about">{description}</p>}
      {links.length === 0 ? null : (
        <ul className="team-links">
          {links.map(({ label, href }) => (
            <li key={`${href} ${label}`}>
              <a className="text-link" href={href} rel={relOf(href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
