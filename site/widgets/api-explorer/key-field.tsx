import type { ReactNode } from 'react'
import { apiExplorer as words } from '../../strings/en/api-explorer.ts'

interface Props {
  id: string
  apiKey: string
  onKey: (apiKey: string) => void
  isKeyHidden: boolean
  onHide: (isHidden: boolean) => void
}

/** The API key, and the switch that keeps it out of the snippets. */
export function KeyField({ id, apiKey, onKey, isKeyHidden, onHide }: Props): ReactNode {
  return (
    <div className="explorer-key needs-script">
      <div className="field">
        <label htmlFor={`${id}-key`}>{words.key}</label>
        <input
          id={`${id}-key`}
          type="password"
          autoComplete="off"
          spellCheck="false"
          value={apiKey}
          onInput={(event) => onKey(event.currentTarget.value)}
          aria-describedby={`${id}-key-hint`}
        />
        <p className="field-hint" id={`${id}-key-hint`}>
          {words.keyHint}
        </p>
      </div>
      <label className="switch">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox has the state
          role="switch"
          checked={isKeyHidden}
          onChange={(event) => onHide(event.currentTarget.checked)}
        />
        {words.hideKey}
      </label>
    </div>
  )
}
