// llms-full.txt: every Markdown version in one text, with a rule between. A large text has parts, each of which ends
// with the address of the next: Cloudflare Pages takes no file over 25 MiB, and programs read a file as a whole.

import type { FilePart, KeptFile, KeptFiles } from '../disk/disk.ts'

export interface WholeTextOptions {
  /** Path below the output folder of a path below that of the language. */
  place: (path: string) => string
  /** Absolute address of a path. */
  address: (path: string) => string
  kept: KeptFiles | undefined
  /** Bytes of a part, unless one version is larger. */
  limit?: number
}

/** A whole text in the making. */
export interface WholeText {
  /** Begins the text, which may stay empty. */
  begin: () => FilePart
  /** What to write for the next version, and where the version stands then: `copiedAt` of its file. */
  add: (bytes: Uint8Array) => { parts: FilePart[]; copiedAt: number }
  /** The bytes of a version as the text of the last build has them. */
  copyOf: (version: KeptFile) => Uint8Array | undefined
}

const most = 20 * 2 ** 20
const separator = '\n---\n\n'
/** `copiedAt` is the number of a part times this, and the offset there. */
const span = 2 ** 32

/** Opens the whole text of a language. */
export function openWholeText({ place, address, kept, limit = most }: WholeTextOptions): WholeText {
  const pathOf = (part: number) => (part === 0 ? 'llms-full.txt' : `llms/full-${part + 1}.txt`)
  const write = (number: number, part: Uint8Array): FilePart => ({ path: place(pathOf(number)), part })
  let part = 0
  let length = 0
  return {
    begin: () => write(0, new Uint8Array()),
    add: (bytes) => {
      const parts: FilePart[] = []
      const append = (text: Uint8Array) => {
        parts.push(write(part, text))
        length += text.length
      }
      const next = Buffer.from(`${separator}<${address(`/${pathOf(part + 1)}`)}>\n`)
      if (length > 0 && length + separator.length + bytes.length + next.length > limit) {
        append(next)
        part += 1
        length = 0
      } else if (length > 0) append(Buffer.from(separator))
      const copiedAt = part * span + length
      append(bytes)
      return { parts, copiedAt }
    },
    copyOf: (version) => {
      const { copiedAt } = version
      if (copiedAt === undefined) return undefined
      return kept?.copyOf({ ...version, copiedAt: copiedAt % span }, place(pathOf(Math.floor(copiedAt / span))))
    },
  }
}
