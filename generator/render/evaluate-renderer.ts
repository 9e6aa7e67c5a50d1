import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { SiteModule } from '#site/site-module.ts'

/** Runs the script of a compiled site. */
export function evaluateRenderer(text: string): SiteModule {
  return evaluateModule<SiteModule>(text)
}

/** Runs a script that esbuild has compiled, and returns what it exports. */
export function evaluateModule<Exports>(text: string): Exports {
  // Evaluated, not imported: an imported module stays in memory until the process ends, and the watch makes a new one
  // with every saved component.
  const module: { exports: Partial<Exports> } = { exports: {} }
  compileFunction(text, ['module', 'exports', 'require'], { filename: 'libretto-site.cjs' })(
    module,
    module.exports,
    createRequire(import.meta.url),
  )
  return module.exports as Exports
}
