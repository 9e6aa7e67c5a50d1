// A typeface comes in several files, each with some of its letters. A line takes each letter from the first file that
// has it; a word may need two.

import { isJoined, orderRuns } from './order-runs.ts'
import type { OutlineLine, Typeface } from './outline-text.ts'

/** Outlines of a line with the letters of several files; undefined if none has one of them. */
export function joinTypefaces(faces: readonly Typeface[]): OutlineLine {
  return (text, { isRightToLeft, ...given }) => {
    const ordered = orderRuns(text, isRightToLeft)
    const style = isJoined(text) ? { ...given, tracking: 0 } : given
    const isPlain = ordered.length === 1 && ordered[0]?.isRightToLeft === false
    const runs = ordered.flatMap((part) => {
      const found = splitRuns(part.text, faces)
      if (!found) return [undefined]
      const directed = isPlain ? found : found.map((run) => ({ ...run, isRightToLeft: part.isRightToLeft }))
      return part.isRightToLeft ? directed.reverse() : directed
    })
    if (!runs.every((run) => run !== undefined)) return undefined
    const [first] = runs
    if (first && runs.length === 1) return outlineRun(first, style)
    const paths: string[] = []
    let x = 0
    for (const run of runs) {
      const drawn = outlineRun(run, style)
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
  /** Missing where the line has one direction, which its letters tell. */
  isRightToLeft?: boolean
}

function outlineRun({ face, text, isRightToLeft }: Run, style: Parameters<OutlineLine>[1]): ReturnType<OutlineLine> {
  return face.outline(text, isRightToLeft === undefined ? style : { ...style, isRightToLeft })
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
