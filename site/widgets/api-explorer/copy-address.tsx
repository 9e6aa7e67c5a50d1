// Copies the address of a call. In: the address. Out: a button that is a sign only, with the address as its tooltip.
// Never holds values a visitor has typed: it is the documented address. A refused copy is said by a toast and in place.

import type { ReactNode } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { Tooltip } from '../../parts/tooltip.tsx'
import { useCopy } from '../../parts/use-copy.ts'
import { Check } from '../../vendor/lucide/check.ts'
import { Copy } from '../../vendor/lucide/copy.ts'

export function CopyAddress({ id, address }: { id: string; address: string }): ReactNode {
  const { copy, isCopied, problem } = useCopy({ success: 'Copied to clipboard!' })
  return (
    <>
      <Tooltip id={`${id}-tip`} text={address}>
        <button
          type="button"
          className="icon-button"
          aria-label="Copy address"
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
