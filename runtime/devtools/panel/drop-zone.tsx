import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { uploadFiles } from './upload-files.ts'

/** Takes files that are dropped anywhere on it, and pictures that are pasted while it is shown. */
export function DropZone({ children }: { children: ReactNode }): ReactNode {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    document.addEventListener('paste', takePasted)
    return () => document.removeEventListener('paste', takePasted)
  }, [])
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <div
      className={isOver ? 'drop-zone is-over' : 'drop-zone'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
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

/** A field takes what is pasted into it. */
function takePasted(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])]
  const [target] = event.composedPath()
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea)$/.test(target.localName))
  if (files.length === 0 || (isField && event.clipboardData?.types.includes('text/plain'))) return
  event.preventDefault()
  void uploadFiles(files)
}
