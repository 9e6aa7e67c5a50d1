// Assets that would act in the site's name: a browser runs the scripts of a page or an SVG picture that somebody opens
// by its address, and any page of the site may load a script from there.

import { posix } from 'node:path'
import { mimes } from 'mrmime'
import { codeFrame, type Problem } from '../problem.ts'
import { codeOf, controlPattern } from '../yaml/yaml.ts'
import { isFont } from './is-font.ts'
import { isPicture, isSvg } from './is-picture.ts'
import { isCutOff } from './metadata/bare-picture.ts'
import { placeIn, textOfBytes } from './text-of-bytes.ts'

/** What is wrong with one asset, or with another file of a folder whose files are published as they are. */
export function findAssetFaults(file: string, bytes: Uint8Array, folder = 'assets/'): Problem[] {
  const extension = extensionOf(file)
  const kind = runningTypes.get(extension)
  if (kind !== undefined)
    return [
      {
        code: 'asset-type',
        severity: 'error',
        message: `${kind} in ${folder} would run in the name of the site`,
        hint: 'put it into a .zip to offer it for download, or publish it on another host',
        file,
      },
    ]
  if (isProgram(file) && !plainPath.test(file))
    return [
      {
        code: 'asset-type',
        severity: 'error',
        message: 'not every host can be told to offer a program of this name for download only',
        hint: 'use only letters from a to z, digits, "-", "_", "." and "~" in its path, or put it into a .zip',
        file,
      },
    ]
  if (extension === 'woff2') return findFontFaults(file, bytes)
  if (pictureTypes.has(extension)) return findPictureFaults(file, bytes)
  if (!checkedTypes.has(extension)) return []
  const faults = findSvgFaults(file, bytes)
  if (extension !== 'svg' || faults.length > 0 || isSvg(textOfBytes(bytes) ?? '')) return faults
  return [noPicture(file)]
}

/** Whether browsers may run a file with this name: it is published for download only. */
export function isProgram(file: string): boolean {
  const extension = extensionOf(file)
  return programTypes.has(extension) || (isXml(extension) && !checkedTypes.has(extension))
}

function extensionOf(file: string): string {
  return posix.extname(file).slice(1).toLowerCase()
}

// A browser shows every kind of XML as a document, with the scripts in it.
function isXml(extension: string): boolean {
  return Object.hasOwn(mimes, extension) && /[/+]xml$/.test(mimes[extension] ?? '')
}

// Every host reads these characters of an address as they are.
const plainPath = /^[\w./~-]+$/
const checkedTypes: ReadonlySet<string> = new Set(['svg', 'xml'])
const pictureTypes: ReadonlySet<string> = new Set('avif bmp cur gif heic ico jpeg jpg jxl png tif tiff webp'.split(' '))
// Hosts have their own tables of types, so this names more than ours would run.
const programTypes: ReadonlySet<string> = new Set('js mjs cjs jsm es es6 ecma wasm kml dae musicxml xul'.split(' '))

const runningTypes: ReadonlyMap<string, string> = new Map([
  ...['html', 'htm', 'xhtml', 'xht', 'shtml', 'mhtml', 'mht'].map((name) => [name, 'a page'] as const),
  ...['xsl', 'xslt', 'svgz', 'swf', 'htc'].map((name) => [name, `a .${name} file`] as const),
])

// A value that is neither an anchor of the same file nor an embedded picture that runs nothing.
const outside = String.raw`\s*(?:"\s*(?!#|data:image\/(?!svg))[^"\s]|'\s*(?!#|data:image\/(?!svg))[^'\s]|[^\s"'#])`
/**
 * What an SVG picture or another XML must not have, with what is said of it. Whoever opens its address runs and loads
 * all of it.
 */
const svgFaults: readonly [pattern: RegExp, message: string][] = [
  [/<\s*(?:[^\s<>/:]+:)?script\b|javascript:/i, 'has a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'has an event handler'],
  [/<\s*(?:[^\s<>/:]+:)?foreignObject\b/i, 'has a foreignObject, which may hold a page'],
  [/http:\/\/www\.w3\.org\/1999\/xhtml/, 'holds parts of a page'],
  [/<!(?:ENTITY|ATTLIST)\b|<\?xml-stylesheet\b/i, 'has a declaration that defines or loads something'],
  // Of a web page, browsers know every reference by name, and with it a second way to write any sign.
  [/&(?!(?:amp|apos|gt|lt|quot);)[a-z][a-z\d]*;/i, 'has a reference that only web pages know'],
  [/^<\?xml\b[^>]*?\bencoding\s*=\s*["'](?!utf-8["'])/i, 'says that it is not UTF-8'],
  [/attributeName\s*=\s*(?:["']\s*)?(?:[^\s"':=]+:)?href/i, 'has a link that changes'],
  [new RegExp(String.raw`\b(?:href|src)\s*=${outside}`, 'i'), 'links to something outside'],
  [
    /@import\b|url\(\s*(?:["']\s*)?(?!["'\s#]|data:)|\b(?:image(?:-set)?|src)\(\s*["']\s*(?!data:)/i,
    'has a style that loads something from outside',
  ],
]

function findFontFaults(file: string, bytes: Uint8Array): Problem[] {
  if (isFont(bytes)) return []
  return [
    {
      code: 'asset-font',
      severity: 'error',
      message: 'this file is not a WOFF2 font, whatever its name says',
      hint: 'convert the font to WOFF2, or fetch the whole file if this is a pointer of Git LFS',
      file,
    },
  ]
}

// Browsers go by the bytes, and take a JPEG with the name of a PNG.
function findPictureFaults(file: string, bytes: Uint8Array): Problem[] {
  if (!isPicture(bytes)) return [noPicture(file)]
  return isCutOff(bytes) ? [cutPicture(file)] : []
}

function cutPicture(file: string): Problem {
  return {
    code: 'broken-picture',
    severity: 'warning',
    message: 'the end of this picture is missing',
    hint: 'export it again, or copy the whole file',
    file,
  }
}

function noPicture(file: string): Problem {
  return {
    code: 'broken-picture',
    severity: 'warning',
    message: 'this file is not a picture, whatever its name says',
    hint: 'export it again, or fetch the whole file if this is a pointer of Git LFS',
    file,
  }
}

function findSvgFaults(file: string, bytes: Uint8Array): Problem[] {
  const text = textOfBytes(bytes)
  const problem = { code: 'asset-svg', severity: 'error', file } as const
  const isDrawing = extensionOf(file) === 'svg'
  const what = isDrawing ? 'this picture' : 'this file'
  if (text === undefined) return [{ ...problem, message: `${what} is not UTF-8`, hint: 'save it as UTF-8' }]
  // Two bytes per letter, or an encoding that ignores some, would hide every word from the patterns.
  const control = controlPattern.exec(text)
  if (control) {
    const message = `${what} holds a control character (${codeOf(control[0])})`
    return [{ ...problem, message, hint: 'save it as UTF-8', ...placeIn(text, control.index) }]
  }
  const plain = decodeReferences(text)
  const readings = [text, plain, decodeEscapes(plain)]
  return svgFaults.flatMap(([pattern, fault]): Problem[] => {
    const read = readings.find((each) => pattern.test(each))
    if (read === undefined) return []
    const place = placeIn(read, read.search(pattern))
    const message = `${what} ${fault}`
    const hint = isDrawing ? 'remove it, or save the picture as plain SVG' : 'remove it, or put the file into a .zip'
    return [{ ...problem, message, hint, ...place, frame: codeFrame(text, place) }]
  })
}

// A browser reads letters of attributes and styles that are written as numbers. Lines stay where they are, and so does
// what text of the picture must write so: signs of XML.
function decodeReferences(text: string): string {
  return text.replace(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const letter = letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
    return letter === undefined || /[<>&]/.test(letter) ? whole : letter
  })
}

function decodeEscapes(text: string): string {
  return text
    .replace(/\\0*([\da-f]{1,6})[ \t]?/gi, (whole, hex: string) => letterOf(Number.parseInt(hex, 16)) ?? whole)
    .replace(/\\(?=\S)/g, '')
}

/** The letter of a code point; undefined for a line break, and for what is none. */
function letterOf(code: number): string | undefined {
  return code === 10 || code === 13 || code > 0x10ffff ? undefined : String.fromCodePoint(code)
}
