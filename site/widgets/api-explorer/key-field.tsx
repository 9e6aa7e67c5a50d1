import { type ReactNode, useEffect, useRef } from 'react'
import { apiExplorer as words } from '#words/api-explorer.ts'

interface Props {
  id: string
  onKey: (apiKey: string) => void
  onHide: (isHidden: boolean) => void
}

/**
 * The API key, and the switch that keeps it out of the snippets. Uncontrolled, so that what was typed and chosen before
 * hydration stays.
 */
export function KeyField({ id, onKey, onHide }: Props): ReactNode {
  const key = useRef<HTMLInputElement>(null)
  const hide = useRef<HTMLInputElement>(null)
  useEffect(() => {
    onKey(key.current?.value ?? '')
    onHide(hide.current?.checked ?? false)
    // Once, on mount: later the events tell.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
  return (
    <div className="explorer-key needs-script">
      <div className="field">
        <label htmlFor={`${id}-key`}>{words.key}</label>
        <input
          id={`${id}-key`}
          type="password"
          autoComplete="off"
          spellCheck="false"
          ref={key}
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
          ref={hide}
          onChange={(event) => onHide(event.currentTarget.checked)}
        />
        {words.hideKey}
      </label>
    </div>
  )
}
