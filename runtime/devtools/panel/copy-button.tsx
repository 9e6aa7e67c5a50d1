import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { showFailure, showToast } from './toasts.tsx'

type Kind = 'component' | 'text'

const feedbackMs = 2000

interface Props {
  text: string
  /** Accessible name of the button. */
  label: string
  kind?: Kind
}

/** A button that copies a text, and shows a check mark for two seconds. */
export function CopyButton({ text, label, kind = 'text' }: Props): ReactNode {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), feedbackMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <IconButton
      icon={isCopied ? 'check' : 'copy'}
      label={label}
      onClick={() => void copyText(text, kind).then(setCopied)}
    />
  )
}

/** Copies and shows a message. Resolves with false if the browser refuses. */
export async function copyText(text: string, kind: Kind = 'text'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(kind === 'component' ? 'Component ID copied' : 'Copied to clipboard!')
    return true
  } catch {
    if (kind === 'component') showFailure('Copy failed', 'Could not copy component ID to clipboard')
    else showFailure('Failed to copy to clipboard')
    return false
  }
}
