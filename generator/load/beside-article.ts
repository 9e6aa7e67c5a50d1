// Pictures and other files that lie beside the Markdown of an article. Each is an asset: its name in content is /assets
// and its path, so blog/pier/photo.jpg is /assets/blog/pier/photo.jpg. Texts name it relative to their own file.

import { posix } from 'node:path'
import { folderOf, isRedirectTable } from '../addresses/addresses.ts'

const types = [
  'avif bmp gif ico jpeg jpg png svg webp',
  'm4v mov mp4 ogv webm vtt srt',
  'flac m4a mp3 oga ogg opus wav',
  'csv docx epub ics odp ods odt pdf pptx xlsx zip',
].join(' ')
const besideTypes: ReadonlySet<string> = new Set(types.split(' '))

/** Whether a link or a path ends like a file that may lie beside an article. */
export function isBesideType(path: string): boolean {
  return besideTypes.has(posix.extname(path).slice(1).toLowerCase())
}

/** Whether the file at a path below the content folder lies beside articles. */
export function isBesideArticle(path: string): boolean {
  if (!isBesideType(path) || isRedirectTable(path) || isOfPages(path)) return false
  return folderOf(posix.join(posix.dirname(path), 'x.md')) !== undefined
}

function isOfPages(path: string): boolean {
  return path.startsWith('pages/')
}
