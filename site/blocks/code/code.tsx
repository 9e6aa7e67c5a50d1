import type { ReactNode } from 'react'
import type { BlockProps } from '../../block-frame.ts'
import { CodeSample } from '../../parts/code-sample.tsx'
import { CodeTabs } from '../../parts/code-tabs.tsx'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { Section } from '../../parts/section.tsx'
import { Sheet } from '../../sheets.tsx'
import { defineBlock } from '../define-block.ts'
import { type CodeSamples, planCode, printCodeBlock } from './plan.ts'

export const codeBlock = defineBlock({ data: 'code', plan: planCode, print: printCodeBlock, Component: Code })

function Code({ block, data: { examples, response } }: BlockProps<CodeSamples>): ReactNode {
  const { id, layout } = block
  // Only documentation has a rule for the class; elsewhere `split` is that of every block.
  const isBeside = layout === 'split'
  return (
    <Section block={block} className={isBeside ? 'code-block has-code-beside' : 'code-block'}>
      {isBeside ? <Sheet name="code-beside" /> : null}
      <div className={response === undefined ? 'code-frame' : 'code-frame has-response'}>
        <CodeTabs id={`${id}-examples`} examples={examples} />
        {response === undefined ? null : (
          <div className="code-response">
            <ItemHeading block={block} className="code-response-title">
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
