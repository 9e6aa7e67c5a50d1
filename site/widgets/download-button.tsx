// The button of one download. In: the file. Out: a plain download link on the server; after hydration a button that fills in ten steps first.
// Never leaves a visitor without the file: the link is what the button clicks at the end. Toasts come with their service.

import Download from 'lucide-static/dist/esm/icons/download.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Glyph } from '../parts/glyph.tsx'
import type { DownloadView } from '../view-props.ts'
import { useSteps } from './use-steps.ts'

interface Props {
  id: string
  titleId: string
  download: Pick<DownloadView, 'name' | 'downloadUrl' | 'fileName'>
}

export function DownloadButton({ id, titleId, download }: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isLive, setIsLive] = useState(false)
  const hadFocus = useRef(false)
  const { step, start } = useSteps({ count: 10, stepMs: 100, lingerMs: 2000, onEnd: () => link.current?.click() })
  useEffect(() => {
    hadFocus.current = document.activeElement === link.current
    setIsLive(true)
  }, [])
  useEffect(() => {
    if (isLive && hadFocus.current) button.current?.focus()
  }, [isLive])
  const percent = step === null ? null : step * 10
  return (
    <div className="download-action">
      <a id={`${id}-file`} className="button button-primary" href={download.downloadUrl} download={download.fileName} aria-describedby={titleId} hidden={isLive} ref={link}>
        <Glyph svg={Download} size={16} />
        Download
      </a>
      {isLive ? (
        <>
          <button type="button" className="button button-primary" disabled={step !== null} aria-describedby={titleId} onClick={start} ref={button}>
            <Glyph svg={Download} size={16} />
            {percent === null ? 'Download' : `Downloading ${percent}%`}
          </button>
          {percent === null ? null : <progress className="download-progress" max={100} value={percent} aria-label={`Download of ${download.name}`} />}
          <span className="visually-hidden" role="status">
            {percent === null ? '' : announce(download.name, percent)}
          </span>
        </>
      ) : null}
    </div>
  )
}

/** Progress is spoken at its start, half-way and at its end only. */
function announce(name: string, percent: number): string {
  if (percent === 100) return `${name}: 100%`
  return percent < 50 ? `${name}: 0%` : `${name}: 50%`
}
