// Types for code of a site's own, as a tsconfig.json that the site extends. As in a build, packages such as React are
// Libretto's: however Libretto is installed, editors find the same ones.

import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { writeBelow } from '../disk/disk.ts'

/** Writes tsconfig.json into a folder that exists. `libretto` is the folder of the code. */
export function writeCodeTypes(folder: string, libretto: string): void {
  const found = {
    'libretto/site': join(libretto, 'site/door.ts'),
    'libretto/test': join(libretto, 'site/test-door.ts'),
    react: findModule(libretto, '@types/react/index.d.ts'),
    'react/*': findModule(libretto, '@types/react/*'),
    zod: findModule(libretto, 'zod/index.d.ts'),
  }
  const paths = Object.entries(found).flatMap(([name, path]) =>
    path === undefined ? [] : [[name, [`./${relative(resolve(folder), path).split(sep).join('/')}`]]],
  )
  const config = { compilerOptions: { ...compilerOptions, paths: Object.fromEntries(paths) } }
  writeBelow(folder, () => writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(config, null, 2)}\n`))
}

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
}

/** A file, or a pattern of files, of a package that a folder may import. */
function findModule(from: string, path: string): string | undefined {
  const found = join(from, 'node_modules', path)
  if (existsSync(dirname(found))) return found
  return dirname(from) === from ? undefined : findModule(dirname(from), path)
}
