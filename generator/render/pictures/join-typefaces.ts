// A typeface comes in several files, each with some of its letters. A line takes each letter from the first file that
// has it; a word may need two.

import type { OutlineLine, Typeface } from './outline-text.ts'

/** Outlines of a line with the letters of several files; undefined if none has one of them. */
export function joinTypefaces(faces: readonly Typeface[]): OutlineLine {
  return (text, style) => {
    const runs = splitRuns(text, faces)
    if (!runs) return undefined
    const [first] = runs
    if (first && runs.length === 1) return first.face.outline(first.text, style)
    const paths: string[] = []
    let x = 0
    for (const run of runs) {
      const drawn = run.face.outline(run.text, style)
      if (!drawn) return undefined
      const start = Math.round(x * 10_000) / 10_000
      if (drawn.paths !== '') paths.push(`<g transform="translate(${start} 0)">${drawn.paths}</g>`)
      x += drawn.width + style.tracking * style.size
    }
    return { paths: paths.join(''), width: Math.max(0, x - style.tracking * style.size) }
  }
}

interface Run {
  face: Typeface
  text: string
}

function splitRuns(text: string, faces: readonly Typeface[]): Run[] | undefined {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    if (last?.face.has(character)) last.text += character
    else {
      const face = faces.find(({ has }) => has(character))
      if (!face) return undefined
      runs.push({ face, text: character })
    }
  }
  return runs
}
