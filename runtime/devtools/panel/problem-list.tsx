import type { ReactNode } from 'react'
import type { Problem } from '../wire-types.ts'
import { sentence } from './format.ts'

interface Props {
  problems: readonly Problem[]
  /** The file is named beside the list already. */
  isOneFile: boolean
}

/** Problems of the content, each with its place, message and hint. */
export function ProblemList({ problems, isOneFile }: Props): ReactNode {
  return problems.map((problem) => {
    const { message, hint, severity, code } = problem
    const place = placeOf(problem, isOneFile)
    return (
      <p key={`${code} ${place} ${message}`} className={severity === 'error' ? 'failure' : 'failure is-warning'}>
        {place}
        {message}
        {hint === undefined ? null : <span>{sentence(hint)}</span>}
      </p>
    )
  })
}

function placeOf({ file = '', line }: Problem, isOneFile: boolean): string {
  if (isOneFile) return line === undefined ? '' : `Line ${line}: `
  return `${file}${line === undefined ? '' : `:${line}`}: `
}
