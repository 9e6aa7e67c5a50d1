// Titles of tabs that stand in the tag around them.

import type { Block } from './block.ts'

/** Titles that stand in the tag around the tabs: `items="npm,pnpm"`, or "{{…}}" with texts in it. */
export function nameTabs(block: Block): Block {
  const written = block.title?.startsWith('items:') ? block.title.slice('items:'.length) : undefined
  const names =
    block.titles?.list ?? (written ?? '').split(',').map((name) => name.replace(/[[\]{}"'\s]+/g, ' ').trim())
  const known = (value: string | undefined) => (value === undefined ? undefined : block.titles?.byValue.get(value))
  let count = 0
  const children = block.children.map((node) =>
    node.kind === 'block' && node.name === 'tab'
      ? { ...node, title: known(node.value) ?? node.title ?? (names[count++] || `${count}`) }
      : node,
  )
  return { ...block, title: written === undefined ? block.title : undefined, children }
}
