// What a screen reader is told, as lines: from Chromium's accessibility tree, in the order in which one reads. A part
// is its role, its name, its states and its description.

import type { CDPSession, Page } from 'playwright'

interface AxNode {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  value?: { value: string | number }
  properties?: { name: string; value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] } }[]
  childIds?: string[]
  backendDOMNodeId?: number
}

/** Roles whose name is what is in them. */
const named = new Set(
  (
    'heading link button tab option DisclosureTriangle menuitem switch checkbox radio image img columnheader ' +
    'rowheader textbox searchbox combobox spinbutton slider progressbar meter Summary LabelText'
  ).split(' '),
)
/** Roles that nobody hears. */
const silent = new Set(
  'none generic InlineTextBox Section Pre strong emphasis superscript LineBreak ListMarker'.split(' '),
)
const states = ['expanded', 'checked', 'pressed', 'selected', 'disabled', 'required', 'invalid', 'level', 'busy']

/** A page that tells what is said. */
export interface Spoken {
  /** The part that has the focus, and the option that is chosen in it. */
  focus: () => Promise<string[]>
  /** Everything in an element. */
  read: (selector: string) => Promise<string[]>
  /** What live regions have said since the last call. */
  heard: () => Promise<string[]>
}

/** Begins to listen to a page. Regions that are there already say nothing. */
export async function listen(page: Page): Promise<Spoken> {
  const session = await page.context().newCDPSession(page)
  let last = new Set(await regions(page))
  return {
    focus: async () => sayFocus(await treeOf(session)),
    read: async (selector) => {
      const { result } = await session.send('Runtime.evaluate', {
        expression: `document.querySelector(${JSON.stringify(selector)})`,
      })
      const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' })
      const nodes = await treeOf(session)
      const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId)
      return root ? sayTree(root, new Map(nodes.map((one) => [one.nodeId, one])), '') : []
    },
    heard: async () => {
      const now = await regions(page)
      const fresh = now.filter((text) => !last.has(text))
      last = new Set(now)
      return fresh
    },
  }
}

async function treeOf(session: CDPSession): Promise<AxNode[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes as AxNode[]
}

/** What live regions say, names of their buttons included. */
function regions(page: Page): Promise<string[]> {
  return page.locator('[role=status], [role=alert], [aria-live]:not([aria-live=off])').evaluateAll((found) => {
    const told = (node: Node): string => {
      if (node instanceof Element && node.ariaLabel) return node.ariaLabel
      return node instanceof Text ? node.data.trim() : [...node.childNodes].map(told).join(' ')
    }
    return found.flatMap((region) => {
      const text = [...region.childNodes].map(told).join(' ').replace(/\s+/g, ' ').trim()
      if (text === '' || region.closest('[aria-live=off]')) return []
      const isUrgent = region.role === 'alert' || region.ariaLive === 'assertive'
      return [`${isUrgent ? 'alert' : 'status'}: ${text}`]
    })
  })
}

function sayFocus(nodes: readonly AxNode[]): string[] {
  const focused = nodes.findLast((node) => propertyOf(node, 'focused') === true && node.role?.value !== 'RootWebArea')
  if (!focused) return ['nothing has the focus']
  const related = focused.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0]
  const active = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === related?.backendDOMNodeId)
  return [say(focused), ...(related && active ? [`  ${say(active)}`] : [])]
}

function sayTree(node: AxNode, nodes: ReadonlyMap<string, AxNode>, indent: string): string[] {
  const role = node.role?.value ?? ''
  const inside = (deeper: string) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = nodes.get(id)
      return child ? sayTree(child, nodes, deeper) : []
    })
  // Their words are the names of what they belong to.
  if (role === 'LabelText' || role === 'Legend') return []
  if (node.ignored || silent.has(role)) return inside(indent)
  if (role === 'code') return [`${indent}code "${tidy(textsIn(node, nodes).join('')).slice(0, 60)}"`]
  if (role === 'StaticText') return [indent + (node.name?.value ?? '').trim()].filter((line) => line.trim() !== '')
  const controls =
    role === 'heading' ? inside(`${indent}  `).filter((line) => !line.trim().startsWith(node.name?.value ?? '')) : []
  return [indent + say(node), ...(named.has(role) ? controls : inside(`${indent}  `))]
}

function textsIn(node: AxNode, nodes: ReadonlyMap<string, AxNode>): string[] {
  if (node.role?.value === 'StaticText') return [node.name?.value ?? '']
  return (node.childIds ?? []).flatMap((id) => {
    const child = nodes.get(id)
    return child ? textsIn(child, nodes) : []
  })
}

function say(node: AxNode): string {
  const { role, name, value, description } = node
  const told = states.flatMap((state) => {
    const is = propertyOf(node, state)
    if (is === undefined || (is === false && !['expanded', 'selected', 'pressed'].includes(state))) return []
    if (state === 'invalid' && is === 'false') return []
    if (state === 'level' && role?.value !== 'heading') return []
    return state === 'level'
      ? [`level ${String(is)}`]
      : [is === true || is === 'true' ? state : `${state}: ${String(is)}`]
  })
  const spokenValue = propertyOf(node, 'valuetext') ?? value?.value ?? ''
  const parts = [
    `${role?.value ?? ''}${name?.value ? ` "${tidy(name.value)}"` : ''}`,
    ...told,
    ...(spokenValue === '' ? [] : [`value "${tidy(String(spokenValue))}"`]),
    ...(description?.value ? [`described "${tidy(description.value)}"`] : []),
  ]
  return parts.join(', ')
}

function propertyOf(node: AxNode, wanted: string): unknown {
  return node.properties?.find(({ name }) => name === wanted)?.value.value
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
