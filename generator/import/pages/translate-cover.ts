// The picture of a page under the names that other tools and their themes give it → `cover`. Its file becomes an asset
// like that of a picture in the text.

import { posix } from 'node:path'
import { coverSchema } from '#schemas/cover.ts'
import { isExternal } from '../../links/links.ts'
import { cutText } from '../../text.ts'
import { wordsOf } from '../source/head-values.ts'
import type { PlacedPage, Report } from '../source/model.ts'
import { findTarget, type LinkIndex } from './find-target.ts'
import type { Rewrite } from './rewrite.ts'

/** The cover of a page as the other tool has it. */
export interface OldCover {
  src: string
  alt?: string
}

/** Keys of front matter. The first that is written counts: those of the page come before those for previews. */
const keys = [
  'cover',
  'featured_image',
  'featuredImage',
  'feature_image',
  'featureimage',
  'heroImage',
  'image',
  'header',
  'images',
  'thumbnail',
]
const altKeys = ['image_alt', 'imageAlt', 'cover_alt', 'featured_image_alt', 'featuredImageAlt', 'heroImageAlt']

/** What is made of the front matter of a page. */
interface CoverWalk {
  page: Pick<PlacedPage, 'head'>
  known: ReadonlySet<string>
  extra: readonly string[]
  used: Set<string>
  head: Record<string, unknown>
}

/** Takes the cover. Its file is found once all pages are known. A key that site.yaml keeps stays as it is. */
export function takeCover({ page, known, extra, used, head }: CoverWalk): void {
  const found = known.has('cover') ? readCover(page) : undefined
  if (!found || found.used.some((key) => extra.includes(key))) return
  for (const key of found.used) used.add(key)
  head.cover = found.cover
}

/** The cover that front matter names, and the keys that it is made of. A key whose value names no file is none. */
function readCover({ head }: Pick<PlacedPage, 'head'>): { cover: OldCover; used: string[] } | undefined {
  for (const key of keys) {
    const found = pictureOf(head[key])
    if (!found) continue
    const altKey = altKeys.find((each) => wordsOf(head[each]) !== undefined)
    const alt = found.alt ?? (altKey === undefined ? undefined : wordsOf(head[altKey]))
    const used = altKey === undefined ? [key] : [key, altKey]
    return { cover: { src: found.src, ...(alt === undefined ? {} : { alt }) }, used }
  }
  return undefined
}

/** A path, a mapping with one, or the first of a list. */
function pictureOf(value: unknown): OldCover | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { src: value.trim() }
  if (Array.isArray(value)) return pictureOf(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const parts = new Map(Object.entries(value))
  const src = ['src', 'image', 'path', 'url', 'file', 'feature', 'teaser'].map((key) => parts.get(key)).find(isText)
  const alt = ['alt', 'image_alt', 'image_description', 'description'].map((key) => parts.get(key)).find(isText)
  return src === undefined ? undefined : { src: src.trim(), ...(alt === undefined ? {} : { alt: alt.trim() }) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Hugo shows a picture of the folder of a page by its name. */
const namedPicture = /^(?:\*?feature[^/]*|cover|thumbnail)\.(?:avif|gif|jpe?g|png|svg|webp)$/i

interface CoverPlace {
  page: PlacedPage
  index: LinkIndex
  rewrite: Rewrite
  /** Whether pages may have a picture that no key names. */
  isHugo: boolean
  hasCover: boolean
  report: Pick<Report, 'lose'>
}

/** The cover in the new site; undefined if there is none. What cannot come over is reported. */
export function placeCover(old: OldCover | undefined, place: CoverPlace): OldCover | undefined {
  const { page, index, rewrite, report } = place
  const wished = old ?? besideOf(place)
  if (!wished) return undefined
  const key = keys.find((each) => page.head[each] !== undefined) ?? 'title'
  const line = page.lineOf(key)
  const lose = (message: string, hint: string) => {
    report.lose({ code: 'import-lost', message: `the cover "${cutText(wished.src, 120)}": ${message}`, hint, line })
    return undefined
  }
  if (isExternal(wished.src) || wished.src.startsWith('//'))
    return lose('it is on another site', 'copy the file beside the article, and name it in cover')
  const path = [wished.src, `/${wished.src}`].find((each) => isFile(findTarget(each, page, index))) ?? wished.src
  const made = rewrite(path, 'image', line)
  if (made === undefined) return undefined
  const cover = { ...wished, src: made === 'same' ? path : made }
  if (coverSchema.safeParse(cover).success) return cover
  return lose('it is no picture that pages show', 'save it as PNG, JPEG, WebP, AVIF, GIF or SVG')
}

function isFile(target: ReturnType<typeof findTarget>): boolean {
  return target !== undefined && 'file' in target
}

function besideOf({ page, index, isHugo, hasCover }: CoverPlace): OldCover | undefined {
  if (!isHugo || !hasCover || !/^index\.\w+$/.test(posix.basename(page.file))) return undefined
  const folder = posix.dirname(page.file)
  const files = [...index.files].filter((file) => posix.dirname(file) === folder)
  const found = files.map((file) => posix.basename(file)).find((name) => namedPicture.test(name))
  return found === undefined ? undefined : { src: found }
}
