// node:fs with a failure at its n-th call, for sweeps: `vi.mock('node:fs', …)` puts it in place of the real one.

type FileSystem = typeof import('node:fs')
type Call = (...words: unknown[]) => unknown

/** What fails, and when. A process that is dead changes nothing any more. */
export const disk = { call: 0, strikeAt: 0, fate: '', isDead: false }

/** Ends a process that was killed. */
export class Death extends Error {}

/** The calls that change the disk. */
const changes = [
  'mkdirSync',
  'mkdtempSync',
  'linkSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'openSync',
  'fchmodSync',
  'fsyncSync',
  'writeFileSync',
  'appendFileSync',
] as const

/** The file system whose calls fail as `disk` says: those that change it, and these others. */
export function failingDisk(real: FileSystem, others: readonly (keyof FileSystem)[] = []): FileSystem {
  const calls = [...changes, ...others].map((name) => [name, struck(name, real)])
  const failing = { ...real, ...(Object.fromEntries(calls) as Partial<FileSystem>) }
  const open = (path: string, flags: string, done: (error: unknown, handle?: number) => void) => {
    try {
      setImmediate(done, null, failing.openSync(path, flags))
    } catch (error) {
      setImmediate(done, error)
    }
  }
  return { ...failing, open: open as FileSystem['open'] }
}

function struck(name: keyof FileSystem, real: FileSystem): Call {
  const act = real[name] as Call
  return (...words) => {
    if (disk.strikeAt === 0) return act(...words)
    if (disk.isDead) throw new Death()
    if (++disk.call !== disk.strikeAt) return act(...words)
    // Half of the bytes are written when the process ends.
    if (words[1] instanceof Uint8Array) act(words[0], words[1].subarray(0, words[1].length >> 1))
    if (disk.fate !== 'kill') throw Object.assign(new Error(disk.fate), { code: disk.fate, syscall: 'test' })
    disk.isDead = true
    throw new Death()
  }
}

/** Runs something with a fate at its n-th call to the disk. Says how it ended, and whether that call was reached. */
export async function runUnder<Answer>(
  strikeAt: number,
  fate: string,
  run: () => Promise<Answer>,
): Promise<{ isStruck: boolean; answer?: Answer; error?: unknown }> {
  Object.assign(disk, { call: 0, strikeAt, fate, isDead: false })
  try {
    return { answer: await run(), isStruck: disk.call >= strikeAt }
  } catch (error) {
    return { error, isStruck: disk.call >= strikeAt }
  } finally {
    Object.assign(disk, { strikeAt: 0, isDead: false })
  }
}
