// Downloads in progress: ten steps, then a check that the file exists, then the download itself. The state is above the
// tabs, so that a change of tab ends no download; everything stops with the component.

import { useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import { downloadButton as words } from '#words/download-center.ts'
import { saveFile } from '../../parts/save-file.ts'
import type { DownloadView } from './download-view.ts'
import { pause } from './pause.ts'

/** Milliseconds of one of the ten steps. */
const downloadStepMs = 100
/** Milliseconds that the button shows the end of a download. */
const downloadDoneMs = 2000

export type DownloadState = { kind: 'running'; percent: number } | { kind: 'done' } | { kind: 'failed' }
export type DownloadFile = Pick<DownloadView, 'id' | 'name' | 'downloadUrl' | 'fileName'>

export interface Downloads {
  stateOf: (id: string) => DownloadState | undefined
  /** Does nothing for a file whose download is in progress. */
  start: (file: DownloadFile) => void
}

export function useDownloads(): Downloads {
  const [states, setStates] = useState<ReadonlyMap<string, DownloadState>>(new Map())
  const life = useRef<AbortController>(undefined)
  // Not state: a second click may come before the disabled button is rendered.
  const inProgress = useRef(new Set<string>())
  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    inProgress.current.clear()
    return () => controller.abort()
  }, [])

  const run = async (file: DownloadFile, signal: AbortSignal): Promise<void> => {
    const show = (state?: DownloadState) => setStates((current) => withState(current, file.id, state))
    for (let percent = 0; percent < 100; percent += 10) {
      show({ kind: 'running', percent })
      await pause(downloadStepMs, signal)
    }
    show({ kind: 'running', percent: 100 })
    const isThere = await exists(file.downloadUrl, signal)
    if (signal.aborted) return
    if (!isThere) {
      inProgress.current.delete(file.id)
      show({ kind: 'failed' })
      showToast('error', words.failed)
      return
    }
    saveFile(file.downloadUrl, file.fileName)
    show({ kind: 'done' })
    showToast('success', words.done(file.name), undefined, true)
    await pause(downloadDoneMs, signal)
    inProgress.current.delete(file.id)
    show()
  }
  return {
    stateOf: (id) => states.get(id),
    start: (file) => {
      if (!life.current || inProgress.current.has(file.id)) return
      inProgress.current.add(file.id)
      void run(file, life.current.signal)
    },
  }
}

function withState(
  states: ReadonlyMap<string, DownloadState>,
  id: string,
  state: DownloadState | undefined,
): ReadonlyMap<string, DownloadState> {
  const next = new Map(states)
  if (state) next.set(id, state)
  else next.delete(id)
  return next
}

/** A link does not notice a missing file: the browser would save the host's error page. */
async function exists(href: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(href, { method: 'HEAD', signal })).ok
  } catch {
    return false
  }
}
