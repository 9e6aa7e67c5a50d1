// Mermaid → SVG, when a site is built. What is not known, or too large, is a problem; nothing is drawn in half, and
// nothing is thrown.

import type { Hole } from '#site/text-html.ts'
import { escapeHtml } from '../../text.ts'
import { UndrawnError } from './diagram-text.ts'
import { drawGantt } from './draw-gantt.ts'
import { drawGraph } from './draw-graph.ts'
import { drawPie } from './draw-pie.ts'
import { drawSequence } from './draw-sequence.ts'
import type { Graph } from './graph.ts'
import { type Effort, openEffort } from './lay-out.ts'
import { parseClasses } from './parse-classes.ts'
import { parseEntities } from './parse-entities.ts'
import { parseFlowchart } from './parse-flowchart.ts'
import { parseGantt } from './parse-gantt.ts'
import { parseSequence } from './parse-sequence.ts'
import { parseStates } from './parse-states.ts'
import { placeGraph } from './place-graph.ts'
import { readStatements, type Statement, splitSemicolons } from './statements.ts'
import { type Drawing, round } from './svg.ts'

/** A diagram as HTML with holes for words of the interface, or what is wrong with it. */
export type DrawnDiagram =
  | {
      pieces: (string | Hole)[]
      words: string
      /** The lines, from 1, of what a click on a part does: a drawing has no links. */
      clicks: number[]
    }
  | {
      /** What is wrong, as the end of a sentence. */
      problem: string
      /** Line of the diagram, from 1. */
      line: number
    }

/** Characters of a diagram. */
const maxLength = 20_000

type Draw = (statements: readonly Statement[], effort: Effort) => Drawing

const graphOf =
  (parse: (statements: readonly Statement[]) => Graph): Draw =>
  (statements, effort) =>
    drawGraph(placeGraph(parse(statements), effort))
const classes = graphOf(parseClasses)
const flowchart = graphOf((statements) => parseFlowchart(splitSemicolons(statements)))
const states = graphOf(parseStates)

/** What draws each kind of diagram, by its first word. */
const kinds: Readonly<Record<string, Draw>> = {
  classDiagram: classes,
  'classDiagram-v2': classes,
  erDiagram: graphOf(parseEntities),
  flowchart,
  'flowchart-elk': flowchart,
  gantt: (statements) => drawGantt(parseGantt(statements)),
  graph: flowchart,
  pie: drawPie,
  sequenceDiagram: (statements) => drawSequence(parseSequence(statements)),
  stateDiagram: states,
  'stateDiagram-v2': states,
}

/** Up to this width, in pixels, a drawing gets smaller with the page: its words stay readable on a phone. */
const widestNarrow = 440

/** Draws a diagram. `words` are those in it, for searches; `effort` is what its text may still take. */
export function diagramToHtml(source: string, effort = openEffort()): DrawnDiagram {
  if (source.length > maxLength) return { problem: `it is longer than ${maxLength} characters`, line: 1 }
  try {
    const { statements, title, label, description, clicks } = readStatements(source)
    const [first] = statements
    const [kind = ''] = /^[\w-]+/.exec(first?.text ?? '') ?? []
    const draw = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (kind === '') return { problem: 'its first line names no kind of diagram', line: first?.line ?? 1 }
    if (!draw) return { problem: `diagrams of the kind "${kind}" are not drawn`, line: first?.line ?? 1 }
    const drawing = { ...draw(statements, effort), ...(title === undefined ? {} : { title }) }
    return { ...print(drawing, { label, description, source }), clicks: clicks.map(({ line }) => line) }
  } catch (error) {
    if (error instanceof UndrawnError) return { problem: error.message, line: error.line }
    if (error instanceof RangeError) return { problem: 'it is nested too deeply', line: 1 }
    throw error
  }
}

function print(
  { width, height, content, words, title }: Drawing,
  { label, description, source }: { label: string | undefined; description: string; source: string },
): { pieces: (string | Hole)[]; words: string } {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`
  const narrow = width <= widestNarrow ? ' class="diagram-narrow"' : ''
  const shown = title === undefined ? '' : `<div class="diagram-name">${escapeHtml(title)}</div>`
  const named = label ?? title
  const desc = description === '' ? '' : `<desc>${escapeHtml(description)}</desc>`
  const name: (string | Hole)[] = named === undefined ? [{ word: 'diagram' }] : [escapeHtml(named)]
  return {
    pieces: [
      `<figure class="diagram">${shown}<div class="diagram-scroll" role="group" tabindex="0" aria-label="`,
      ...name,
      `"><svg${narrow} ${size} role="img" aria-label="`,
      ...name,
      `">${desc}${content}</svg></div><details><summary>`,
      { word: 'diagramSource' },
      `</summary><pre class="code" tabindex="0" translate="no"><code>${escapeHtml(source)}\n</code></pre>` +
        '</details></figure>',
    ],
    words: [title, label, description, ...words].filter((part) => part).join(' '),
  }
}
