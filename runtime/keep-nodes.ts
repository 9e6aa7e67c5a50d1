// Other programs change the page beside the widgets: a translator replaces each text by an element, a search wraps what
// it finds, a blocker removes. The engine goes on with the nodes that it has made: it would throw a NotFoundError, and
// write new texts into nodes that nobody sees. This remembers where such a node was, and what took its place.

import { followJoints, type Joint, readBecoming } from './keep-joints.ts'

interface Gap {
  parent: Node
  /** What followed the node. */
  next: Node | null
  /** What others have put in its place, or have split off it. */
  standIns: Node[]
  /** What a text was before it was split. */
  whole?: string
  /** The texts that it had taken in before it was split. */
  joint?: Joint | undefined
}

const gaps = new WeakMap<Node, Gap>()
/** The engine's nodes that something stands in for. */
const replaced = new Set<Node>()
const observer = new MutationObserver(read)
observer.observe(document, { childList: true, characterDataOldValue: true, subtree: true })

/** What the engine has given up. */
const given = new WeakSet<Node>()
const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (!isMissing(child, this)) {
    given.add(child)
    return removeChild.call(this, child) as Child
  }
  discard(child)
  remove(child)
  return child
}

Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
  return insertBefore.call(this, node, next && isMissing(next, this) ? findPlace(next, this) : next) as Child
}

/** For a node that the engine gives up: what stands in for it goes as well. */
export function discard(node: Node): void {
  given.add(node)
  forget(node)
}

/** Removes what stands in for a node. */
function forget(node: Node): void {
  const gap = gaps.get(node)
  gaps.delete(node)
  replaced.delete(node)
  for (const standIn of gap?.standIns ?? []) {
    forget(standIn)
    remove(standIn)
  }
}

/** Puts the nodes within `parent` back, for an engine that looks where its nodes are before it renders. */
export function restore(parent: Node): void {
  read(observer.takeRecords())
  // A text without a letter has its place between others.
  for (const isWhole of [true, false])
    for (const node of replaced) {
      const gap = gaps.get(node)
      if (!gap || isWhole === (gap.whole === undefined) || !parent.contains(gap.parent)) continue
      if (gap.whole) node.nodeValue = gap.whole
      show(node)
      divide(node, gap.joint)
    }
}

function remove(node: Node): void {
  if (node.parentNode) removeChild.call(node.parentNode, node)
}

/** Whether somebody has taken the node out of `parent`. */
function isMissing(node: Node, parent: Node): boolean {
  if (node.parentNode === parent) return false
  read(observer.takeRecords())
  return gaps.get(node)?.parent === parent || parent.contains(node)
}

/** The child of `parent` at the place of a node; null for the end. */
function findPlace(node: Node | null, parent: Node, seen = new Set<Node>()): Node | null {
  if (node === null || node.parentNode === parent) return node
  // What was put into its place and moved on at once is found in the place of itself.
  if (seen.has(node)) return null
  seen.add(node)
  const gap = gaps.get(node)
  for (const standIn of gap?.standIns ?? []) {
    const place = findPlace(standIn, parent, seen)
    if (place) return place
  }
  return findPlace(gap ? gap.next : node.parentNode, parent, seen)
}

/** Notes what has happened, oldest first. */
function read(records: readonly MutationRecord[]): void {
  const adding = listAdding(records)
  const taken = new Set<Node>()
  const fresh = new Set<Node>()
  const { joints, changeText, takeIn } = followJoints()
  const becomes = readBecoming(records)
  /** Texts that were joined and split before. */
  const former = new Map<Node, Joint>()
  /** What others have added there. Each is taken once. */
  const take = (place: Node, isThere: (record: MutationRecord) => boolean) =>
    (adding.get(place) ?? [])
      .filter(isThere)
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => !isOwn(node) && !taken.has(node) && taken.add(node))
  const note = (node: Node, gap: Gap) => {
    const known = gaps.get(node)
    gaps.set(node, { ...known, ...gap, standIns: [...gap.standIns, ...(known?.standIns ?? [])] })
    fresh.add(node)
    if (gap.standIns[0] && isOwn(node)) replaced.add(node)
  }
  for (const record of records) {
    const { type, target, addedNodes, removedNodes, previousSibling, nextSibling, oldValue } = record
    if (type === 'characterData') {
      const [was, now] = [oldValue ?? '', becomes.get(record) ?? '']
      const known = gaps.get(target)
      const joint = changeText(target, was, now)
      const parent = target.parentNode
      // Whoever splits a text shortens it, and adds the rest.
      const standIns = now.length < was.length ? take(target, (other) => other.previousSibling === target) : []
      if (parent && standIns[0]) {
        const earlier = former.get(target)
        const whole = {
          whole: was,
          joint: earlier?.words === was ? earlier : joint && { ...joint, texts: [...joint.texts] },
        }
        note(target, { parent, next: null, standIns, ...(joint || !known?.whole ? whole : {}) })
      } else if (!parent || (known && !fresh.has(target))) {
        // Where nobody sees the text, or only a part of it, the change is the engine's.
        if (known?.joint) former.set(target, known.joint)
        show(target)
      }
    }
    for (const node of addedNodes) if (!gaps.get(node)?.standIns.some((standIn) => standIn.contains(node))) forget(node)
    for (const node of removedNodes) {
      // A text that is not in the page can be observed by itself.
      if (node instanceof Text) observer.observe(node, { characterData: true })
      if (node instanceof Text && !given.has(node) && (!node.data || takeIn(node, previousSibling))) {
        note(node, { parent: target, next: nextSibling, standIns: [] })
        if (!node.data && isOwn(node)) replaced.add(node)
        continue
      }
      let standIns = [...addedNodes].filter((added) => !isOwn(added))
      if (!standIns[0]) standIns = take(node, (other) => other.target !== node)
      if (!standIns[0])
        standIns = take(
          previousSibling ?? nextSibling ?? target,
          (other) =>
            other.target === target && other.previousSibling === previousSibling && other.nextSibling === nextSibling,
        )
      if (!standIns[0]) forget(node)
      note(node, { parent: target, next: nextSibling, standIns })
    }
  }
  for (const [text, joint] of [...former, ...joints]) divide(text, joint)
}

/** By nodes: the records of what was added beside them or in them. */
function listAdding(records: readonly MutationRecord[]): Map<Node | null, MutationRecord[]> {
  const adding = new Map<Node | null, MutationRecord[]>()
  for (const record of records)
    for (const node of record.addedNodes[0] ? [record.previousSibling, record.nextSibling, record.target] : []) {
      const there = adding.get(node)
      if (there) there.push(record)
      else adding.set(node, [record])
    }
  return adding
}

/** Puts the engine's texts back: it would write into one what all of them show. */
function divide(text: Node | null, joint?: Joint): void {
  const own = new Set(joint?.texts.map(([node]) => node).filter((node) => node !== text && isOwn(node)))
  if (!joint || !(text instanceof Text) || !own.size || text.data !== joint.words) return
  let last = text
  text.data = ''
  for (const [node, was] of joint.texts)
    if (own.has(node)) {
      last = node
      last.data = was
    } else last.data += was
  text.after(...own)
  // A text may still be split.
  for (const node of own) if (!gaps.get(node)?.standIns.some(({ isConnected }) => isConnected)) forget(node)
  // Nobody else did this.
  observer.takeRecords()
}

/** Puts a node back into its place. */
function show(node: Node): void {
  const parent = gaps.get(node)?.parent
  if (parent && node.parentNode !== parent) insertBefore.call(parent, node, findPlace(node, parent))
  forget(node)
}

/** Whether the engine has made the node: both engines mark theirs. */
function isOwn(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'))
}
