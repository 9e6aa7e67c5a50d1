import type { ReactNode } from 'react'
import { scriptNote as words } from '#words/forms.ts'

/** Shown in place of a form where no script runs. */
export function ScriptNote({ email }: { email?: string | undefined }): ReactNode {
  return (
    <p className="script-off">
      {words.text}
      {email ? words.email(email) : null}
    </p>
  )
}
