// Problems of the content, where they matter in the panel. In: the problems. Out: a line each with its place, message and remedy.

import type { ReactNode } from 'react'
import { sentence } from './format.ts'
import type { ContentProblem } from './panel-api.ts'

/** `isOneFile` when the file is named beside the list already. */
export function ProblemList({
  problems,
  isOneFile,
}: {
  problems: readonly ContentProblem[]
  isOneFile: boolean
}): ReactNode {
  return problems.map(({ message, hint, file = '', line, severity, code }) => {
    const place = isOneFile
      ? line === undefined
        ? ''
        : `Line ${line}: `
      : `${file}${line === undefined ? '' : `:${line}`}: `
    return (
      <p key={`${code} ${place} ${message}`} className={severity === 'error' ? 'failure' : 'failure is-warning'}>
        {place}
        {message}
        {hint === undefined ? null : <span>{sentence(hint)}</span>}
      </p>
    )
  })
}
