import { type ReactNode, useRef, useState } from 'react'
import { reasonOf, showNotice, useFileNotice } from './file-notice.ts'
import { Icon } from './icon.tsx'
import { uploadFiles } from './upload-files.ts'

/** The button that chooses files, and what became of the last ones. */
export function AssetUpload(): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className="upload">
        <button type="button" className="small-button" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          Upload…
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void uploadFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <span className="quiet">Or drop files here, or paste a picture.</span>
      </div>
      <Notice />
    </>
  )
}

function Notice(): ReactNode {
  const { text, failures, undo } = useFileNotice()
  const [isBusy, setBusy] = useState(false)
  const goBack = async () => {
    if (!undo || isBusy) return
    setBusy(true)
    try {
      showNotice(await undo())
    } catch (error) {
      showNotice('', { failures: [reasonOf(error)] })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="notice">
      <p role="status">{text}</p>
      {undo ? (
        <button type="button" className="small-button" aria-disabled={isBusy} onClick={() => void goBack()}>
          Undo
        </button>
      ) : null}
      {failures.map((failure) => (
        <p key={failure} className="failure" role="alert">
          {failure}
        </p>
      ))}
    </div>
  )
}
