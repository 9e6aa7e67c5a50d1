// Code is never executed: a run takes 2 s and replays the recorded lines, and only one runs at a time. Without a script
// all examples are shown one below the other.

import { type ReactNode, useEffect, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { showToast } from '#runtime/services/toast.ts'
import { codePlayground as words } from '#words/code-playground.ts'
import { ScrollArea } from '../../parts/scroll-area.tsx'
import type { CodePlaygroundProps } from './plan.ts'
import { PlaygroundPanel } from './playground-panel.tsx'

/** Milliseconds of a run. */
const playgroundRunMs = 2000

export function CodePlayground({ id, examples }: CodePlaygroundProps & IslandBase): ReactNode {
  const [chosenId, setChosenId] = useState(examples[0]?.id ?? '')
  const [runningId, setRunningId] = useState<string | null>(null)
  const [finishedIds, setFinishedIds] = useState<readonly string[]>([])
  useEffect(() => {
    if (runningId === null) return
    const timer = setTimeout(() => {
      setRunningId(null)
      setFinishedIds((current) => [...current, runningId])
      showToast('success', words.done)
    }, playgroundRunMs)
    return () => clearTimeout(timer)
  }, [runningId])
  const run = (exampleId: string) => {
    setFinishedIds((current) => current.filter((finishedId) => finishedId !== exampleId))
    setRunningId(exampleId)
  }
  return (
    <div className="playground">
      <ScrollArea className="playground-side needs-script">
        <ul className="playground-list" aria-label={words.examples}>
          {examples.map((example) => (
            <li key={example.id}>
              <button
                type="button"
                className="choice"
                aria-current={example.id === chosenId ? 'true' : undefined}
                onClick={() => setChosenId(example.id)}
              >
                <span className="playground-name">{example.title}</span>
                <span className="playground-about">{example.description}</span>
              </button>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <div className="playground-panels">
        {examples.map((example) => (
          <PlaygroundPanel
            key={example.id}
            id={`${id}-${example.id}`}
            example={example}
            isClosed={example.id !== chosenId}
            isRunning={example.id === runningId}
            isBlocked={runningId !== null && example.id !== runningId}
            hasRun={finishedIds.includes(example.id)}
            onRun={() => run(example.id)}
          />
        ))}
      </div>
    </div>
  )
}
