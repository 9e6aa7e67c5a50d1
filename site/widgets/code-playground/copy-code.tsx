// Copies the code of an example. In: how to read it. Out: a button, and beside it what went wrong.
// Never throws: a refusal goes to the console with its reason, as for every code block of the site, to a toast, and beside the button.

import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '#runtime/services/clipboard.ts'
import { showToast } from '#runtime/services/toast.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { copiedMs, copyFailedText } from '../../parts/use-copy.ts'
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
      showToast('success', 'Code copied to clipboard!')
    } catch (error) {
      console.error('Failed to copy code:', error)
      setResult('refused')
      showToast('error', copyFailedText)
    }
  }
  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => void copy()}>
        <Glyph svg={result === 'copied' ? Check : Copy} size={16} />
        {result === 'copied' ? 'Copied' : 'Copy'}
      </button>
      {result === 'refused' ? <p className="field-error">{copyFailedText}</p> : null}
    </>
  )
}
