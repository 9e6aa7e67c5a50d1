// Copying. In: a text and what to say about it. Out: a button; afterwards a message, and a check mark for two seconds.

import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { showToast } from './toasts.ts'

type Kind = 'component' | 'text'

const feedbackMs = 2000

interface Props {
  text: string
  /** What is copied, for those who do not see it. */
  label: string
  kind?: Kind
}

export function CopyButton({ text, label, kind = 'text' }: Props): ReactNode {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), feedbackMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => void copyText(text, kind).then(setCopied)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}

/** Copies and says so; false when the browser refused. */
export async function copyText(text: string, kind: Kind): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(kind === 'component' ? 'Component ID copied' : 'Copied to clipboard!')
    return true
  } catch {
    if (kind === 'component')
      showToast('Copy failed', { isError: true, text: 'Could not copy component ID to clipboard' })
    else showToast('Failed to copy to clipboard', { isError: true })
    return false
  }
}
