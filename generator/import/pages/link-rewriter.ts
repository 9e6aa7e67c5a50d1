// The new address of each link of a page, and what is lost on the way.

import { posix } from 'node:path'
import { isSafeHref } from '#schemas/primitives.ts'
import { decodePath, encodePath, isExternal, splitHref } from '../../links/links.ts'
import { cutText } from '../../text.ts'
import type { Loss, PlacedPage, Report } from '../source/model.ts'
import { pageFile } from '../source/tools.ts'
import { findReference, findTarget, type LinkIndex } from './find-target.ts'
import type { LinkKind, Rewrite } from './rewrite.ts'

/** What links to a page may name. */
export interface PageAnchors {
  title: string
  /** Id that the title was given as a heading. */
  titleId: string | undefined
  anchors: ReadonlySet<string>
}

/** What links of all pages share. */
export interface LinkFacts {
  index: LinkIndex
  anchorsOf: (page: PlacedPage) => PageAnchors
  /** The address of a file that a text names, from now on an asset; a text says why it cannot be one. */
  takeAsset: (file: string) => { path: string } | { reason: string }
  /** Addresses of the new site apart from imported pages. */
  otherRoutes: ReadonlySet<string>
  /** Whether a page will not be built. */
  isDraft: (page: PlacedPage) => boolean
  /** Address of the old site. */
  url: string | undefined
  /** What a template of the old site makes of a link that leads nowhere as it is written. */
  hooked?: (page: PlacedPage, href: string, words: string) => string | undefined
}

/** How the links of one page are rewritten. */
export function linkRewriter(page: PlacedPage, facts: LinkFacts, report: Report): Rewrite {
  const rewrite: Rewrite = (written, kind, line, words = '') => {
    const lost = (reason: string): undefined => {
      report.lose(lostLink(written, { kind, line, reason }))
    }
    const href = localHref(written, facts)
    if (href === undefined) {
      const whole = written.startsWith('//') ? `https:${written}` : written
      if (!isSafeHref(encodeURI(whole))) return lost('pages may not have such addresses')
      if (kind === 'image') report.lose(otherSite(whole, line))
      return whole === written ? 'same' : whole
    }
    const isReference = kind === 'reference' || kind === 'bare'
    const { path, rest, anchor } = splitHref(href)
    const target = path === '' ? { page } : (isReference ? findReference : findTarget)(path, page, facts.index)
    if (!target) {
      if (path.startsWith('/') && facts.otherRoutes.has(path.replace(/(.)\/$/, '$1')))
        return withWords(path.replace(/(.)\/$/, '$1') + rest, kind)
      // Something beside these pages may be there.
      if (isExternal(written)) return 'same'
      const hooked = kind === 'link' && words !== '' ? facts.hooked?.(page, written, words) : undefined
      if (hooked !== undefined) return rewrite(hooked, kind, line)
      return lost('there is no such page or file in the folder')
    }
    if ('route' in target) {
      if (target.route + rest === written) return 'same'
      report.count('links')
      return withWords(target.route + rest, kind)
    }
    if ('file' in target) {
      // A page that was left out may not be meant for visitors.
      if (isPageFile(target.file, facts.index)) return lost('the file has become no page')
      const asset = facts.takeAsset(target.file)
      if ('reason' in asset) return lost(asset.reason)
      report.count('links')
      return withWords(encodePath(`/${asset.path}`) + rest, kind)
    }
    if (facts.isDraft(target.page) && !facts.isDraft(page)) return lost('the page is a draft')
    const link = linkTo(page, target.page, facts.index)
    if (link === undefined) return lost('in this language, its address leads to the translation')
    const fragment = fragmentOf(target.page, anchor, facts)
    if (fragment === undefined) report.lose(lostAnchor(anchor ?? '', line))
    const address =
      target.page === page ? fragment || posix.basename(page.target) : link + queryOf(rest) + (fragment ?? '')
    const next = withWords(address, kind, facts.anchorsOf(target.page).title)
    if (next === written) return 'same'
    report.count('links')
    return next
  }
  return rewrite
}

/** A reference that is no part of a link gets the title of the page as its words: readers cannot follow a path. */
function withWords(address: string, kind: LinkKind, words = address): string {
  return kind === 'bare' ? `[${words.replace(/[[\]\\*_`<]/g, '\\$&')}](${address})` : address
}

/** Whether a file is one of the pages, of which some were left out. */
function isPageFile(file: string, { pageFolders, fileFolders }: LinkIndex): boolean {
  const isIn = (folder: string) => folder === '' || file.startsWith(`${folder}/`)
  return pageFile.test(file) && pageFolders.some(isIn) && !fileFolders.some(({ path }) => isIn(path))
}

/** A link within the old site; undefined for others. */
function localHref(href: string, { url }: LinkFacts): string | undefined {
  const plain = href.replace(/^pathname:\/\//, '')
  if (url !== undefined && (plain === url || plain.startsWith(`${url}/`))) return plain.slice(url.length) || '/'
  return isExternal(plain) || plain.startsWith('//') || plain === '' ? undefined : plain
}

/** A link to a page; undefined to an original whose translation has taken its address. */
function linkTo(from: PlacedPage, to: PlacedPage, { targets }: LinkIndex): string | undefined {
  if (to.language !== undefined && to.language !== from.language) return to.route
  const isTranslated = from.language !== to.language && targets.has(`${from.language}/${to.target}`)
  return isTranslated ? undefined : posix.relative(posix.dirname(from.target), to.target)
}

function queryOf(rest: string): string {
  const [query = ''] = rest.split('#')
  return query
}

/** The anchor as the new page has it, empty without one; undefined if it has none of the kind. */
function fragmentOf(page: PlacedPage, anchor: string | undefined, { anchorsOf }: LinkFacts): string | undefined {
  if (anchor === undefined || anchor === '') return ''
  const { title, titleId, anchors } = anchorsOf(page)
  if (anchors.has(anchor)) return `#${anchor}`
  const meant = bare(anchor)
  // The title was a heading.
  if (meant === bare(titleId ?? title)) return ''
  const near = [...anchors].find((each) => bare(each) === meant)
  return near === undefined ? undefined : `#${near}`
}

// Tools differ in what becomes of spaces and punctuation.
function bare(anchor: string): string {
  return decodePath(anchor)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function lostLink(href: string, { kind, line, reason }: { kind: LinkKind; line: number; reason: string }): Loss {
  const isImage = kind === 'image'
  return {
    code: 'import-lost',
    message: `the ${isImage ? 'picture' : 'link to'} "${cutText(href, 120)}": ${reason}`,
    hint: isImage ? 'its words stay; put the picture into content/assets' : 'its words stay; link to another page',
    line,
    ...(isImage && { kind: `picture: ${reason}` }),
  }
}

function otherSite(href: string, line: number): Loss {
  return {
    code: 'import-left',
    message: `the picture "${cutText(href, 120)}" comes from another site`,
    hint: 'browsers are told to block it: copy it into content/assets',
    line,
    kind: 'picture of another site',
  }
}

function lostAnchor(anchor: string, line: number): Loss {
  return {
    code: 'import-lost',
    message: `the anchor "#${cutText(anchor, 120)}" of a link: the page has no such heading`,
    hint: 'the link leads to the top of the page',
    line,
  }
}
