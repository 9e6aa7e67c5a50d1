import { type ReactNode, useEffect, useRef } from 'react'
import type { Conflict } from '../wire-types.ts'
import { DiffView } from './diff-view.tsx'

interface Props {
  conflict: Conflict
  /** My edit replaces the whole file (undo or redo), not a value. */
  isWhole: boolean
  onTakeTheirs: () => Promise<void>
  onKeepMine: () => Promise<void>
}

/** The file changed before an edit was written: shows what differs, and writes nothing before the user has chosen. */
export function ConflictView({ conflict, isWhole, onTakeTheirs, onKeepMine }: Props): ReactNode {
  const { file, yoursText, theirsText, seenText, mergedText } = conflict
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      className="conflict"
      role="alertdialog"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
      tabIndex={-1}
      ref={box}
    >
      <h3 id="conflict-title">{file} changed on the disk</h3>
      <p id="conflict-text">
        Nothing was written.{' '}
        {isWhole
          ? '“Keep mine” replaces the whole file with my version.'
          : '“Keep mine” applies my change to their version; the rest of it stays.'}
      </p>
      {seenText === null ? null : (
        <DiffView before={seenText} after={theirsText} label="Changed on the disk since you opened it" />
      )}
      {mergedText === null ? null : (
        <DiffView before={theirsText} after={mergedText} label="Written if you keep yours" />
      )}
      <details>
        <summary>Both versions in full</summary>
        <div className="versions">
          <Version title="Mine" text={yoursText ?? 'My change does not fit this version.'} />
          <Version title="Theirs, on the disk" text={theirsText} />
        </div>
      </details>
      <div className="form-end">
        <button type="button" className="button" onClick={() => void onKeepMine()}>
          Keep mine
        </button>
        <button type="button" className="small-button" onClick={() => void onTakeTheirs()}>
          Take theirs
        </button>
      </div>
    </div>
  )
}

function Version({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre tabIndex={0}>{text}</pre>
    </figure>
  )
}
