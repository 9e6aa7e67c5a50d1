// What is wrong with a form, above its fields. In: a message and the id of the field it is about. Out: a list of links to those fields.
// Never shows for a single problem: the message under the field, which has the focus, is enough. Links move the focus, not the address.

import type { MouseEvent, ReactNode } from 'react'

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
      <p>Please check {problems.length} fields:</p>
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
