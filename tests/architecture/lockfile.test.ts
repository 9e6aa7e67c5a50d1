// What npm installs is what was reviewed: the lockfile has a checksum for each package, and names no registry.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { libretto } from '../setup/mini-site.ts'

interface LockedPackage {
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}
type Locked = Readonly<Record<string, LockedPackage>>

function listUnchecked(packages: Locked): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity = '', link }]) => path !== '' && link !== true && !/^sha512-\S{86}==$/.test(integrity))
    .map(([path]) => path)
}

/** A tool of development as a binary for some system: npm leaves it out where the system is another one. */
function isForSomeSystem({ dev, optional, os = [], cpu = [] }: LockedPackage): boolean {
  return dev === true && optional === true && os.length > 0 && cpu.length > 0
}

const { packages } = JSON.parse(readFileSync(join(libretto, 'package-lock.json'), 'utf8')) as { packages: Locked }

it('every package that ships or runs on every system has a checksum in the lockfile', () => {
  expect(listUnchecked(packages).filter((path) => !isForSomeSystem(packages[path] ?? {}))).toEqual([])
})

it('a package without a checksum, or with a weak one, is found', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`
  const locked = {
    '': {},
    a: { integrity },
    b: {},
    c: { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    d: { link: true },
  }
  expect(listUnchecked(locked)).toEqual(['b', 'c'])
})

it('the lockfile names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
})
