// Somebody else changed the file first. In: both versions. Out: what differs, and the choice between them; nothing is written before it is made.

import { type ReactNode, useEffect, useRef } from 'react'
import { DiffView } from './diff-view.tsx'
import type { Conflict } from './panel-api.ts'

interface Props {
  conflict: Conflict
  /** Mine is a whole text and not the change of a value. */
  isWhole: boolean
  onTakeTheirs: () => Promise<void>
  onKeepMine: () => Promise<void>
}

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
          ? 'Keeping mine puts my whole version in place of theirs.'
          : 'Keeping mine makes my change on top of their version; everything else of theirs stays.'}
      </p>
      {seenText === null ? null : (
        <DiffView before={seenText} after={theirsText} label="Changed on the disk since you looked" />
      )}
      {mergedText === null ? null : (
        <DiffView before={theirsText} after={mergedText} label="Written when you keep yours" />
      )}
      <details>
        <summary>Both versions whole</summary>
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
