// The packages with binaries, which npm chooses for a system: an installation that was copied from another system, or
// that left out optional packages, lacks them.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from './problem.ts'

export interface PackageFacts {
  name: string
  /** Null if it is not installed. */
  version: string | null
  /** The version that Libretto is made for. */
  wanted: string
  /** Whether its binary does a small piece of work. */
  isRunning: boolean
}

interface PackageFile {
  version?: string
  engines?: { node?: string }
  dependencies?: Readonly<Record<string, string>>
}

const trials: Readonly<Record<string, () => Promise<unknown>>> = {
  esbuild: async () => (await import('esbuild')).transform('1'),
  satteri: async () => (await import('satteri')).markdownToMdast('text'),
  '@resvg/resvg-js': async () =>
    new (await import('@resvg/resvg-js')).Resvg('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

/** Versions of the packages, and whether they work here. */
export async function inspectPackages(libretto: string): Promise<{ packages: PackageFacts[]; problems: Problem[] }> {
  const { dependencies } = readPackage(libretto) ?? {}
  const packages: PackageFacts[] = []
  for (const [name, trial] of Object.entries(trials)) {
    const isRunning = await trial().then(
      () => true,
      () => false,
    )
    const version = findPackage(libretto, name)?.version ?? null
    packages.push({ name, version, wanted: dependencies?.[name] ?? '*', isRunning })
  }
  return { packages, problems: packages.flatMap(checkPackage) }
}

function checkPackage({ name, version, wanted, isRunning }: PackageFacts): Problem[] {
  const wrong = (message: string, hint: string): Problem[] => [{ code: 'package', severity: 'error', message, hint }]
  if (version === null) return wrong(`the package ${name} is not installed`, 'run "npm install"')
  if (!isRunning)
    return wrong(
      `the package ${name} ${version} does not run on this system`,
      'remove node_modules and run "npm install" here, with optional packages: they have the binaries of each system',
    )
  if (version !== wanted && /^\d/.test(wanted))
    return wrong(`the package ${name} is ${version}, and Libretto needs ${wanted}`, 'run "npm install"')
  return []
}

/** The package file in a folder; undefined if it cannot be read. */
export function readPackage(folder: string): PackageFile | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
  } catch {
    return undefined
  }
}

// As Node finds it: in a folder above, too.
function findPackage(from: string, name: string): PackageFile | undefined {
  const found = readPackage(join(from, 'node_modules', name))
  return found ?? (dirname(from) === from ? undefined : findPackage(dirname(from), name))
}
