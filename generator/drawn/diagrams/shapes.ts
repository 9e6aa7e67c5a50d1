// The outlines of boxes: the names that writers have for them, and how much room each takes.

import { lineHeight, sizeOf } from './diagram-text.ts'

/** Names of each outline after "shape:", the first is ours. Short and long names are those of Mermaid. */
const names = [
  'rect proc process rectangle squareRect',
  'round rounded event roundedRect',
  'stadium terminal pill',
  'subroutine fr-rect subprocess subproc framed-rectangle',
  'cylinder cyl db database',
  'circle circ',
  'ellipse',
  'double dbl-circ double-circle doublecircle',
  'diamond diam decision question',
  'hexagon hex prepare',
  'lean-right lean-r in-out lean_right',
  'lean-left lean-l out-in lean_left',
  'trapezoid trap-b priority trapezoid-bottom',
  'flat-trapezoid trap-t manual trapezoid-top inv-trapezoid inv_trapezoid',
  'flag odd rect_left_inv_arrow',
  'start sm-circ small-circle stateStart',
  'end fr-circ stop framed-circle stateEnd',
  'bar fork join forkJoin',
  'text',
  'notched notch-rect card notched-rectangle',
  'lined lin-rect lined-rectangle lined-process lin-proc shaded-process',
  'divided div-rect div-proc divided-rectangle divided-process',
  'pane win-pane internal-storage window-pane',
  'hourglass collate',
  'brace comment brace-l',
  'brace-right brace-r',
  'braces',
  'bolt com-link lightning-bolt',
  'document doc',
  'documents docs st-doc stacked-document',
  'lined-document lin-doc',
  'tagged-document tag-doc',
  'tagged tag-rect tagged-rectangle tag-proc tagged-process',
  'delay half-rounded-rectangle',
  'tube h-cyl das horizontal-cylinder',
  'disk lin-cyl lined-cylinder',
  'display curv-trap curved-trapezoid',
  'triangle tri extract',
  'flipped-triangle flip-tri manual-file',
  'junction f-circ filled-circle',
  'loop-limit notch-pent notched-pentagon',
  'sloped sl-rect manual-input sloped-rectangle',
  'stacked st-rect procs processes stacked-rectangle',
  'stored bow-rect stored-data bow-tie-rectangle',
  'crossed cross-circ summary crossed-circle',
  'datastore data-store',
  'tape paper-tape',
  'cloud',
  'bang',
  'table',
  'note',
] as const

type First<Names extends string> = Names extends `${infer Name} ${string}` ? Name : Names

/** The outline of a box. */
export type Shape = First<(typeof names)[number]>

/** Outlines that writers cannot name. */
const unnamed: ReadonlySet<string> = new Set(['table', 'note'])

/** The outline that a writer names; undefined for a name that is not known. */
export function shapeNamed(written: string): Shape | undefined {
  // In Mermaid a flag waves, and what we call so is odd.
  if (written === 'flag') return 'tape'
  const found = names.find((list) => list.split(' ').includes(written))?.split(' ')[0]
  return found === undefined || unnamed.has(found) ? undefined : (found as Shape)
}

/** Signs of one size: their words stand below. */
const signs: Partial<Readonly<Record<Shape, { width: number; height: number }>>> = {
  start: { width: 18, height: 18 },
  end: { width: 18, height: 18 },
  junction: { width: 18, height: 18 },
  bar: { width: 70, height: 6 },
  hourglass: { width: 32, height: 36 },
  bolt: { width: 30, height: 40 },
  crossed: { width: 34, height: 34 },
}

/** The size of an outline that is a sign. */
export function signSize(shape: Shape): { width: number; height: number } | undefined {
  return Object.hasOwn(signs, shape) ? signs[shape] : undefined
}

/** What an outline adds to the width and the height of its words. */
const rooms: Partial<Readonly<Record<Shape, readonly [width: number, height: number]>>> = {
  rect: [32, 20],
  round: [32, 20],
  text: [8, 4],
  note: [20, 12],
  divided: [32, 30],
  pane: [44, 30],
  sloped: [32, 32],
  cylinder: [32, 36],
  disk: [32, 44],
  document: [32, 36],
  'lined-document': [44, 36],
  'tagged-document': [44, 36],
  documents: [44, 46],
  stacked: [44, 30],
  tape: [32, 40],
  tube: [52, 24],
  datastore: [32, 20],
}

/** Room that words take with their outline. */
export function shapeSize(shape: Shape, lines: readonly string[]): { width: number; height: number } {
  const text = sizeOf(lines)
  const sign = signSize(shape)
  if (sign) {
    const height = sign.height + (lines.length > 0 ? text.height + 4 : 0)
    return { width: Math.max(sign.width, text.width), height }
  }
  const [width, height] = [text.width + 32, Math.max(text.height, lineHeight) + 20]
  if (shape === 'circle' || shape === 'double') {
    const across = Math.max(width - 12, height) + (shape === 'double' ? 10 : 0)
    return { width: across, height: across }
  }
  if (shape === 'diamond') return { width: width * 1.5, height: height * 1.5 }
  if (shape === 'ellipse' || shape === 'cloud' || shape === 'bang') return { width: width * 1.35, height: height * 1.5 }
  if (shape === 'triangle' || shape === 'flipped-triangle') return { width: width * 1.6, height: height * 2.2 }
  const [wider, higher] = (Object.hasOwn(rooms, shape) ? rooms[shape] : undefined) ?? [52, 20]
  return { width: text.width + wider, height: Math.max(text.height, lineHeight) + higher }
}
