// Nodes of the HTML tree of a text that hold no HTML: places that are filled when the text is shown.

import type { Node } from 'hast'
import type { Hole, TextSheet } from '#site/text-html.ts'

/** A hole between the nodes of a tree. */
export interface HoleNode extends Node {
  type: 'hole'
  hole: Hole
}

declare module 'hast' {
  interface ElementContentMap {
    hole: HoleNode
  }
  interface RootContentMap {
    hole: HoleNode
  }
  interface ElementData {
    /** The `aria-label` of the element, when words of the interface are in it. */
    label?: readonly (string | Hole)[]
    /** What is printed in place of the element and its children, and the style sheet of it. */
    drawn?: { pieces: readonly (string | Hole)[]; sheet: TextSheet }
    /** HTML that is printed in place of the children. */
    printed?: string
    /** Whether a picture is shown in the format of its file alone. */
    isPlain?: boolean
  }
}

/** A node for a hole. */
export function holeNode(hole: Hole): HoleNode {
  return { type: 'hole', hole }
}
