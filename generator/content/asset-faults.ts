// Assets that would act in the site's name: a browser runs the scripts of a page or an SVG picture that somebody opens
// by its address, and any page of the site may load a script from there.

import { posix } from 'node:path'
import { mimes } from 'mrmime'
import { codeFrame, type Problem } from '../problem.ts'
import { placeIn, textOfBytes } from './text-of-bytes.ts'

/** What is wrong with one asset. */
export function findAssetFaults(file: string, bytes: Uint8Array): Problem[] {
  const extension = extensionOf(file)
  const kind = runningTypes.get(extension)
  if (kind !== undefined)
    return [
      {
        code: 'asset-type',
        severity: 'error',
        message: `${kind} in assets/ would run in the name of the site`,
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
  return checkedTypes.has(extension) ? findSvgFaults(file, bytes) : []
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
// Hosts have tables of types of their own, so this names more than ours would run.
const programTypes: ReadonlySet<string> = new Set([
  ...['js', 'mjs', 'cjs', 'jsm', 'es', 'es6', 'ecma', 'wasm'],
  ...['kml', 'dae', 'musicxml', 'xul'],
])

const runningTypes: ReadonlyMap<string, string> = new Map([
  ...['html', 'htm', 'xhtml', 'xht', 'shtml', 'mhtml', 'mht'].map((name) => [name, 'a page'] as const),
  ...['xsl', 'xslt', 'svgz', 'swf', 'htc'].map((name) => [name, `a .${name} file`] as const),
])

// A value that is neither an anchor of the same file nor an embedded picture that runs nothing.
const outside = String.raw`\s*(?:"\s*(?!#|data:image\/(?!svg))[^"\s]|'\s*(?!#|data:image\/(?!svg))[^'\s]|[^\s"'#])`
/** What an SVG picture must not have, with the message. Whoever opens its address runs and loads all of it. */
const svgFaults: readonly [pattern: RegExp, message: string][] = [
  [/<\s*(?:[\w-]+:)?script\b|javascript:/i, 'this picture has a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'this picture has an event handler'],
  [/<\s*(?:[\w-]+:)?foreignObject\b/i, 'this picture has a foreignObject, which may hold a page'],
  [/<!ENTITY\b|<\?xml-stylesheet\b/i, 'this picture has a declaration that defines or loads something'],
  [/<\?xml\b[^>]{0,99}\bencoding\s*=\s*["'](?!utf-8["'])/i, 'this picture says that it is not UTF-8'],
  [/attributeName\s*=\s*(?:["']\s*)?(?:xlink:)?href/i, 'this picture has a link that changes'],
  [new RegExp(String.raw`\b(?:href|src)\s*=${outside}`, 'i'), 'this picture links to something outside'],
  [/@import\b|url\(\s*(?:["']\s*)?(?!["'\s#]|data:)/i, 'this picture has a style that loads something from outside'],
]

function findSvgFaults(file: string, bytes: Uint8Array): Problem[] {
  const text = textOfBytes(bytes)
  const problem = { code: 'asset-svg', severity: 'error', file } as const
  if (text === undefined) return [{ ...problem, message: 'this picture is not UTF-8', hint: 'save it as UTF-8' }]
  return svgFaults.flatMap(([pattern, message]): Problem[] => {
    const found = pattern.exec(text)
    if (!found) return []
    const place = placeIn(text, found.index)
    const hint = 'remove it, or save the picture as plain SVG'
    return [{ ...problem, message, hint, ...place, frame: codeFrame(text, place) }]
  })
}
