import type { ReactNode } from 'react'
import type { Problem } from '../../wire-types.ts'
import { sentence } from '../format.ts'
import { Group } from '../group.tsx'
import { fixLabel } from './fix-problem.ts'

interface Props {
  problems: readonly Problem[]
  onGo: (line: number) => void
  onFix: (problem: Problem) => void
}

/** The problems of the text below the editor, for the keyboard and for screen readers. */
export function ArticleProblems({ problems, onGo, onFix }: Props): ReactNode {
  if (problems.length === 0) return null
  return (
    <Group title="Problems of this text">
      <ul>
        {problems.map((problem) => (
          <li
            key={`${problem.code} ${problem.line} ${problem.column} ${problem.message}`}
            className={problem.severity === 'error' ? 'failure' : 'failure is-warning'}
          >
            {sentence(problem.message)}
            {problem.hint === undefined ? null : <span>{sentence(problem.hint)}</span>}
            <span className="problem-buttons">
              {problem.line === undefined ? null : (
                <button type="button" className="small-button" onClick={() => onGo(problem.line ?? 1)}>
                  Go to line {problem.line}
                </button>
              )}
              {fixLabel(problem) === undefined ? null : (
                <button type="button" className="small-button" onClick={() => onFix(problem)}>
                  {fixLabel(problem)}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  )
}
