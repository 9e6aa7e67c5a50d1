// What an uploaded file is, by its bytes. Its name only decides between kinds that begin alike.

import { posix } from 'node:path'
import { isBesideType, pictureKind, textOfBytes } from '../load/load.ts'
import { controlPattern } from '../yaml/yaml.ts'
import { PanelError } from './json-answer.ts'

/** Pictures that every browser shows, each with its ending. */
const shownKinds = ['avif', 'bmp', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'] as const
type PictureKind = (typeof shownKinds)[number]

const otherKinds: Readonly<Record<string, string>> = { heic: 'HEIC', jxl: 'JPEG XL', tif: 'TIFF' }

/** Beginnings of files that are no pictures, by their endings. */
const beginnings: readonly [endings: string, isKind: (file: Buffer) => boolean][] = [
  ['pdf', (file) => file.subarray(0, 1024).includes('%PDF-')],
  ['zip docx epub odp ods odt pptx xlsx', (file) => /^PK(?:\x03\x04|\x05\x06)/.test(startOf(file))],
  ['m4v mov mp4 m4a', (file) => /^[^]{4}(?:ftyp|moov|mdat|wide|free)/.test(startOf(file))],
  ['webm', (file) => startOf(file).startsWith('\x1aE\xdf\xa3')],
  ['ogv oga ogg opus', (file) => startOf(file).startsWith('OggS')],
  ['flac', (file) => startOf(file).startsWith('fLaC')],
  ['mp3', (file) => /^(?:ID3|\xff[\xe2-\xff])/.test(startOf(file))],
  ['wav', (file) => /^RIFF[^]{4}WAVE/.test(startOf(file))],
  ['vtt', (file) => isText(file, /^\ufeff?WEBVTT/)],
  ['ics', (file) => isText(file, /^\ufeff?BEGIN:VCALENDAR/i)],
  ['csv srt', (file) => isText(file, /^(?!\s*<)/)],
]

/**
 * The ending that a file gets: that of its kind. Throws a PanelError for a file that no site offers, that is not what
 * its name says, or that browsers do not show.
 */
export function endingOf(name: string, bytes: Uint8Array): string {
  const ending = writtenEnding(name)
  const kind = pictureKind(bytes)
  if (kind !== undefined && isShown(kind)) return kind
  if (kind !== undefined)
    throw new PanelError(
      422,
      `few browsers show ${otherKinds[kind] ?? kind} pictures`,
      'save the picture as JPEG, PNG or WebP, and upload that file',
    )
  if (isShown(ending) || Object.hasOwn(otherKinds, ending))
    throw new PanelError(
      422,
      'this file is not a picture, whatever its name says',
      'open it in a picture program, and export it again',
    )
  if (!isBesideType(`x.${ending}`))
    throw new PanelError(
      422,
      ending === '' ? 'the name of this file has no ending' : `files that end with .${ending} cannot be uploaded here`,
      'upload a picture, film, sound, PDF, office document, table or ZIP archive; put others into content/assets',
    )
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (beginnings.some(([endings, isKind]) => endings.split(' ').includes(ending) && isKind(file))) return ending
  throw new PanelError(
    422,
    `this file is not what its ending .${ending} says`,
    'save it again in that format, or give it the ending of its format',
  )
}

/** The ending of a name in lower case, in the form that we write. */
export function writtenEnding(name: string): string {
  const ending = posix.extname(name).slice(1).toLowerCase()
  return { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg', tiff: 'tif', heif: 'heic' }[ending] ?? ending
}

/** Whether a file with this ending is a picture of a kind that browsers show. */
export function isShown(ending: string): ending is PictureKind {
  return (shownKinds as readonly string[]).includes(ending)
}

function startOf(file: Buffer): string {
  return file.toString('latin1', 0, 32)
}

/** Whether the whole file is text that begins so. */
function isText(file: Buffer, start: RegExp): boolean {
  const text = textOfBytes(file)
  return text !== undefined && start.test(text) && !controlPattern.test(text)
}
