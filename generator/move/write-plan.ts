import { changeContentFiles, readContentFile } from '../save/save.ts'
import { type FileChange, Refusal } from './model.ts'

type ChangeRefusal = NonNullable<Awaited<ReturnType<typeof changeContentFiles>>>

const mark = [0xef, 0xbb, 0xbf]

/** Writes all changes of a plan, or none. Rejects with a Refusal. */
export async function writeChanges(content: string, changes: readonly FileChange[]): Promise<void> {
  const refused = await changeContentFiles(
    content,
    changes.map(({ text, ...change }) => ({ ...change, ...(text && { bytes: bytesOf(content, change, text.after) }) })),
  )
  if (!refused) return
  const { left } = refused
  if (!left) throw new Refusal(`nothing was changed: ${describe(refused)}`, hints[refused.refusal])
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
