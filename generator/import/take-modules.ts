// Imports and exports of MDX. Components that are known need none; pictures get the path that they are imported from.

import type { Report, Row } from './model.ts'
import type { Part } from './split-code.ts'

/** Components that the import knows come from these modules. */
const knownModules =
  /^(?:@theme\/(?:Tabs|TabItem)|@docusaurus\/(?:useBaseUrl|Link)|@astrojs\/starlight\/components|astro:assets)$/
const picturePattern = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i
const importPattern = /^import\s+(?:([\w$]+)\s+from\s+|[^;"']+?from\s+)?["']([^"']+)["'];?\s*$/

/** Takes imports of known components and of pictures away. Others stay, and are reported. */
export function takeModules(parts: readonly Part[], report: Report): Part[] {
  const pictures = new Map<string, string>()
  const kept = parts.map(({ kind, rows }) => ({
    kind,
    rows: kind === 'text' ? rows.filter((row) => !isTaken(row, pictures, report)) : rows,
  }))
  if (pictures.size === 0) return kept
  return kept.map(({ kind, rows }) => ({
    kind,
    rows: kind === 'text' ? rows.map((row) => ({ ...row, text: namePictures(row.text, pictures) })) : rows,
  }))
}

function isTaken({ text, line }: Row, pictures: Map<string, string>, report: Report): boolean {
  const [whole, name, module = ''] = importPattern.exec(text) ?? []
  const isPicture = name !== undefined && picturePattern.test(module)
  if (isPicture) pictures.set(name, module)
  if (isPicture || knownModules.test(module)) {
    report.count('forms')
    return true
  }
  const word = whole === undefined ? /^export(?=\s+(?:const|let|function|default)\b)/.exec(text)?.[0] : 'import'
  if (word !== undefined)
    report.lose({
      code: 'import-left',
      message: `the ${word} of MDX is not run and stays in the text`,
      hint: 'remove it; code of the site is in site/',
      line,
    })
  return false
}

/** `src={picture}` and `src={picture.src}` with the path of the picture. */
function namePictures(text: string, pictures: ReadonlyMap<string, string>): string {
  return text.replace(/\bsrc=\{([\w$]+)(?:\.(?:src|default))?\}/g, (whole, name: string) => {
    const path = pictures.get(name)
    return path === undefined ? whole : `src="${path}"`
  })
}
