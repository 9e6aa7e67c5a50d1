// The blocks, widgets and islands of the open page, each with the element that shows it, its place in the content and
// its file in the site's code.

import { identifierAttribute, islandAttribute, propsAttribute } from '../../contract.ts'
import { kebabCase } from '../../kebab-case.ts'
import type { PageAnswer, PanelBlock } from '../wire-types.ts'
import { sortBlocks, titleOf } from './block-list.ts'

export interface PageComponent {
  kind: 'block' | 'widget' | 'island'
  /** What is copied: the block's id, or the island's own. */
  id: string
  /** Block type, or the name of the widget or island. */
  name: string
  title: string
  element: HTMLElement
  /** Place of its content. */
  content?: { file: string; line?: number }
  /** File of its component, from the folder of the project or of Libretto. */
  component: string
}

type OwnFiles = PageAnswer['ownFiles'] | undefined

/** All components of this page, in the order of the document. Hidden blocks have none. */
export function findComponents(answer: PageAnswer | undefined): PageComponent[] {
  const parts = answer ? sortBlocks(answer.page.blocks).flatMap((block) => partsOf(block, answer)) : []
  const widgets = new Set(parts.filter(({ kind }) => kind === 'widget').map(({ element }) => element))
  const islands = [...document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)].filter((one) => !widgets.has(one))
  return [...parts, ...islands.map((element) => islandComponent(element, parts, answer?.ownFiles))].sort(
    inDocumentOrder,
  )
}

/** A block and its widget, if the page shows them. */
function partsOf(block: PanelBlock, answer: PageAnswer): PageComponent[] {
  const element = document.getElementById(block.id)
  if (!block.visible || !element) return []
  const line = answer.lines[answer.page.blocks.indexOf(block)]
  const content = { file: answer.file, ...(line === undefined ? {} : { line }) }
  const title = titleOf(block)
  const component = blockFile(block.isUnknown ? 'unknown' : block.type, answer.ownFiles)
  const part: PageComponent = { kind: 'block', id: block.id, name: block.type, title, element, content, component }
  const widget = widgetOf(block.data)
  if (widget === undefined) return [part]
  const island = element.querySelector<HTMLElement>(`[${islandAttribute}="${CSS.escape(widget)}"]`)
  return [
    part,
    {
      kind: 'widget',
      id: `${block.id}-widget`,
      name: widget,
      title,
      element: island ?? element.querySelector<HTMLElement>('.block-body') ?? element,
      content,
      // A list without a script of its own is drawn by the text block.
      component: island ? widgetFile(widget, answer.ownFiles) : blockFile('text', answer.ownFiles),
    },
  ]
}

function islandComponent(element: HTMLElement, parts: readonly PageComponent[], ownFiles: OwnFiles): PageComponent {
  const name = element.getAttribute(islandAttribute) ?? ''
  const block = parts.find(({ kind, element: outer }) => kind === 'block' && outer.contains(element))
  return {
    kind: 'island',
    id: element.getAttribute(identifierAttribute) ?? name,
    name,
    title: name,
    element,
    component: widgetFile(name, ownFiles),
    ...(block?.content ? { content: block.content } : {}),
  }
}

function inDocumentOrder({ element: a }: PageComponent, { element: b }: PageComponent): number {
  if (a === b) return 0
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Bytes of an island's props in the page. */
export function propsSize(island: Element): number {
  return new TextEncoder().encode(island.getAttribute(propsAttribute) ?? '').length
}

/** File of a block: the site's own, or Libretto's. */
export function blockFile(type: string, ownFiles: OwnFiles): string {
  return ownFiles?.[`blocks/${type}`] ?? `site/blocks/${type}/${type}.tsx`
}

/** File of a widget or island: the site's own, or ContactForm → site/widgets/contact-form/contact-form.tsx. */
export function widgetFile(name: string, ownFiles: OwnFiles): string {
  const kebab = kebabCase(name)
  return ownFiles?.[`widgets/${name}`] ?? `site/widgets/${kebab}/${kebab}.tsx`
}

function widgetOf(data: unknown): string | undefined {
  const component = typeof data === 'object' && data !== null && 'component' in data ? data.component : undefined
  return typeof component === 'string' ? component : undefined
}
