// A place in a file. In: path and line. Out: both as text that breaks at slashes, with a button that copies them.

import type { ReactNode } from 'react'
import { CopyButton } from './copy-text.tsx'

export function SourcePlace({ file, line }: { file: string; line?: number | undefined }): ReactNode {
  const place = line === undefined ? file : `${file}:${line}`
  return (
    <span className="place">
      <code>{place}</code>
      <CopyButton text={place} label={`Copy ${place}`} />
    </span>
  )
}
