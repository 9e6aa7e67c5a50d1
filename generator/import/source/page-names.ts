// What the path of a page says in its tool: numbers for the order, dates, languages, index pages.

import { fileSlugPattern, versionPattern } from '#schemas/primitives.ts'
import { hashOf } from '../../hash.ts'
import type { Tool } from './tools.ts'

/** A path taken apart. */
export interface PageName {
  /** Folders below the tool's folder of pages, without numbers. */
  folders: string[]
  /** Last part of the path; empty for the page of its folder. */
  name: string
  /** Whether the page stands for a folder, with the pages below it. */
  isSection: boolean
  /** From the name: 2024-01-05-first.md. */
  date: string | undefined
  /** From the name: 02-install.md. */
  order: number | undefined
}

/** Docusaurus: a date may be spread over folders, as in 2024/01/05/first.md and 2024/01-05-first.md. */
const datedFolder = /(?<=^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](?!index\.)/

/** Takes the path of a page apart. */
export function readName(tool: Tool, place: string, isPost: boolean): PageName {
  const dated = tool === 'docusaurus' && isPost ? place.replace(datedFolder, '$1-$2-$3-') : place
  const parts = dated.replace(/\.\w+$/, '').split('/')
  const numbered = tool === 'docusaurus' && !isPost
  const last = parts.pop() ?? ''
  const folders = parts.map((part) => (numbered ? splitNumber(part).name : plainFolder(tool, part)))
  if (isIndex(tool, last, folders)) {
    const isLeaf = tool === 'hugo' && last === 'index'
    const isPostFolder = isPost && last === 'index' && folders.length > 0
    const folder = isLeaf || isPostFolder ? (folders.pop() ?? '') : ''
    return {
      folders,
      name: '',
      isSection: folder === '',
      date: undefined,
      order: undefined,
      ...(folder === '' ? {} : ofName(folder, isPost)),
    }
  }
  const { name, order } = numbered ? splitNumber(last) : { name: last, order: undefined }
  return { folders, isSection: false, ...ofName(name, isPost), order }
}

/** Jekyll's collections are folders with an underscore that addresses do not have. */
function plainFolder(tool: Tool, name: string): string {
  return tool === 'jekyll' ? name.replace(/^_/, '') : name
}

function ofName(text: string, isPost: boolean): Pick<PageName, 'name' | 'date'> {
  const [, day, name] = (isPost ? /^(\d{4}-\d{1,2}-\d{1,2})[-_](.+)$/.exec(text) : undefined) ?? []
  return { name: name ?? text, date: day?.replace(/-(\d)(?=-|$)/g, '-0$1') }
}

function isIndex(tool: Tool, name: string, folders: readonly string[]): boolean {
  if (name === 'index' || (tool === 'hugo' && name === '_index')) return true
  if (tool === 'markdown') return /^readme$/i.test(name)
  return tool === 'docusaurus' && (/^readme$/i.test(name) || name === folders.at(-1))
}

/** Docusaurus: "02-install" is "install", the second. A date or a version is no such number. */
export function splitNumber(text: string): { name: string; order: number | undefined } {
  const [, number, name] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(text) ?? []
  if (number === undefined || name === undefined || /^\d+[-_.]\d+/.test(text)) return { name: text, order: undefined }
  return { name, order: Number(number) }
}

/** A version as part of an address: its dots stay. */
export function versionSlug(name: string): string {
  const plain = name.toLowerCase()
  return versionPattern.test(plain) ? plain : slugOf(name)
}

/** A name as part of an address: lower-case words joined by hyphens. */
export function slugOf(name: string): string {
  if (fileSlugPattern.test(name)) return name
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug === '' ? `page-${hashOf(name).slice(0, 8)}` : slug
}
