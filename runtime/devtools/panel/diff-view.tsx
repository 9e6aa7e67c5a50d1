import { type ReactNode, useMemo } from 'react'
import { countChanges, diffLines } from './diff-lines.ts'
import { countOf } from './format.ts'

const signs = { same: ' ', removed: '−', added: '+' } as const
const words = { same: '', removed: 'removed: ', added: 'added: ' } as const

/** The difference of two texts, line by line. Signs mark what was removed and added, not colours alone. */
export function DiffView({ before, after, label }: { before: string; after: string; label: string }): ReactNode {
  const hunks = useMemo(() => diffLines(before, after), [before, after])
  const { added, removed } = countChanges(hunks)
  if (hunks.length === 0) return <p className="quiet">The texts are equal.</p>
  return (
    <figure className="diff">
      <figcaption>
        {label}: {countOf(removed, 'line')} removed, {countOf(added, 'line')} added
      </figcaption>
      <div className="diff-lines" tabIndex={0} role="group" aria-label={label}>
        {hunks.map((lines) => (
          <div key={lines[0]?.line ?? 0} className="diff-hunk">
            {lines.map(({ kind, text, line }) => (
              <div key={`${kind} ${line}`} className={`diff-line is-${kind}`}>
                <span className="diff-number">{line}</span>
                <span aria-hidden="true">{signs[kind]}</span>
                <code>
                  <span className="hidden">{words[kind]}</span>
                  {text}
                </code>
              </div>
            ))}
          </div>
        ))}
      </div>
    </figure>
  )
}
