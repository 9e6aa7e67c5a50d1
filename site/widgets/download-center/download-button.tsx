// The button of one download. In: the file and how far its download is. Out: a plain download link on the server; after hydration a button
// that fills while it waits. Its label is the reason why it is disabled. Never starts or counts anything itself: its owner does.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { CircleCheck } from '../../vendor/lucide/circle-check.ts'
import { Download } from '../../vendor/lucide/download.ts'
import { type DownloadFile, type DownloadState, downloadFailedText } from './use-downloads.ts'

interface Props {
  id: string
  titleId: string
  download: DownloadFile
  state: DownloadState | undefined
  onStart: () => void
}

export function DownloadButton({ id, titleId, download, state, onStart }: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A card that comes back while its download runs, as after a change of tab, is a button at once.
  const [isLive, setIsLive] = useState(state !== undefined)
  const hadFocus = useRef(false)
  const isBusy = state !== undefined && state.kind !== 'failed'
  useFocusBack(button, isBusy)
  useEffect(() => {
    hadFocus.current = link.current !== null && document.activeElement === link.current
    setIsLive(true)
  }, [])
  useEffect(() => {
    if (isLive && hadFocus.current) button.current?.focus()
  }, [isLive])
  if (!isLive)
    return (
      <div className="download-action">
        <a
          id={`${id}-file`}
          className="button button-primary"
          href={download.downloadUrl}
          download={download.fileName}
          aria-describedby={titleId}
          ref={link}
        >
          <Glyph svg={Download} size={16} />
          Download
        </a>
      </div>
    )
  const hasFailed = state?.kind === 'failed'
  return (
    <div className="download-action">
      <button
        type="button"
        className="button button-primary"
        disabled={isBusy}
        aria-describedby={hasFailed ? `${titleId} ${id}-problem` : titleId}
        onClick={onStart}
        ref={button}
      >
        <Glyph svg={state?.kind === 'done' ? CircleCheck : Download} size={16} />
        {labelOf(state)}
      </button>
      {state && isBusy ? (
        <progress
          className="download-progress"
          max={100}
          value={percentOf(state)}
          aria-label={`Download of ${download.name}`}
        />
      ) : null}
      {hasFailed ? (
        <p className="field-error" id={`${id}-problem`}>
          {downloadFailedText}
        </p>
      ) : null}
      <span className="visually-hidden" role="status">
        {state && isBusy ? announce(download.name, percentOf(state)) : ''}
      </span>
    </div>
  )
}

function labelOf(state: DownloadState | undefined): string {
  if (state?.kind === 'running') return `Downloading ${state.percent}%`
  return state?.kind === 'done' ? 'Downloaded' : 'Download'
}

function percentOf(state: DownloadState): number {
  return state.kind === 'running' ? state.percent : 100
}

/** Progress is spoken at its start, half-way and at its end only. */
function announce(name: string, percent: number): string {
  if (percent === 100) return `${name}: 100%`
  return percent < 50 ? `${name}: 0%` : `${name}: 50%`
}
