import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'

/** A place in a file, with a button that copies it. */
export function SourcePlace({ file, line }: { file: string; line?: number | undefined }): ReactNode {
  const place = line === undefined ? file : `${file}:${line}`
  return (
    <span className="place">
      <code>{place}</code>
      <CopyButton text={place} label={`Copy ${place}`} />
    </span>
  )
}
