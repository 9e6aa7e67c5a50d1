// Cuts a part out of a picture that is stored already. The rest goes through the same door as a file that replaces it.

import { posix } from 'node:path'
import * as z from 'zod'
import type { StoredFile } from '#runtime/devtools/wire-rows.ts'
import { endingOf } from './file-kind.ts'
import { PanelError } from './json-answer.ts'
import { inTurn } from './panel-call.ts'
import type { PanelState } from './panel-state.ts'
import { doesKeepMetadata, findFormat, hasNotes, mostWidth, prepareUpload } from './prepare-upload.ts'
import { readSeen, replaceFile } from './store-file.ts'

/** What to crop, and the part that stays. */
export const cropSchema = z.strictObject({
  file: z.string().describe('Path below the content folder.'),
  hash: z.string().describe('Hash of the file that was seen.'),
  left: z.int().min(0).describe('Pixels from the left edge of the picture as it is shown.'),
  top: z.int().min(0).describe('Pixels from its upper edge.'),
  width: z.int().min(1).describe('Pixels that stay.'),
  height: z.int().min(1).describe('Pixels that stay.'),
})

type Crop = z.infer<typeof cropSchema>

/** Replaces a picture by a part of it. Throws a PanelError. */
export async function cropFile(state: PanelState, crop: Crop): Promise<StoredFile> {
  const { file, hash, ...part } = crop
  const { bytes } = readSeen(state, file, hash)
  const name = posix.basename(file)
  const ending = endingOf(name, bytes)
  const format = findFormat(ending)
  if (!format)
    throw new PanelError(
      422,
      'only JPEG, PNG, WebP and AVIF pictures can be cropped here',
      'crop it in a picture program, and replace the file',
    )
  const keepsMetadata = doesKeepMetadata(state)
  const made = await state.cropPicture({ bytes, format, width: mostWidth, keepsMetadata, part }).catch(() => {
    throw new PanelError(422, 'this picture cannot be decoded', 'export it again, and replace the file')
  })
  if (typeof made === 'string') throw new PanelError(422, ...refusals[made])
  const { changes, ...upload } = await prepareUpload(name, made, state)
  const notes = !keepsMetadata && hasNotes(ending, bytes) ? (['bare'] as const) : []
  const all = { ...upload, changes: ['cropped' as const, ...notes, ...changes] }
  return inTurn(state, () => replaceFile(state, file, { seen: hash, upload: all }))
}

const refusals: Readonly<
  Record<Exclude<Awaited<ReturnType<PanelState['cropPicture']>>, Uint8Array>, [string, string]>
> = {
  outside: ['the part to keep is not inside the picture', 'look at the picture again, then choose the part'],
  whole: ['this is the whole picture', 'choose another ratio, or a smaller part'],
  moves: [
    'this picture moves, and only its first frame would stay',
    'crop it in a program for animations, and replace the file',
  ],
  'no-encoder': [
    'pictures cannot be cropped here, because the package sharp is not installed or does not run on this system',
    'install it with "npm install sharp", or crop the picture in a picture program and replace the file',
  ],
}
