// Dialogs about one asset. They are loaded when a button asks for one.

import { formatBytes } from '../../format-bytes.ts'
import type { AssetRow } from '../wire-rows.ts'
import { AlternativeText } from './alternative-text.tsx'
import { Uses, usesOf } from './asset-uses.tsx'
import { copyText } from './copy-button.tsx'
import { removeFile, restoreFile } from './file-calls.ts'
import { doNoticed } from './file-notice.ts'
import { openDialog } from './open-dialog.tsx'
import { basePathOfPage } from './page-place.ts'
import { markdownFor, pathFrom } from './picture-place.ts'

/** Asks for the alternative text, and copies the Markdown that shows the picture. */
export async function copyAsMarkdown(asset: AssetRow): Promise<void> {
  const { name, size, type, address } = asset
  const isPicture = type === 'image'
  await openDialog('Copy as Markdown', (close) => (
    <AlternativeText
      action="Copy"
      isPicture={isPicture}
      picture={isPicture ? basePathOfPage() + address : undefined}
      caption={`${name} · ${formatBytes(size)}`}
      onCancel={() => close()}
      onDone={async (text) => {
        const isCopied = await copyText(markdownFor(pathFrom('', asset), text, isPicture))
        if (isCopied) close()
      }}
    />
  ))
}

/** Shows where an asset is used. */
export async function showUses(asset: AssetRow): Promise<void> {
  const uses = await usesOf(asset)
  if (!uses) return
  await openDialog(`Where ${asset.name} is used`, (close) => (
    <>
      <Uses uses={uses} />
      <div className="form-end">
        <button type="button" className="small-button" data-first onClick={() => close()}>
          Close
        </button>
      </div>
    </>
  ))
}

/** Asks before an asset is removed, names its uses, and offers to bring it back. */
export async function askToRemove(asset: AssetRow): Promise<void> {
  const uses = await usesOf(asset)
  if (!uses) return
  const isUsed = uses.placeCount + uses.pageCount > 0
  const isSure = await openDialog<true>(`Delete ${asset.name}?`, (close) => (
    <>
      <Uses uses={uses} />
      <div className="form-end">
        <button type="button" className="button" onClick={() => close(true)}>
          {isUsed ? 'Delete nevertheless' : 'Delete'}
        </button>
        <button type="button" className="small-button" data-first onClick={() => close()}>
          Keep
        </button>
      </div>
    </>
  ))
  if (!isSure) return
  await doNoticed(`Deleting ${asset.name}…`, async () => {
    await removeFile(asset)
    const undo = async () => {
      await restoreFile(asset)
      return `${asset.name} is back.`
    }
    return { text: `${asset.name} is deleted.`, undo }
  })
}
