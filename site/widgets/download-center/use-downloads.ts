// Downloads under way. In: nothing. Out: the state of each file by its id, and `start`. Ten steps, then a look whether the file is there,
// then the download itself. Lives above the tabs, so that a change of tab ends no download. Everything stops with the component.
// Never runs twice for one file at once: `start` for a file under way does nothing.

import { useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import type { DownloadView } from '../../blocks/downloads/plan.ts'
import { saveFile } from '../../parts/save-file.ts'
import { pause } from './pause.ts'

export const downloadStepMs = 100
/** How long the end of a download stays on its button. */
export const downloadDoneMs = 2000
export const downloadFailedText = 'Download failed. Please try again.'

export type DownloadState = { kind: 'running'; percent: number } | { kind: 'done' } | { kind: 'failed' }
export type DownloadFile = Pick<DownloadView, 'id' | 'name' | 'downloadUrl' | 'fileName'>

export interface Downloads {
  stateOf: (id: string) => DownloadState | undefined
  start: (file: DownloadFile) => void
}

export function useDownloads(): Downloads {
  const [states, setStates] = useState<ReadonlyMap<string, DownloadState>>(new Map())
  const life = useRef<AbortController>(undefined)
  // Not state: a second click may come before the disabled button is drawn.
  const underWay = useRef(new Set<string>())
  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    underWay.current.clear()
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
      underWay.current.delete(file.id)
      show({ kind: 'failed' })
      showToast('error', downloadFailedText)
      return
    }
    saveFile(file.downloadUrl, file.fileName)
    show({ kind: 'done' })
    showToast('success', `${file.name} downloaded successfully!`)
    await pause(downloadDoneMs, signal)
    underWay.current.delete(file.id)
    show()
  }
  return {
    stateOf: (id) => states.get(id),
    start: (file) => {
      if (!life.current || underWay.current.has(file.id)) return
      underWay.current.add(file.id)
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

/** A link tells nothing of a file that is missing: the browser would save the host's error page. */
async function exists(href: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(href, { method: 'HEAD', signal })).ok
  } catch {
    return false
  }
}
