// Dialogs about one asset. They are loaded when a button asks for one.

import type { ReactNode } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import type { AssetRow, FileUses } from '../wire-rows.ts'
import { AlternativeText } from './alternative-text.tsx'
import { copyText } from './copy-button.tsx'
import { readUses, removeFile, restoreFile } from './file-calls.ts'
import { doNoticed, reasonOf, showNotice } from './file-notice.ts'
import { countOf } from './format.ts'
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

async function usesOf({ url }: AssetRow): Promise<FileUses | undefined> {
  try {
    return await readUses(url)
  } catch (error) {
    showNotice('', { failures: [reasonOf(error)] })
    return undefined
  }
}

function Uses({ uses: { places, placeCount, pages, pageCount } }: { uses: FileUses }): ReactNode {
  if (placeCount + pageCount === 0) return <p>Nothing on the site names it.</p>
  const base = basePathOfPage()
  return (
    <div className="uses">
      {placeCount === 0 ? null : <p>{countOf(placeCount, 'line names it', 'lines name it')}:</p>}
      <ul>
        {places.map(({ file, line }) => (
          <li key={`${file}:${line}`}>
            <code>
              {file}:{line}
            </code>
          </li>
        ))}
      </ul>
      {pageCount === 0 ? null : <p>{countOf(pageCount, 'page shows it', 'pages show it')}:</p>}
      <ul className="links">
        {pages.map((route) => (
          <li key={route}>
            <a href={base + route}>{route}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
