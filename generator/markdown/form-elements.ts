// The element of each form: its name, classes and ids are put into the data of the node, for remark-rehype.

import type { Properties } from 'hast'
import type { BlockContent, DefinitionContent, Nodes, Paragraph, Parents } from 'mdast'
import { type ContainerDirective, callouts, forms } from './forms.ts'
import { placeOf, warnOf } from './markdown-problem.ts'
import type { Markdown } from './model.ts'

/** What the forms of one text share. */
export interface FormWalk {
  state: Markdown
  /** Begins every id that is made here. */
  prefix: string
  /** Number of groups of tabs so far. */
  tabGroups: number
}

/** The content of a known directive: what is inside it is shaped already. */
export function shapeContent(node: ContainerDirective, parent: Parents, walk: FormWalk): ContainerDirective {
  const kind = forms.get(node.name)?.kind
  if (kind === 'callout') shapeCallout(node)
  else if (kind === 'details') shapeDetails(node)
  else if (kind === 'figure') shapeFigure(node, walk)
  else if (kind === 'steps') shapeSteps(node, walk)
  else if (kind === 'tabs') shapeTabs(node, walk)
  else shapeTab(node, parent, walk)
  return node
}

function shapeCallout(node: ContainerDirective): void {
  const kind = callouts.get(node.name) ?? 'note'
  setTitle(node, 'p', { className: ['callout-title'] }, kind)
  setElement(node, 'div', { className: ['callout', `callout-${kind}`], role: 'note' })
}

function shapeDetails(node: ContainerDirective): void {
  setTitle(node, 'summary', {}, 'details')
  const isOpen = node.attributes?.open !== undefined
  setElement(node, 'details', { className: ['fold'], ...(isOpen ? { open: true } : {}) })
}

function shapeFigure(node: ContainerDirective, { state }: FormWalk): void {
  const caption = takeLabel(node)
  // An image alone in its paragraph needs no paragraph.
  node.children = node.children.flatMap((child) => {
    const isImage = child.type === 'paragraph' && child.children.every(({ type }) => type === 'image')
    return isImage ? (child.children as Nodes[] as BlockContent[]) : [child]
  })
  setElement(node, 'figure', { className: ['picture'] })
  if (!caption) {
    const hint = 'write it in brackets: ":::figure[Caption]"'
    state.problems.push(warnOf({ code: 'directive-form', message: 'the figure has no caption', hint }, placeOf(node)))
    return
  }
  // A caption is a sentence of the text; the titles of other forms are like headings.
  caption.data = { hName: 'figcaption' }
  node.children.push(caption)
}

function shapeSteps(node: ContainerDirective, { state }: FormWalk): void {
  setElement(node, 'div', { className: ['steps'] })
  if (node.children.some((child) => child.type === 'list' && child.ordered === true)) return
  const said = {
    code: 'directive-form',
    message: 'the steps have no numbered list',
    hint: 'begin each step with "1. "',
  } as const
  state.problems.push(warnOf(said, placeOf(node)))
}

// The mark-up of code samples in several languages: runtime/page/code-tabs.ts makes tabs of it.
function shapeTabs(node: ContainerDirective, walk: FormWalk): void {
  const name = takeLabel(node)
  const tabs = node.children.filter((child) => child.type === 'containerDirective' && child.name === 'tab')
  const id = `${walk.prefix}-tabs-${++walk.tabGroups}`
  for (const [index, tab] of tabs.entries())
    tab.data = { ...tab.data, hProperties: { ...tab.data?.hProperties, id: `${id}-panel-${index + 1}` } }
  const live = tabs.length > 1 ? { dataTabs: 'text', ...(name ? { dataTabsLabel: wordsOf(name) } : {}) } : {}
  setElement(node, 'div', { className: ['code-tabs'], ...live })
  if (tabs.length === node.children.length && tabs.length > 0) return
  const message = tabs.length === 0 ? 'there is no tab in these tabs' : 'not everything in these tabs is in a tab'
  const hint = 'write "::::tabs", then ":::tab[Title]" and ":::" around each, then "::::"'
  walk.state.problems.push(warnOf({ code: 'directive-form', message, hint }, placeOf(node)))
}

function shapeTab(node: ContainerDirective, parent: Parents, { state }: FormWalk): void {
  const label = takeLabel(node)
  const isInside = parent.type === 'containerDirective' && parent.name === 'tabs'
  if (!isInside || !label)
    state.problems.push(
      warnOf(
        {
          code: 'directive-form',
          message: isInside ? 'the tab has no title' : 'the tab is not in tabs',
          hint: isInside
            ? 'write it in brackets: ":::tab[Title]"'
            : 'write "::::tabs" before the first tab and "::::" after the last; it has more colons than a tab',
        },
        placeOf(node),
      ),
    )
  const title = label ?? emptyLabel(node)
  // A tab has only words on it.
  const words = title.children.every(isText) ? '' : wordsOf(title)
  setElement(title, 'p', { className: ['code-tab-label'], dataTabLabel: words })
  node.children.unshift(title)
  setElement(node, 'div', { className: ['code-tab'], dataTabPanel: label ? wordsOf(label) : '' })
}

/** Puts the label, or a word of the interface, in front. finish-tree.ts leaves a hole for the word. */
function setTitle(node: ContainerDirective, tag: string, properties: Properties, word: string): void {
  const label = takeLabel(node)
  const title = label ?? emptyLabel(node)
  setElement(title, tag, label ? properties : { ...properties, dataWord: word })
  node.children.unshift(title)
}

/** Removes and returns the label of a directive; undefined for one without words. */
function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const [first] = node.children
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined
  node.children.shift()
  return first.children.length === 0 ? undefined : first
}

function emptyLabel({ position }: ContainerDirective): Paragraph {
  return { type: 'paragraph', children: [], data: { directiveLabel: true }, ...(position ? { position } : {}) }
}

function setElement(node: BlockContent | DefinitionContent, hName: string, hProperties: Properties): void {
  node.data = { ...node.data, hName, hProperties }
}

function isText({ type }: Nodes): boolean {
  return type === 'text'
}

function wordsOf(node: Nodes): string {
  if (node.type === 'html') return ''
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
