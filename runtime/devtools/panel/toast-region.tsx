// The place where the panel's messages appear: two live regions that are always there, one for news and one for failures.

import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { currentToasts, followToasts, type PanelToast, removeToast } from './toasts.ts'

export function ToastRegion(): ReactNode {
  const toasts = useSyncExternalStore(followToasts, currentToasts)
  return (
    <div className="toasts">
      <div role="status">{toasts.filter(({ isError }) => !isError).map(drawToast)}</div>
      <div role="alert">{toasts.filter(({ isError }) => isError).map(drawToast)}</div>
    </div>
  )
}

function drawToast({ id, isError, title, text }: PanelToast): ReactNode {
  return (
    <div key={id} className={isError ? 'toast is-error' : 'toast'}>
      <p>
        <strong>{title}</strong>
        {text === undefined ? null : <span>{text}</span>}
      </p>
      <button type="button" className="icon-button" aria-label="Close message" onClick={() => removeToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
