// Not shown for a single problem: the message under the field, which has the focus, is enough. The links move the
// focus, not the address.

import type { MouseEvent, ReactNode } from 'react'
import { contactForm as words } from '#words/contact-form.ts'

export interface FieldProblem {
  fieldId: string
  message: string
}

interface Props {
  problems: FieldProblem[]
  /** At Send. Later the list gets shorter while the visitor types, and announcing that would interrupt. */
  isNew: boolean
}

export function ErrorSummary({ problems, isNew }: Props): ReactNode {
  if (problems.length < 2) return null
  const focusField = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <div className="error-summary" role={isNew ? 'alert' : undefined}>
      <p>{words.problems(problems.length)}</p>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
