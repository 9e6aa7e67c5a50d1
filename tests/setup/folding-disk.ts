// node:fs as on Windows and macOS, where names that differ only in case are one: `vi.mock('node:fs', …)` puts it in
// place of the real one. A file that replaces another keeps the other's name, as some of these disks have it.

import { basename, dirname, join } from 'node:path'

type FileSystem = typeof import('node:fs')
type Call = (...words: unknown[]) => unknown

/** Calls whose first word is a path. */
const calls = [
  'appendFileSync',
  'lstatSync',
  'mkdirSync',
  'openSync',
  'readFileSync',
  'readdirSync',
  'rmSync',
  'rmdirSync',
  'statSync',
  'unlinkSync',
  'utimesSync',
  'writeFileSync',
] as const

/** The file system that takes any case, below folders whose path contains `mark`. */
export function foldingDisk(real: FileSystem, mark: string): FileSystem {
  const listed = (path: unknown): unknown => {
    if (typeof path !== 'string' || !path.includes(mark) || basename(path).includes(mark)) return path
    const folder = listed(dirname(path)) as string
    return join(folder, nameIn(folder, basename(path)))
  }
  const nameIn = (folder: string, name: string) => {
    try {
      const names = real.readdirSync(folder)
      return names.includes(name) ? name : (names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name)
    } catch {
      return name
    }
  }
  const folded = calls.map((name): [string, Call] => {
    const act = real[name] as Call
    return [name, (path, ...words) => act(listed(path), ...words)]
  })
  const renameSync: FileSystem['renameSync'] = (from, to) => {
    const [source, target] = [listed(from) as string, listed(to) as string]
    real.renameSync(source, source === target ? join(dirname(target), basename(String(to))) : target)
  }
  const open: Call = (path, ...words) => (real.open as Call)(listed(path), ...words)
  return {
    ...real,
    ...(Object.fromEntries(folded) as Partial<FileSystem>),
    renameSync,
    open: open as FileSystem['open'],
  }
}
