import { createRequire } from 'node:module'
import { Script } from 'node:vm'

/** What stacks call the compiled code. */
export const compiledName = 'libretto-site.cjs'

interface Evaluated<Exports> {
  exports: Exports
  /** Bytecode of all functions that have run, for the next process. Undefined if V8 has taken that of the last one. */
  newBytecode: () => Uint8Array | undefined
}

/** Runs a script that esbuild has compiled, with the bytecode that an earlier process made of the same script. */
export function evaluateModule<Exports>(text: string, bytecode?: Uint8Array): Evaluated<Exports> {
  // Evaluated, not imported: an imported module stays in memory until the process ends, and the watch makes a new one
  // with every saved component.
  const script = new Script(`(function (module, exports, require) {${text}\n})`, {
    filename: compiledName,
    ...(bytecode ? { cachedData: bytecode } : {}),
  })
  const module: { exports: Partial<Exports> } = { exports: {} }
  script.runInThisContext()(module, module.exports, createRequire(import.meta.url))
  const isTaken = bytecode !== undefined && script.cachedDataRejected === false
  return {
    exports: module.exports as Exports,
    newBytecode: () => (isTaken ? undefined : script.createCachedData()),
  }
}
