// Not shown for a single problem: the message under the field, which has the focus, is enough. The links move the
// focus, not the address.

import type { MouseEvent, ReactNode } from 'react'
import { contactForm as words } from '#words/contact-form.ts'

export interface FieldProblem {
  fieldId: string
  message: string
}

export function ErrorSummary({ problems }: { problems: FieldProblem[] }): ReactNode {
  if (problems.length < 2) return null
  const focusField = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <div className="error-summary" role="alert">
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
