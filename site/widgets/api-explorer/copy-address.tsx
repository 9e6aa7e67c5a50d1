import type { ReactNode } from 'react'
import { endpointPanel as words } from '#words/api-explorer.ts'
import { copyWords } from '#words/copy.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { Tooltip } from '../../parts/tooltip.tsx'
import { useCopy } from '../../parts/use-copy.ts'
import { Check } from '../../vendor/lucide/check.ts'
import { Copy } from '../../vendor/lucide/copy.ts'

/** Copies the documented address of a call, which is the tooltip of the button; typed values are not part of it. */
export function CopyAddress({ id, address }: { id: string; address: string }): ReactNode {
  const { copy, isCopied, problem } = useCopy({ success: copyWords.success })
  return (
    <>
      <Tooltip id={`${id}-tip`} text={address}>
        <button
          type="button"
          className="icon-button"
          aria-label={words.copyAddress}
          aria-describedby={`${id}-tip`}
          onClick={() => copy(address)}
        >
          <Glyph svg={isCopied ? Check : Copy} size={16} />
        </button>
      </Tooltip>
      {problem ? <p className="field-error">{problem}</p> : null}
    </>
  )
}
