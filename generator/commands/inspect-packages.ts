// The packages with binaries, which npm chooses for a system: an installation that was copied from another system, or
// that left out optional packages, lacks them.

import { installBinaries } from '../errors.ts'
import { findPackage, readPackage } from '../find-package.ts'
import type { Problem } from '../problem.ts'

export interface PackageFacts {
  name: string
  /** Null if it is not installed. */
  version: string | null
  /** The version that Libretto is made for. */
  wanted: string
  /** Whether a site can do without it. */
  isOptional: boolean
  /** Whether its binary does a small piece of work. */
  isRunning: boolean
}

const trials: Readonly<Record<string, () => Promise<unknown>>> = {
  esbuild: async () => (await import('esbuild')).transform('1'),
  satteri: async () => (await import('satteri')).markdownToMdast('text'),
  '@resvg/resvg-js': async () =>
    new (await import('@resvg/resvg-js')).Resvg('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  sharp: async () => (await import('sharp')).default(Buffer.alloc(3), { raw: onePixel }).webp().toBuffer(),
}
const onePixel = { width: 1, height: 1, channels: 3 } as const
/** A site can do without them. */
const optional: ReadonlySet<string> = new Set(['sharp'])
/** Only pictures for link previews and icons need them. */
const partial: ReadonlySet<string> = new Set(['@resvg/resvg-js'])

/** Versions of the packages, and whether they work here. */
export async function inspectPackages(libretto: string): Promise<{ packages: PackageFacts[]; problems: Problem[] }> {
  const { dependencies, peerDependencies } = readPackage(libretto) ?? {}
  const packages: PackageFacts[] = []
  for (const [name, trial] of Object.entries(trials)) {
    const isRunning = await trial().then(
      () => true,
      () => false,
    )
    const version = findPackage(libretto, name)?.version ?? null
    const wanted = dependencies?.[name] ?? peerDependencies?.[name] ?? '*'
    packages.push({ name, version, wanted, isOptional: optional.has(name), isRunning })
  }
  return { packages, problems: packages.flatMap(checkPackage) }
}

function checkPackage({ name, version, wanted, isOptional, isRunning }: PackageFacts): Problem[] {
  const severity = isOptional || partial.has(name) ? 'warning' : 'error'
  const wrong = (message: string, hint: string): Problem[] => [{ code: 'package', severity, message, hint }]
  if (version === null && isOptional) return []
  if (version === null) return wrong(`the package ${name} is not installed`, 'run "npm install"')
  if (!isRunning) return wrong(`the package ${name} ${version} does not run on this system`, installBinaries)
  if (version !== wanted && /^\d/.test(wanted))
    return wrong(`the package ${name} is ${version}, and Libretto needs ${wanted}`, 'run "npm install"')
  return []
}
