// Where a new site gets Libretto from: the place that it was installed from here. A package that came as a file may be
// on no registry, where its version would not be found.

import { dirname, resolve } from 'node:path'
import { readPackage } from '../find-package.ts'
import { isPackage, pathFrom } from '../paths.ts'

/** The value of "libretto" in the package.json of a new site in `folder`. `libretto` is the folder of the code. */
export function findLibrettoSource(libretto: string, folder: string): string {
  if (!isPackage(libretto)) return fileSource(libretto, folder)
  return installedSource(dirname(libretto), folder) ?? publishedSource(libretto)
}

// Code of sites imports from "libretto", whatever name the package has in the registry.
function publishedSource(libretto: string): string {
  const { name = 'libretto', version } = readPackage(libretto) ?? {}
  return name === 'libretto' ? `^${version}` : `npm:${name}@^${version}`
}

/** As the nearest project above names it; undefined if it names a version, or if none does. */
function installedSource(below: string, folder: string): string | undefined {
  const { dependencies, devDependencies } = readPackage(below) ?? {}
  const source = dependencies?.libretto ?? devDependencies?.libretto
  if (source !== undefined) return placeSource(source, below, folder)
  return dirname(below) === below ? undefined : installedSource(dirname(below), folder)
}

// A workspace or a catalogue is known only inside its project.
function placeSource(source: string, project: string, folder: string): string | undefined {
  if (/^(?:workspace|catalog):/.test(source) || !/[:/]/.test(source)) return undefined
  const [, path] = /^(?:file:(?:\/\/(?=\/))?|(?=\.{0,2}\/))(.*)$/.exec(source) ?? []
  return path === undefined ? source : fileSource(resolve(project, path), folder)
}

function fileSource(path: string, folder: string): string {
  return `file:${pathFrom(resolve(folder), path)}`
}
