// An uploaded file, checked by its bytes as the build would check it, and without what should not lie in a repository:
// more pixels than a page shows, and notes of a camera about place and people.

import * as z from 'zod'
import type { FileChange } from '#runtime/devtools/wire-rows.ts'
import { hashOf } from '../hash.ts'
import { findSite, parseFile } from '../load/load.ts'
import { measurePicture } from '../plan/plan.ts'
import { endingOf, isShown } from './file-kind.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'

export interface Upload {
  bytes: Uint8Array
  /** That of its kind. */
  ending: string
  changes: FileChange[]
}

/** The largest file that is taken. */
export const maxFileBytes = 25 * 1024 * 1024

/** As many as a decoder gets. */
const mostPixels = 100_000_000

/** Pixels. The widest screens show a picture of a text with fewer. */
export const mostWidth = 2560

type Format = 'avif' | 'jpeg' | 'png' | 'webp'
const formats: Readonly<Record<string, Format>> = {
  avif: 'avif',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
}

/** The file as it is to be stored. Throws a PanelError for a file that the site could not publish. */
export async function prepareUpload(name: string, given: Uint8Array, state: PanelState): Promise<Upload> {
  if (given.length === 0) throw new PanelError(422, 'this file is empty', 'choose another file')
  if (given.length > maxFileBytes) throw tooLarge()
  const ending = endingOf(name, given)
  const place = `assets/file.${ending}`
  checkBytes(place, ending, given)
  const changes: FileChange[] = []
  const keepsMetadata = doesKeepMetadata(state)
  const small = await shrink(given, ending, { state, keepsMetadata, changes })
  const bytes = keepsMetadata ? small : (parseFile(place, small).asset?.bare?.bytes ?? small)
  // Made smaller, it has lost its notes already.
  if (!keepsMetadata && hasNotes(ending, given)) changes.push('bare')
  return { bytes, ending, changes }
}

/** The refusal of a file that has too many bytes. */
export function tooLarge(): PanelError {
  return new PanelError(
    413,
    'the file is larger than 25 MiB',
    'make it smaller, or put it into the content folder yourself',
  )
}

/** The format of a picture that can be encoded again; undefined for every other file. */
export function findFormat(ending: string): Format | undefined {
  return Object.hasOwn(formats, ending) ? formats[ending] : undefined
}

/** Whether a picture has notes about place or people. */
export function hasNotes(ending: string, bytes: Uint8Array): boolean {
  return parseFile(`assets/file.${ending}`, bytes).asset?.bare !== undefined
}

function checkBytes(file: string, ending: string, bytes: Uint8Array): void {
  const [fault] = parseFile(file, bytes).problems
  if (fault) {
    const place = fault.line === undefined ? '' : ` (line ${fault.line})`
    throw new PanelError(422, `${fault.message}${place}`, fault.hint ?? 'choose another file')
  }
  const { width = 0, height = 0 } = sizeOf(file, bytes) ?? {}
  if (isShown(ending) && ending !== 'svg' && width * height > mostPixels)
    throw new PanelError(
      422,
      `this picture has ${width} × ${height} pixels, more than ${mostPixels / 1e6} million`,
      'save it in a smaller size',
    )
}

async function shrink(
  bytes: Uint8Array,
  ending: string,
  { state, keepsMetadata, changes }: { state: PanelState; keepsMetadata: boolean; changes: FileChange[] },
): Promise<Uint8Array> {
  const format = findFormat(ending)
  const { width = 0 } = sizeOf(`assets/file.${ending}`, bytes) ?? {}
  if (format === undefined || width <= mostWidth) return bytes
  const small = await state.shrinkPicture({ bytes, format, width: mostWidth, keepsMetadata }).catch(() => {
    throw new PanelError(422, 'this picture cannot be decoded', 'export it again, or save it in a smaller size')
  })
  changes.push(small ? 'smaller' : 'wide')
  return small ?? bytes
}

/** Pixels of a picture. */
export function sizeOf(file: string, bytes: Uint8Array): { width: number; height: number } | undefined {
  return measurePicture({ url: `/${file}`, file, bytes, hash: hashOf(bytes) })
}

const metadataSchema = z.object({ pictures: z.object({ metadata: z.literal('keep') }) })

/** Whether the site publishes what cameras note in pictures. */
export function doesKeepMetadata({ entries }: PanelState): boolean {
  return metadataSchema.safeParse(findSite(entries)?.data).success
}
