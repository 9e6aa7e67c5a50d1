// The HTML of a text is final when it is compiled: what depends on the rest of the site is a hole. No later stage finds
// a tag in it by a regular expression. Folders that read markup of others, and files that read SVG or what React
// printed, may have one.

import { expect, it } from 'vitest'
import { listSources, type Sources } from './read-sources.ts'

/** A regular expression that names a tag, an end of a tag, or any tag. */
const pattern =
  /(?:^|[=(,:?!&|[]|return|=>)\s*\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])*?(?<!\(\?)<(?:\\\/|[a-z([\\]|\/)/i

/** Markup of writers and of other tools. */
const others = /^generator\/(?:markdown|import|drawn)\//

const reasons: Readonly<Record<string, string>> = {
  'generator/load/is-picture.ts': 'reads SVG files',
  'generator/load/asset-faults.ts': 'reads SVG files',
  'generator/plan/picture-sizes.ts': 'reads SVG files',
  'generator/check/check-pictures.ts': 'reads SVG files',
  'generator/outputs/markdown-versions.ts': 'reads Markdown as it was written',
  'site/layout/document.tsx': 'fills the places of the frame',
  'site/mark-foreign.ts': 'reads the links that React printed',
  'site/needed-letters.ts': 'counts the letters that React printed, without tags',
  'site/page-loads.ts': 'lists the pictures of a whole page',
  'site/parts/print-text.ts': 'writes Markdown',
  'site/render-frame.tsx': 'reads what React puts before its markup',
  'site/render-part.tsx': 'fills the places of islands',
  'runtime/devtools/panel/page-weight.ts': 'leaves out what only watch adds',
}

function findPatterns(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) => {
    if (others.test(path)) return []
    const lines = source.split('\n').filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    return lines.some((line) => pattern.test(line)) ? [path] : []
  })
}

it('only these files look for tags', () => {
  expect(findPatterns(listSources(['schemas', 'generator', 'site', 'runtime'])).sort()).toEqual(
    Object.keys(reasons).sort(),
  )
})

it.each([
  "html.replace(/<a\\b[^>]*>/g, '')",
  'const tag = /<\\/?p>/',
  'return /(<h[2-6]) id="/.exec(html)',
  'html.split(/(?=<h[2-6] id=")/)',
  "text.replace(/<[^>]*>/g, '')",
])('such an expression is found: %s', (line) => {
  expect(findPatterns(new Map([['generator/plan/a.ts', line]]))).toEqual(['generator/plan/a.ts'])
  expect(findPatterns(new Map([['generator/markdown/a.ts', line]]))).toEqual([])
})

it.each(['// /<a>/', 'a / 2 < b / c', "'<p>' + '</p>'", '<p>{a}</p>', '/(?<!a)b(?<name>c)(?<=d)/'])(
  'others are none: %s',
  (line) => {
    expect(findPatterns(new Map([['generator/plan/a.ts', line]]))).toEqual([])
  },
)
