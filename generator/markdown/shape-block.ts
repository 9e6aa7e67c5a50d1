// `:::block{type="faq"}` around a fence of YAML: the place of a block, written as in the list of a page. What is in the
// fence is read elsewhere: here it is only text.

import type { Code } from 'mdast'
import type { Fault } from '../problem.ts'
import type { ContainerDirective } from './forms.ts'
import { placeOf } from './markdown-problem.ts'
import type { MarkdownWidget } from './model.ts'

const form = { code: 'directive-form' } as const

/** How a block is written. */
export const blockHint =
  'write \':::block{type="TYPE"}\', its keys between "```yaml" and "```", and ":::", each in a line of its own'

/** Why a directive cannot be a block; undefined if it can. */
export function blockFault(node: ContainerDirective, isPlaceable: boolean): Fault | undefined {
  if (!isPlaceable)
    return {
      ...form,
      message: 'a block cannot stand here, so its lines are shown as text',
      hint: 'blocks stand in articles, outside of lists, quotes and directives; pages have them in their list',
    }
  if (!node.attributes?.type) return { ...form, message: 'the block has no type', hint: blockHint }
  const isData = node.children.every((child) => child.type === 'code' && /^ya?ml$/.test(child.lang ?? ''))
  if (isData && node.children.length <= 1) return undefined
  return { ...form, message: 'a block has only one fence of YAML in it', hint: blockHint }
}

/** What is said of attributes that are keys of the YAML. */
export function blockAttributeFaults(node: ContainerDirective): Fault[] {
  const names = Object.keys(node.attributes ?? {}).filter((name) => name !== 'type' && name !== 'id')
  return names.map((name) => ({
    code: 'directive-attribute',
    message: `"block" has no attribute "${name}"`,
    hint: 'it takes type and id; write everything else as keys of the YAML',
  }))
}

/** The block of a directive. The node becomes its element with the number of the widget. */
export function takeBlock(node: ContainerDirective, number: number): MarkdownWidget {
  const { type = '', id } = node.attributes ?? {}
  const [code] = node.children as Code[]
  const place = placeOf(node)
  node.data = { hName: 'div', hProperties: { dataWidget: number } }
  node.children = []
  return {
    name: 'block',
    attributes: {},
    ...place,
    source: {
      type: type ?? '',
      ...(id ? { id } : {}),
      yaml: code?.value ?? '',
      firstLine: code ? placeOf(code).line + 1 : place.line,
      endLine: node.position?.end.line ?? place.line,
    },
  }
}
