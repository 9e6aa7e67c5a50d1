import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { uploadFiles } from './upload-files.ts'

/** Takes files that are dropped anywhere on it, and pictures that are pasted while it is shown. */
export function DropZone({ children }: { children: ReactNode }): ReactNode {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    document.addEventListener('paste', takePasted)
    document.addEventListener('dragover', refuseBeside, true)
    return () => {
      document.removeEventListener('paste', takePasted)
      document.removeEventListener('dragover', refuseBeside, true)
    }
  }, [])
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <div
      className={isOver ? 'drop-zone is-over' : 'drop-zone'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        void uploadFiles([...event.dataTransfer.files])
      }}
    >
      {isOver ? (
        <p className="drop-hint">
          <Icon name="upload" /> Drop to save in content/assets
        </p>
      ) : null}
      {children}
    </div>
  )
}

/** A file dropped on another part of the panel would open in place of the page. */
function refuseBeside(event: globalThis.DragEvent): void {
  const isPanel = event.composedPath().some((each) => each instanceof Element && each.localName === 'libretto-panel')
  if (!isPanel || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** A field and a dialog take what is pasted into them. */
function takePasted(event: ClipboardEvent): void {
  if (document.querySelector('libretto-panel')?.shadowRoot?.querySelector('dialog[open]')) return
  const files = [...(event.clipboardData?.files ?? [])]
  const [target] = event.composedPath()
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea)$/.test(target.localName))
  if (files.length === 0 || (isField && event.clipboardData?.types.includes('text/plain'))) return
  event.preventDefault()
  void uploadFiles(files)
}
