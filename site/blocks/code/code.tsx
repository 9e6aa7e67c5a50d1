import type { ReactNode } from 'react'
import { CodeSample } from '../../parts/code-sample.tsx'
import { CodeTabs } from '../../parts/code-tabs.tsx'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { Section } from '../../parts/section.tsx'
import { Sheet } from '../../sheets.tsx'
import type { CodeProps } from './plan.ts'

export function Code(props: CodeProps): ReactNode {
  const { id, layout, examples, response } = props
  // Only documentation has a rule for the class; elsewhere `split` is that of every block.
  const isBeside = layout === 'split'
  return (
    <Section block={props} className={isBeside ? 'code-block has-code-beside' : 'code-block'}>
      {isBeside ? <Sheet name="code-beside" /> : null}
      <div className={response === undefined ? 'code-frame' : 'code-frame has-response'}>
        <CodeTabs id={`${id}-examples`} examples={examples} />
        {response === undefined ? null : (
          <div className="code-response">
            <ItemHeading block={props} className="code-response-title">
              {response.title}
            </ItemHeading>
            <CodeSample code={{ ...response.body, title: response.status }} id={`${id}-response`} />
            {response.notes.length === 0 ? null : (
              <ul className="code-notes">
                {response.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}
