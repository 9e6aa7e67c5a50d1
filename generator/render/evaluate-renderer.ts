import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import type { SiteModule } from '#site/site-module.ts'

/** What stacks call the compiled code. */
export const compiledName = 'libretto-site.cjs'

export interface Evaluated<Exports> {
  exports: Exports
  /** Bytecode of all functions that have run, for the next process. Undefined if V8 has taken that of the last one. */
  newBytecode: () => Uint8Array | undefined
}

/** Runs the script of a compiled site, with the bytecode that an earlier process made of the same script. */
export function evaluateRenderer(text: string, bytecode?: Uint8Array): Evaluated<SiteModule> {
  return evaluateModule<SiteModule>(text, bytecode)
}

/** Runs a script that esbuild has compiled. */
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
