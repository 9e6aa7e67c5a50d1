import { hashOf } from '../hash.ts'
import { type ContentChange, changeContentFiles, readContentFile } from '../save/save.ts'
import { type FileChange, Refusal } from './model.ts'

type ChangeRefusal = NonNullable<Awaited<ReturnType<typeof changeContentFiles>>>

const mark = [0xef, 0xbb, 0xbf]

/**
 * Writes all changes of a plan, or none. Rejects with a Refusal. Resolves with the changes that take them back, unless
 * a file that goes cannot be read.
 */
export async function writeChanges(
  content: string,
  changes: readonly FileChange[],
): Promise<ContentChange[] | undefined> {
  const written = changes.map(({ text, ...change }) => ({
    ...change,
    ...(text && { bytes: bytesOf(content, change, text.after) }),
  }))
  const back = written.map((change) => reverse(content, change))
  await writeContent(content, written)
  return back.every((change) => change !== undefined) ? back : undefined
}

/** The change that takes one back. Bytes that have changed since are seen by their hash. */
function reverse(content: string, { from, to, bytes }: ContentChange): ContentChange | undefined {
  const hash = bytes && { hash: hashOf(bytes) }
  if (from === undefined) return to === undefined ? undefined : { from: to, ...hash }
  if (to !== undefined && !bytes) return { from: to, to: from }
  const before = readContentFile({ folder: content, file: from, isAsset: !/\.(?:ya?ml|md)$/i.test(from) })
  if (!('bytes' in before)) return undefined
  return { ...(to === undefined ? {} : { from: to }), to: from, bytes: before.bytes, ...hash }
}

/** Makes all changes, or none. Rejects with a Refusal; `whatIf` says what to do about a file that has changed since. */
export async function writeContent(
  content: string,
  changes: readonly ContentChange[],
  whatIf = hints.stale,
): Promise<void> {
  const refused = await changeContentFiles(content, changes)
  if (!refused) return
  const { left } = refused
  if (!left)
    throw new Refusal(`nothing was changed: ${describe(refused)}`, { ...hints, stale: whatIf }[refused.refusal])
  const named = `${left.slice(0, 3).join(', ')}${left.length > 3 ? ` and ${left.length - 3} more` : ''}`
  throw new Refusal(
    `the change stopped half-way: ${describe(refused)}; changed files that could not be put back: ${named}`,
    'make room or check the permissions, and compare these files with git',
  )
}

/** The bytes of a text. A byte order mark that the file has stays. */
function bytesOf(content: string, { from }: Pick<FileChange, 'from'>, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const present = from === undefined ? undefined : readContentFile({ folder: content, file: from })
  const hasMark = present && 'bytes' in present && mark.every((byte, index) => present.bytes[index] === byte)
  return hasMark ? new Uint8Array([...mark, ...bytes]) : bytes
}

function describe({ file, message }: ChangeRefusal): string {
  return `${file}: ${message}`
}

const hints: Readonly<Record<ChangeRefusal['refusal'], string>> = {
  stale: 'try again: the move is then made on the file as it is now',
  taken: 'choose another name',
  link: 'put a regular file or folder there',
  missing: 'try again',
  failed: 'make room or check the permissions, then try again',
}
