// Examples with their code, configuration and recorded output. In: examples. Out: a list at the side and one panel an example.
// Never executes code: a run replays the recorded lines. Without script all examples stand one under the other.

import { type ReactNode, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { CodePlaygroundProps } from '../view-props.ts'
import { PlaygroundPanel } from './playground-panel.tsx'

export function CodePlayground({ id, examples }: CodePlaygroundProps & IslandBase): ReactNode {
  const [chosenId, setChosenId] = useState(examples[0]?.id ?? '')
  return (
    <div className="playground">
      <ul className="playground-list needs-script" aria-label="Examples">
        {examples.map((example) => (
          <li key={example.id}>
            <button type="button" aria-current={example.id === chosenId ? 'true' : undefined} onClick={() => setChosenId(example.id)}>
              <span className="playground-name">{example.title}</span>
              <span className="playground-about">{example.description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="playground-panels">
        {examples.map((example) => (
          <PlaygroundPanel key={example.id} id={`${id}-${example.id}`} example={example} isClosed={example.id !== chosenId} />
        ))}
      </div>
    </div>
  )
}
