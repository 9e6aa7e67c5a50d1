import { type ReactNode, useRef } from 'react'
import type { AssetRow } from '../wire-rows.ts'
import { CopyButton } from './copy-button.tsx'
import { replaceFile, restoreFile } from './file-calls.ts'
import { doNoticed } from './file-notice.ts'
import { IconButton } from './icon-button.tsx'
import { changesOf } from './show-changes.ts'

const canCrop = /\.(?:avif|jpe?g|jfif|jpe|png|webp)$/i

/** The buttons of an asset. Files of content/root are no assets of pages: the owner of the site changes them. */
export function AssetActions({ asset }: { asset: AssetRow }): ReactNode {
  const { url, file, name } = asset
  const isRoot = file.startsWith('root/')
  const dialogs = () => import('./asset-dialogs.tsx')
  return (
    <div className="asset-actions">
      <CopyButton text={url} label={`Copy ${url}`} />
      {isRoot ? null : (
        <IconButton
          icon="markdown"
          label={`Copy ${name} as Markdown`}
          title="Copy as Markdown"
          onClick={() => void dialogs().then(({ copyAsMarkdown }) => copyAsMarkdown(asset))}
        />
      )}
      <IconButton
        icon="uses"
        label={`Where ${name} is used`}
        title="Where it is used"
        onClick={() => void dialogs().then(({ showUses }) => showUses(asset))}
      />
      {isRoot ? null : (
        <>
          <ReplaceButton asset={asset} />
          {canCrop.test(name) ? (
            <IconButton
              icon="crop"
              label={`Crop ${name}`}
              title="Crop"
              onClick={() => void import('./crop-dialog.tsx').then(({ askToCrop }) => askToCrop(asset))}
            />
          ) : null}
          <IconButton
            icon="remove"
            label={`Delete ${name}`}
            title="Delete"
            onClick={() => void dialogs().then(({ askToRemove }) => askToRemove(asset))}
          />
        </>
      )}
    </div>
  )
}

function ReplaceButton({ asset }: { asset: AssetRow }): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const { name } = asset
  return (
    <>
      <IconButton icon="replace" label={`Replace ${name}`} title="Replace" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`New file for ${name}`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) void replaceBy(asset, chosen)
          currentTarget.value = ''
        }}
      />
    </>
  )
}

async function replaceBy(asset: AssetRow, chosen: File): Promise<void> {
  const { name } = asset
  await doNoticed(`Replacing ${name}…`, async () => {
    const stored = await replaceFile(asset, chosen)
    const undo = async () => {
      await restoreFile(asset, stored.hash)
      return `${name} is as it was.`
    }
    return { text: changesOf(stored), undo }
  })
}
