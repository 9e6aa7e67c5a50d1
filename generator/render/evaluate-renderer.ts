import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { SiteModule } from '#site/site-module.ts'

/** Runs the script of a compiled site. */
export function evaluateRenderer(text: string): SiteModule {
  // Evaluated, not imported: an imported module stays in memory until the process ends, and the watch makes a new one
  // with every saved component.
  const module: { exports: Partial<SiteModule> } = { exports: {} }
  compileFunction(text, ['module', 'exports', 'require'], { filename: 'libretto-site.cjs' })(
    module,
    module.exports,
    createRequire(import.meta.url),
  )
  return module.exports as SiteModule
}
