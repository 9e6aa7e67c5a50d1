// Stands where a form would be without script. In: perhaps an e-mail address. Out: one line; with a script it does not show.

import type { ReactNode } from 'react'

export function ScriptNote({ email }: { email?: string | undefined }): ReactNode {
  return (
    <p className="script-off">
      This form needs a script.
      {email ? ` Without one, please write to ${email}.` : null}
    </p>
  )
}
