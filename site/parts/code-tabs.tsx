// All samples are shown, each below its title; a single one has its name in its head only. A script turns elements with
// data-tabs into tabs later, using data-tab-label and data-tab-panel.

import type { ReactNode } from 'react'
import type { CodeView } from '../plan-view.ts'
import { CodeSample } from './code-sample.tsx'

export function CodeTabs({ id, examples }: { id: string; examples: CodeView[] }): ReactNode {
  return (
    <div className="code-tabs" id={id} data-tabs={examples.length > 1 ? 'code' : undefined}>
      {examples.map((example, index) => (
        <div
          className="code-tab"
          key={`${example.language} ${example.title ?? ''} ${example.fileName ?? ''}`}
          id={`${id}-panel-${index + 1}`}
          data-tab-panel={example.language}
        >
          {examples.length > 1 ? (
            <p className="code-tab-label" data-tab-label="">
              {example.title ?? example.fileName ?? example.language}
            </p>
          ) : null}
          {example.description === undefined ? null : <p className="code-description">{example.description}</p>}
          <CodeSample code={example} id={`${id}-code-${index + 1}`} />
        </div>
      ))}
    </div>
  )
}
