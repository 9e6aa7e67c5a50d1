// Copying a text in a widget. In: what the toasts say. Out: `copy`, and `isCopied`, true for two seconds after a copy (the check icon).
// Never copies without being asked and never throws: where the browser refuses, a toast says so. Its timer stops with the component.

import { useEffect, useRef, useState } from 'react'
import { copyText } from '#runtime/services/clipboard.ts'
import { showToast } from '#runtime/services/toast.ts'

/** Milliseconds the check icon stays. */
export const copiedMs = 2000

export const copyFailedText = 'Failed to copy to clipboard'

export interface CopyTexts {
  success: string
  /** Default: 'Failed to copy to clipboard'. */
  failure?: string
}

export interface CopyState {
  copy: (text: string) => void
  isCopied: boolean
  /** What went wrong last, to be shown beside the button; empty when nothing did. */
  problem: string
}

export function useCopy({ success, failure = copyFailedText }: CopyTexts): CopyState {
  const [isCopied, setIsCopied] = useState(false)
  const [problem, setProblem] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The clipboard answers later than a component may live.
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      clearTimeout(timer.current)
    }
  }, [])

  const copy = async (text: string): Promise<void> => {
    try {
      await copyText(text)
    } catch {
      showToast('error', failure)
      if (!isMounted.current) return
      clearTimeout(timer.current)
      setIsCopied(false)
      setProblem(failure)
      return
    }
    showToast('success', success)
    if (!isMounted.current) return
    clearTimeout(timer.current)
    setProblem('')
    setIsCopied(true)
    timer.current = setTimeout(() => setIsCopied(false), copiedMs)
  }
  return { copy: (text) => void copy(text), isCopied, problem }
}
