// The components of the open page with their sources. In: the page's blocks and entities, and the document. Out: blocks, widgets and islands in the
// order of the page, each with the element that shows it, its place in the content and its file in the site's code.

import { islandAttribute, propsAttribute } from '../../contract.ts'
import { sortBlocks, titleOf } from './block-list.ts'
import type { Entity, PageAnswer } from './panel-api.ts'

export interface PageComponent {
  kind: 'block' | 'widget' | 'island'
  /** What is copied: the block's id, or the island's own. */
  id: string
  /** Block type, or the name of the widget or island. */
  name: string
  title: string
  element: HTMLElement
  /** Where its content stands. */
  content?: { file: string; line?: number }
  /** Its component, from the project's folder. */
  component: string
}

/** All components of this page. Hidden blocks are not in it. */
export function findComponents(answer: PageAnswer | undefined, entities: readonly Entity[]): PageComponent[] {
  const found: PageComponent[] = []
  const taken = new Set<Element>()
  for (const block of answer ? sortBlocks(answer.page.blocks) : []) {
    const element = document.getElementById(block.id)
    if (!answer || !block.visible || !element) continue
    const line = entities.find(({ id }) => id === `${answer.page.id}#${block.id}`)?.line
    const content = { file: answer.file, ...(line === undefined ? {} : { line }) }
    const isUnknown = element.textContent?.includes(`Unknown block type: ${block.type}`) === true
    found.push({
      kind: 'block',
      id: block.id,
      name: block.type,
      title: titleOf(block),
      element,
      content,
      component: blockFile(isUnknown ? 'unknown' : block.type),
    })
    const widget = widgetOf(block.data)
    if (widget === undefined) continue
    const island = element.querySelector<HTMLElement>(`[${islandAttribute}="${CSS.escape(widget)}"]`)
    if (island) taken.add(island)
    // A list without script of its own is drawn by the text block.
    const component = island ? componentOf(widget) : blockFile('text')
    found.push({
      kind: 'widget',
      id: `${block.id}-widget`,
      name: widget,
      title: titleOf(block),
      element: island ?? element.querySelector<HTMLElement>('.block-body') ?? element,
      content,
      component,
    })
  }
  const blocks = [...found]
  for (const element of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) {
    if (taken.has(element)) continue
    const name = element.getAttribute(islandAttribute) ?? ''
    const block = blocks.find(({ kind, element: outer }) => kind === 'block' && outer.contains(element))
    const id = element.getAttribute('data-id') ?? name
    found.push({
      kind: 'island',
      id,
      name,
      title: name,
      element,
      component: componentOf(name),
      ...(block?.content ? { content: block.content } : {}),
    })
  }
  return found.sort((a, b) =>
    a.element === b.element
      ? 0
      : a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING
        ? -1
        : 1,
  )
}

/** Bytes of an island's props as they stand in the page. */
export function propsSize(island: Element): number {
  return new TextEncoder().encode(island.getAttribute(propsAttribute) ?? '').length
}

function blockFile(type: string): string {
  return `site/blocks/${type}/${type}.tsx`
}

/** File of a widget or island: SDKDownloadCenter → site/widgets/sdk-download-center/sdk-download-center.tsx. */
export function componentOf(name: string): string {
  const kebab = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
  return `site/widgets/${kebab}/${kebab}.tsx`
}

function widgetOf(data: unknown): string | undefined {
  const component = typeof data === 'object' && data !== null && 'component' in data ? data.component : undefined
  return typeof component === 'string' ? component : undefined
}
