import { type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Shows a modal dialog of the panel. `render` gets a function that closes it with an answer; Escape closes it without
 * one. What has
 * `data-first` gets the focus, which returns to where it was.
 */
export function openDialog<Answer>(
  label: string,
  render: (close: (answer?: Answer) => void) => ReactNode,
): Promise<Answer | undefined> {
  const place = document.createElement('div')
  const panel = document.querySelector('libretto-panel')?.shadowRoot
  if (!panel) return Promise.resolve(undefined)
  panel.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (answer?: Answer) => {
      place.querySelector('dialog')?.close()
      resolve(answer)
      // Not while React is at work on it.
      setTimeout(() => {
        root.unmount()
        place.remove()
      })
    }
    root.render(
      <Modal label={label} onCancel={() => close()}>
        {render(close)}
      </Modal>,
    )
  })
}

function Modal({ label, onCancel, children }: { label: string; onCancel: () => void; children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open !== false) return
    dialog.current.showModal()
    dialog.current.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  return (
    <dialog
      className="dialog"
      aria-labelledby="dialog-title"
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h3 id="dialog-title">{label}</h3>
      {children}
    </dialog>
  )
}
