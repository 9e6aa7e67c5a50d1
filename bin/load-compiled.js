// Loads the compiled generator together with the bytecode that V8 made of it in an earlier process: a small build would
// otherwise spend a fifth of its time on compiling the same functions again.

import { createHash, randomBytes } from 'node:crypto'
import { closeSync, constants, lstatSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { getHeapCodeStatistics } from 'node:v8'
import { Script } from 'node:vm'

const hashBytes = 32
const sizeBytes = 8

/**
 * What the compiled generator exports, and `keepCode`, which keeps its bytecode for the next process with the same
 * `use`, such as the name of a command: each command runs other functions, and may set other flags of V8.
 */
export function loadCompiled(folder, use) {
  const path = join(folder, 'cli.cjs')
  const kept = join(folder, nameOf(use))
  const { code: cachedData, size = 0 } = readKept(kept) ?? {}
  const script = new Script(wrap(readFileSync(path, 'latin1')), { filename: path, cachedData })
  const module = { exports: {} }
  script.runInThisContext()(module, module.exports, createRequire(path), path, (name) => import(name))
  // V8 rejects what another version of it made, and what was made with other flags.
  const keptSize = script.cachedDataRejected ? 0 : size
  const keepCode = () => {
    // A process with little to do, such as a build of what has not changed, keeps little.
    const { bytecode_and_metadata_size: all } = getHeapCodeStatistics()
    if (all <= 1.25 * keptSize) return
    const head = Buffer.alloc(sizeBytes)
    head.writeDoubleLE(all)
    const data = Buffer.concat([head, script.createCachedData()])
    replaceFile(kept, Buffer.concat([sealOf(kept, data), data]))
  }
  return { ...module.exports, keepCode }
}

/** Like a module of CommonJS, which cannot import. */
function wrap(text) {
  return `(function (module, exports, require, __filename, importPackage) {${text}\n})`
}

function nameOf(use) {
  const flags = [process.version, process.arch, process.execArgv, process.env.NODE_OPTIONS]
  return `code-${use}-${createHash('sha256').update(JSON.stringify(flags)).digest('hex').slice(0, 16)}.bin`
}

// Bytecode, and the size of all code of the process that made it. Damaged bytecode would end the process: V8 does not
// check it.
function readKept(path) {
  try {
    const bytes = readRegular(path)
    const data = bytes.subarray(hashBytes)
    if (!sealOf(path, data).equals(bytes.subarray(0, hashBytes))) return undefined
    return { size: data.readDoubleLE(), code: data.subarray(sizeBytes) }
  } catch {
    return undefined
  }
}

/** Whether bytecode is what was kept for this file in the folder of this compiled CLI. */
export function isKeptCode(path) {
  return readKept(path) !== undefined
}

// Neither through a link nor from a pipe, which would block.
function readRegular(path) {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Writes a file at once or not at all, and never through a link. In a folder that may not be written, or is full, each
 * process does its work.
 */
export function replaceFile(path, data) {
  const temporary = `${path}-${process.pid}-${randomBytes(6).toString('hex')}`
  let isMade = false
  try {
    const place = lstatSync(path, { throwIfNoEntry: false })
    if (!lstatSync(dirname(path)).isDirectory() || place?.isFile() === false) return
    writeFileSync(temporary, data, { flag: 'wx' })
    isMade = true
    renameSync(temporary, path)
  } catch {
    if (isMade) rmSync(temporary, { force: true })
  }
}

// The name of the folder says what the code was compiled from, that of the file which command it is for.
function sealOf(path, data) {
  return createHash('sha256')
    .update(`${basename(dirname(path))}/${basename(path)}\n`)
    .update(data)
    .digest()
}
