// Words of an old site that an import lost without saying so: node tests/bench/import/compare-words.js OLD CONTENT JSON
// OLD is the folder of the old site, CONTENT the content folder, JSON what `libretto import --format json` printed in
// the working directory. Each page is compared with what it has become, by runs of three words. A line that the import
// has listed is subtracted, with the lines beside it.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Stands where a template has put other words. */
const unknownWord = 'templatevalue'

/** Words as readers see them: no signs of Markdown, tags, entities, addresses, or code of templates. */
function wordsOf(text) {
  const plain = text
    .replace(/<!--[^]*?-->/g, ' ')
    .replace(/\{\{[<%]?.*?[>%]?\}\}|\{%.*?%\}/g, unknownWord)
    .replace(/^[>\s]*\[!\w+\]|^\s*\/[\w/.#-]+$/gm, ' ')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, ' ')
    // The words of a link go on without a blank where a language has none.
    .replace(/\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+"[^"]*")?\)|\]\[[^\]\n]*\]/g, '')
    .replace(/^[>\s]*\[[^\]\n]+\]:.*$/gm, ' ')
    .replace(/&(?:\w+|#x?[\da-f]+);/gi, ' ')
    .replace(/\{\s*[#.:][^{}]*\}|\{\s*[\w-]+=[^{}]*\}|^\s*(?:!!!|\?\?\?)\+?\s+\w+/gm, ' ')
    .replace(/^\s*\[\[?toc\]\]?\s*$|(?<!\w):[a-z][a-z0-9_+-]*:/gim, ' ')
    .replace(/https?:\S+|\[!code[^\]]*\]/g, ' ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function runsOf(words) {
  const runs = words.slice(2).map((_, at) => words.slice(at, at + 3))
  return runs.flatMap((run) => (run.some((word) => word.includes(unknownWord)) ? [] : [run.join(' ')]))
}

// Tags, comments and code of templates may go over several lines.
const hidden = new RegExp(
  [
    /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/,
    /<\/?[a-zA-Z][^<>\n]*(?:\n[^<>\n]*){0,9}>/,
    /\{\{[^{}]*\}\}|\{%[^{}]*%\}/,
    /--8<--.*|^\s*\/\/ highlight-.*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** Whether each row belongs to a script or a style sheet of the page, which is listed where it begins. */
function codeOfPage(rows) {
  let fence
  let end
  return rows.map((row) => {
    const sign = /^\s*(```+|~~~+)/.exec(row)?.[1]
    const isEdge = end === undefined && sign !== undefined
    if (isEdge && fence === undefined) fence = sign
    else if (isEdge && row.trim() === fence) fence = undefined
    const begin = fence === undefined ? /^<(script|style)\b/.exec(row)?.[1] : undefined
    if (begin !== undefined) end ??= `</${begin}>`
    const isCode = end !== undefined
    if (end !== undefined && row.includes(end)) end = undefined
    return isCode
  })
}

/** The rows of a text without those that no reader sees: front matter, comments, imports and exports of code. */
function visibleRows(text, isNew = false) {
  const written = text.split(/\r?\n/)
  const isCode = isNew ? [] : codeOfPage(written)
  // A link has no blank beside it where a language has none.
  const spaceOf = (found) => {
    if (/^\{[{%]/.test(found)) return unknownWord
    return /^<\/?a\b/.test(found) ? '' : ' '
  }
  const blank = (found) => spaceOf(found) + found.replace(/[^\n]/g, '')
  // Code may be of tags.
  const inCode = (found) => found.replace(/[<>]/g, ' ')
  const rows = text
    .replace(/`[^`\n]+`/g, inCode)
    .replace(hidden, blank)
    .split(/\r?\n/)
  if (isNew) return rows
  const end = rows[0]?.trim() === '---' ? rows.findIndex((row, index) => index > 0 && row.trim() === '---') : -1
  const isHidden = (row, index) =>
    index <= end || isCode[index] || /^\s*(?:import\b|export\b|:::+|<<<|```|~~~)/.test(row)
  return rows.map((row, index) => (isHidden(row, index) ? '' : row))
}

/** Adds the further lines of a component that is listed where it begins. */
function withComponents(listed, rows) {
  const all = new Set(listed)
  for (const line of listed) {
    if (!/<[A-Z][\w.]*(?:\s[^<>]*)?$/.test(rows[line - 1] ?? '')) continue
    const length = rows.slice(line).findIndex((row) => /\/>\s*$|^\s*\/?>/.test(row))
    for (let at = 0; at <= length; at++) all.add(line + 1 + at)
  }
  return all
}

/** The lines of a page most of whose words the new page does not have. `listed` are lines that the import speaks of. */
function comparePage(old, now, listed) {
  // The new page has the title in its front matter.
  const words = visibleRows(now, true).flatMap(wordsOf)
  const known = new Set(runsOf(words))
  const single = new Set(words)
  return visibleRows(old).flatMap((row, index) => {
    const line = index + 1
    const own = wordsOf(row)
    const runs = own.length < 3 ? own.filter((word) => !word.includes(unknownWord)) : runsOf(own)
    const lost = runs.filter((run) => !(own.length < 3 ? single : known).has(run))
    if (
      runs.length === 0 ||
      lost.length * 2 <= runs.length ||
      [line - 1, line, line + 1].some((each) => listed.has(each))
    )
      return []
    return [{ line, text: row.trim().slice(0, 160) }]
  })
}

/** The folder that paths of the import are below: a configuration may lead out of the folder that was named. */
export function folderOf(named, pages) {
  let folder = resolve(named)
  const isBelow = ({ from }) => existsSync(join(folder, from))
  while (!pages.every(isBelow) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

/** Compares all pages of an import, of which `found` is the JSON. */
export function compareWords(named, content, { problems, summary }) {
  const oldFolder = folderOf(named, summary.pages)
  const lines = new Map()
  for (const { file = '', line = 1 } of problems) {
    const path = resolve(file)
    if (!lines.has(path)) lines.set(path, new Set())
    lines.get(path).add(line)
  }
  const report = { pages: 0, words: 0, lost: [] }
  for (const { from, to } of summary.pages) {
    const path = join(oldFolder, from)
    const old = readFileSync(path, 'utf8')
    report.pages++
    report.words += wordsOf(visibleRows(old).join('\n')).filter((word) => word !== unknownWord).length
    const listed = withComponents(lines.get(resolve(path)) ?? new Set(), old.split(/\r?\n/))
    for (const lost of comparePage(old, readFileSync(join(content, to), 'utf8'), listed))
      report.lost.push({ file: from, ...lost })
  }
  return report
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [old, content, json] = process.argv.slice(2)
  const { pages, words, lost } = compareWords(old, content, JSON.parse(readFileSync(json, 'utf8')))
  for (const { file, line, text } of lost) console.log(`${file}:${line}  ${text}`)
  console.log(`${pages} pages, ${words} words, ${lost.length} lines whose words are lost and not listed`)
}
