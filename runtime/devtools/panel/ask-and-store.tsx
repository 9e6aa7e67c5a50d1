import { formatBytes } from '../../format-bytes.ts'
import { AlternativeText } from './alternative-text.tsx'
import { uploadFile } from './file-calls.ts'
import { openDialog } from './open-dialog.tsx'
import { folderFor, type InsertedPicture, pathFrom } from './picture-place.ts'
import { showChanges } from './show-changes.ts'

/** The dialog of `insertPicture`. */
export async function askAndStore(file: File, beside: string): Promise<InsertedPicture | undefined> {
  const isPicture = file.type.startsWith('image/')
  // The policy of the site allows no addresses of blobs.
  const picture = isPicture ? await readAddress(file) : undefined
  return openDialog<InsertedPicture>(isPicture ? 'Insert a picture' : 'Insert a file', (close) => (
    <AlternativeText
      action="Insert"
      isPicture={isPicture}
      picture={picture}
      caption={`${file.name} · ${formatBytes(file.size)}`}
      onCancel={() => close()}
      onDone={async (alt) => {
        const stored = await uploadFile(file, folderFor(beside))
        showChanges(stored)
        close({ path: pathFrom(beside, stored), alt })
      }}
    />
  ))
}

function readAddress(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(undefined))
    reader.readAsDataURL(file)
  })
}
