// Texts that other programs join: normalize() makes one of all that stand beside each other, and the engine would go on
// with texts that nobody sees. Used by keep-nodes.ts, which puts them back.

/** A text, and those that it has taken in. */
export interface Joint {
  /** Each with what it was. */
  texts: (readonly [text: Text, was: string])[]
  /** What all of them show. */
  words: string
}

/** By record: what its text became by it. */
export function readBecoming(records: readonly MutationRecord[]): Map<MutationRecord, string> {
  const later = new Map<Node, string | null>()
  return new Map(
    [...records].reverse().map((record) => {
      const { type, target, oldValue } = record
      const value = later.get(target) ?? target.nodeValue ?? ''
      if (type === 'characterData') later.set(target, oldValue)
      return [record, value]
    }),
  )
}

/** Follows records, oldest first; `joints` has by its first text what was joined. */
export function followJoints(): {
  joints: Map<Node | null, Joint>
  /** What a text was made of before it changed; undefined where nothing is known of it. */
  changeText: (text: Node, was: string, becomes: string) => Joint | undefined
  /** Whether the text before it has taken in a text that is gone. */
  takeIn: (text: Text, before: Node | null) => boolean
} {
  const joints = new Map<Node | null, Joint>()
  const grown = new Map<Node | null, string>()
  return {
    joints,
    // Chromium takes one text after the other in, other browsers all at once.
    changeText: (text, was, becomes) => {
      grown.set(text, becomes)
      const joint = joints.get(text)
      if (joint?.words === was) return joint
      joints.set(text, { texts: [[text as Text, was]], words: was })
      return undefined
    },
    takeIn: (text, before) => {
      const joint = joints.get(before)
      if (!joint || !grown.get(before)?.startsWith(text.data, joint.words.length)) return false
      // It may have taken in others itself.
      const own = joints.get(text)
      joints.delete(text)
      joint.texts.push(...(own?.words === text.data ? own.texts : ([[text, text.data]] as const)))
      joint.words += text.data
      return true
    },
  }
}
