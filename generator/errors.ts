// Failures that are neither problems of the content nor bugs, and the words for the system's error codes.

/** The environment prevents the command: a folder, the disk, a permission, a port. Exit code 3. */
export class EnvironmentError extends Error {
  /** Error code of the system, e.g. ENOSPC, where one caused the failure. */
  readonly code: string | undefined
  constructor(message: string, { code, cause }: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause })
    this.code = code
  }
}

/** Another process holds the lock of the output folder: it will be free. */
export class LockedError extends EnvironmentError {}

/** Somebody wrote to the content or to the output folder while the site was built: building again helps. */
export class OvertakenError extends EnvironmentError {}

/** A block's plan or a component threw while a page was made: the cause. */
export class PageError extends Error {
  /** Where, in custom code. */
  readonly place: CodePlace | undefined
  constructor(message: string, { cause, place }: { cause: unknown; place?: CodePlace | undefined }) {
    super(message, { cause })
    this.place = place
  }
}

/** Custom code compiles, but cannot be used. It has the shape of esbuild's failures. */
export class CodeError extends Error {
  readonly errors: readonly CodeFault[]
  constructor(text: string, faults: readonly CodeFault[]) {
    super(text)
    this.errors = faults
  }
}

/** What is wrong with code of a site, as esbuild says it. */
export interface CodeFault {
  text: string
  location: CodePlace | null
}

/** A place in the code of a site. */
export interface CodePlace {
  /** As esbuild names it. */
  file: string
  /** Counts from 1. */
  line: number
  /** Counts from 0. */
  column: number
  /** Empty if only the file is known. */
  lineText: string
}

/** A file makes the work on it take more time or memory than any file needs. */
export class LimitError extends Error {
  readonly reason: 'time' | 'memory'
  constructor(reason: 'time' | 'memory') {
    super(`the work was ended: it took too much ${reason}`)
    this.reason = reason
  }
}

/** A command line that makes no sense. Exit code 2. */
export class UsageError extends Error {}

/** Somebody ended the command at a question, with Ctrl+C or Ctrl+D. Exit code 130, and nothing is printed. */
export class InterruptedError extends Error {}

/** What was attempted when the system refused. */
export type Attempt = 'read-file' | 'save-file' | 'write-folder'

interface Errno {
  /** What went wrong, whatever was attempted or by attempt. */
  reason: string | Partial<Record<Attempt, string>>
  /** HTTP status of an answer that reports it. */
  status?: number
}

const denied: Errno = {
  reason: {
    'read-file': 'the file may not be read',
    'save-file': 'the file or its folder may not be written',
    'write-folder': 'writing there is not allowed',
  },
  status: 403,
}

const errnos: Readonly<Record<string, Errno>> = {
  ENOSPC: { reason: 'the disk is full', status: 507 },
  EDQUOT: { reason: 'the disk quota is used up', status: 507 },
  EACCES: denied,
  EPERM: denied,
  EROFS: { reason: 'the disk is read-only', status: 403 },
  EIO: { reason: 'the disk answered with an error' },
  EFBIG: {
    reason: {
      'save-file': 'the file is larger than a content file may be',
      'write-folder': 'a file is larger than the limit',
    },
    status: 422,
  },
  EMFILE: { reason: 'too many files are open' },
  ENFILE: { reason: 'too many files are open' },
  EXDEV: { reason: { 'write-folder': 'its folder is on another disk' } },
  EEXIST: { reason: { 'write-folder': 'a file is in the place of a folder' } },
  ENOTDIR: { reason: { 'write-folder': 'a file is in the place of a folder' } },
  EISDIR: { reason: { 'write-folder': 'a folder is in the place of a file' } },
  ENOTEMPTY: { reason: { 'write-folder': 'a folder is in the place of a file' } },
  ELOOP: { reason: { 'read-file': 'links are not followed' } },
  ENOENT: {
    reason: {
      'read-file': 'the file vanished while it was read',
      'write-folder': 'its folder is missing, or takes no files',
    },
  },
  ENAMETOOLONG: { reason: 'a name or a path is too long' },
}

/** The words for an error code; undefined for a code that says nothing to a writer. */
export function describeErrno(code: string, attempt: Attempt): string | undefined {
  const reason = Object.hasOwn(errnos, code) ? errnos[code]?.reason : undefined
  return typeof reason === 'object' ? reason[attempt] : reason
}

/** HTTP status for an error code of the disk. */
export function statusOfErrno(code: string): number {
  return (Object.hasOwn(errnos, code) ? errnos[code]?.status : undefined) ?? 500
}

/** Error code of a failed system call; undefined for every other error. */
export function errnoOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** What to do about a binary that is missing, or is made for another system. */
export const installBinaries =
  'remove node_modules and run "npm install" on this system, with optional packages: they have the binaries'

/** A package whose binary is missing, or does not run. `remedy`: what helps where there is no binary. */
export class MissingBinaryError extends EnvironmentError {
  readonly packageName: string

  constructor(name: string, cause: unknown, remedy?: string) {
    const system = `${process.platform} ${process.arch}`
    const other = remedy === undefined ? '' : `, or ${remedy}`
    super(`the package ${name} has no binary here that runs on this system (${system}); ${installBinaries}${other}`, {
      cause,
    })
    this.packageName = name
  }
}

/** Pictures cannot be drawn. A site can do without them. */
export class UndrawnError extends MissingBinaryError {}

/** Exit codes of the command. `restart` is for the launcher only: the generator's own code has changed. */
export const exitCodes = {
  done: 0,
  content: 1,
  usage: 2,
  environment: 3,
  bug: 70,
  restart: 75,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const
