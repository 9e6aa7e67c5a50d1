// Boxes and the lines between them: what flowcharts, states, classes and entities have in common.

import type { Head } from './heads.ts'
import type { Shape } from './shapes.ts'
import type { Point } from './svg.ts'
import type { Part } from './table.ts'

export interface GraphNode {
  id: string
  /** Lines of text. */
  lines: readonly string[]
  shape: Shape
  /** The group in which it stands. */
  parent?: string
  /** Rows of a table below its name. */
  parts?: readonly Part[]
}

export interface GraphEdge {
  from: string
  to: string
  lines: readonly string[]
  stroke: 'solid' | 'dotted' | 'thick' | 'none'
  startHead: Head
  endHead: Head
  /** Ranks between its ends, at least 1. */
  length: number
  /** What stands at its ends, such as "0..1". */
  startWords?: string
  endWords?: string
}

export interface GraphGroup {
  id: string
  lines: readonly string[]
  parent?: string
}

export interface Graph {
  direction: 'TB' | 'BT' | 'LR' | 'RL'
  nodes: Map<string, GraphNode>
  edges: GraphEdge[]
  groups: Map<string, GraphGroup>
  title?: string
}

/** A rectangle by its middle. */
export interface Box extends Point {
  width: number
  height: number
}

/** Where everything of a graph stands. */
export interface PlacedGraph extends Graph {
  width: number
  height: number
  boxes: ReadonlyMap<string, Box>
  paths: readonly { points: Point[]; label?: Point }[]
}
