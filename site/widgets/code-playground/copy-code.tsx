// A refused copy is reported in the console with its reason (as for every code block of the site), in a toast, and
// beside the button.

import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '#runtime/services/clipboard.ts'
import { showToast } from '#runtime/services/toast.ts'
import { codePlayground as words } from '#words/code-playground.ts'
import { copyWords } from '#words/copy.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { copiedMs } from '../../parts/use-copy.ts'
import { Check } from '../../vendor/lucide/check.ts'
import { Copy } from '../../vendor/lucide/copy.ts'

export function CopyCode({ read }: { read: () => string }): ReactNode {
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none')
  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult('none'), copiedMs)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async () => {
    try {
      await copyText(read())
      setResult('copied')
      showToast('success', words.copied)
    } catch (error) {
      console.error('Failed to copy code:', error)
      setResult('refused')
      showToast('error', copyWords.failure)
    }
  }
  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => void copy()}>
        <Glyph svg={result === 'copied' ? Check : Copy} size={16} />
        {result === 'copied' ? copyWords.copied : copyWords.copy}
      </button>
      {result === 'refused' ? <p className="field-error">{copyWords.failure}</p> : null}
    </>
  )
}
