import { useEffect, useRef, useState } from 'react'
import { copyText } from '#runtime/services/clipboard.ts'
import { showToast } from '#runtime/services/toast.ts'
import { copyWords } from '#words/copy.ts'

/** Milliseconds that the check icon stays. */
export const copiedMs = 2000

export interface CopyTexts {
  success: string
  /** Default: copyWords.failure. */
  failure?: string
}

export interface CopyState {
  copy: (text: string) => void
  isCopied: boolean
  /** Why the last copy failed, to show beside the button; empty otherwise. */
  problem: string
}

/**
 * Copies on request and reports the result with a toast; never throws. `isCopied` is true for copiedMs after a copy.
 * The timer stops with the component.
 */
export function useCopy({ success, failure = copyWords.failure }: CopyTexts): CopyState {
  const [isCopied, setIsCopied] = useState(false)
  const [problem, setProblem] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The clipboard may answer after the component has unmounted, and before its effects have begun.
  const isMounted = useRef(true)
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
