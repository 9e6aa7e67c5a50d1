// Types for custom code, as a tsconfig.json that the site extends. As in a build, packages such as React are
// Libretto's: however Libretto is installed, editors find the same ones.

import { join, resolve } from 'node:path'
import { findPackageFolder } from '../find-package.ts'
import { pathFrom } from '../paths.ts'

/** The tsconfig.json for a folder. `libretto` is the folder of the code. */
export function describeCodeTypes(folder: string, libretto: string): object {
  const react = findPackageFolder(libretto, '@types/react')
  const zod = findPackageFolder(libretto, 'zod')
  const found = [
    ['libretto/site', libretto, 'site/door.ts'],
    ['libretto/panel', libretto, 'runtime/devtools/panel-door.ts'],
    ['libretto/test', libretto, 'site/test-door.ts'],
    ['react', react, 'index.d.ts'],
    ['react/*', react, '*'],
    ['zod', zod, 'index.d.ts'],
  ] as const
  const paths = found.flatMap(([name, from, file]) =>
    from === undefined ? [] : [[name, [`./${pathFrom(resolve(folder), join(from, file))}`]]],
  )
  return { compilerOptions: { ...compilerOptions, paths: Object.fromEntries(paths) } }
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
