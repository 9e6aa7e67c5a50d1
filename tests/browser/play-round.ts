// One round of turns between an engine and other programs, as a function that runs in a page.

const words = ['', 'a', ' of ', '10', ' votes', ' by ', 'Ada, Grace', 'x', 'aa', 'a'] as const

/**
 * Others and the engine change a paragraph by turns, chosen by `seed`; then it is put back as the engine has it. What
 * was done, where the paragraph shows something else; else an empty text.
 */
export async function playRound(seed: number, restore: (parent: Node) => void): Promise<string> {
  const random = randomFrom(seed)
  const paragraph = own(document.createElement('p'))
  const makeNode = (): Node => {
    if (random(6) > 0) return own(document.createTextNode(words[random(words.length)] ?? ''))
    return own(Object.assign(document.createElement('b'), { textContent: 'E' }))
  }
  const nodes = Array.from({ length: 2 + random(6) }, makeNode)
  paragraph.append(...nodes)
  document.querySelector('main')?.replaceChildren(paragraph)
  await observed()
  const wanted = new Map(nodes.map((node) => [node, node.textContent]))
  const done = [nodes.map((node) => node.textContent).join('|')]
  const turns = [
    () => {
      const node = nodes[random(nodes.length)]
      if (!(node instanceof Text)) return
      node.data = words[random(words.length)] ?? ''
      wanted.set(node, node.data)
      done.push(`write ${nodes.indexOf(node)}: ${node.data}`)
    },
    () => {
      const [node, at] = [makeNode(), random(nodes.length + 1)]
      paragraph.insertBefore(node, nodes[at] ?? null)
      nodes.splice(at, 0, node)
      wanted.set(node, node.textContent)
      done.push(`insert at ${at}: ${node.textContent}`)
    },
    () => {
      const [node] = nodes.length > 1 ? nodes.splice(random(nodes.length), 1) : []
      if (node) paragraph.removeChild(node)
      done.push(`remove ${node?.textContent}`)
    },
  ]
  for (let turn = random(4); turn >= 0; turn -= 1) {
    done.push(touch(paragraph, random))
    await observed()
    if (random(3) === 0) continue
    restore(paragraph)
    turns[random(turns.length)]?.()
    await observed()
  }
  restore(paragraph)
  await observed()
  unmark(paragraph, random)
  const text = nodes.map((node) => wanted.get(node)).join('')
  return paragraph.textContent === text ? '' : `${done.join(' / ')}: "${paragraph.textContent}" and not "${text}"`
}

type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

/** Marks a node as both engines mark theirs. */
function own<Made extends Node>(node: Made): Made {
  return Object.assign(node, { __react: true })
}

/** Until observers were told. */
async function observed(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
}

/** What another program does; its name. */
function touch(parent: Element, random: Random): string {
  // A search takes its marks away before it sets others.
  const ways: Record<string, () => void> = {
    join: () => parent.normalize(),
    unmark: () => unmark(parent, random),
    'unmark and mark': () => {
      unmark(parent, random)
      mark(parent, random)
    },
    'unmark, mark and unmark': () => {
      unmark(parent, random)
      mark(parent, random)
      unmark(parent, random)
    },
  }
  const name = Object.keys(ways)[random(4)] ?? ''
  ways[name]?.()
  return name
}

function mark(parent: Element, random: Random): void {
  const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.length < 2 || random(3) === 0) continue
    const found = text.splitText(1 + random(text.data.length - 1))
    if (found.data.length > 1 && random(2) > 0) found.splitText(1)
    const around = document.createElement('mark')
    found.replaceWith(around)
    around.append(found)
  }
}

function unmark(parent: Element, random: Random): void {
  for (const around of parent.querySelectorAll('mark')) {
    const { parentNode } = around
    around.replaceWith(...around.childNodes)
    if (random(3) > 0) parentNode?.normalize()
  }
  parent.normalize()
}
