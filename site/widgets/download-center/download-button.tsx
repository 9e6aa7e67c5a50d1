// On the server a plain download link; after hydration a button that fills while it waits, with the reason why it is
// disabled as its label.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { downloadButton as words } from '#words/download-center.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { CircleCheck } from '../../vendor/lucide/circle-check.ts'
import { Download } from '../../vendor/lucide/download.ts'
import type { DownloadFile, DownloadState } from './use-downloads.ts'

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
  // A card that is mounted while its download runs, as after a change of tab, is a button at once.
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
          aria-labelledby={`${id}-file ${titleId}`}
          ref={link}
        >
          <Glyph svg={Download} size={16} />
          {words.download}
        </a>
      </div>
    )
  const hasFailed = state?.kind === 'failed'
  return (
    <div className="download-action">
      <button
        id={`${id}-file`}
        type="button"
        className="button button-primary"
        disabled={isBusy}
        aria-labelledby={`${id}-file ${titleId}`}
        aria-describedby={hasFailed ? `${id}-problem` : undefined}
        onClick={onStart}
        ref={button}
      >
        <Glyph svg={state?.kind === 'done' ? CircleCheck : Download} size={16} />
        {labelOf(state)}
      </button>
      <Progress id={id} name={download.name} state={state} />
    </div>
  )
}

function Progress({ id, name, state }: { id: string; name: string; state: DownloadState | undefined }): ReactNode {
  const percent = state === undefined || state.kind === 'failed' ? null : percentOf(state)
  return (
    <>
      {percent === null ? null : (
        <progress className="download-progress" max={100} value={percent} aria-label={words.progressLabel(name)} />
      )}
      {state?.kind === 'failed' ? (
        <p className="field-error" id={`${id}-problem`}>
          {words.failed}
        </p>
      ) : null}
      <span className="visually-hidden" role="status">
        {percent === null ? '' : announce(name, percent)}
      </span>
    </>
  )
}

function labelOf(state: DownloadState | undefined): string {
  if (state?.kind === 'running') return words.downloading(state.percent)
  return state?.kind === 'done' ? words.downloaded : words.download
}

function percentOf(state: DownloadState): number {
  return state.kind === 'running' ? state.percent : 100
}

/** Progress is announced at its start, half-way and end only. */
function announce(name: string, percent: number): string {
  const percentSoFar = percent < 50 ? 0 : 50
  return words.progress(name, percent === 100 ? 100 : percentSoFar)
}
