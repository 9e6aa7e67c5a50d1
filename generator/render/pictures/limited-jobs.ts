// What native packages do with files of the content: it runs in a separate process, because a file can make them take
// all memory, or never end. Without the launcher there are no such processes, and this one does the work.

import { join } from 'node:path'
import type { Places, Surface } from '../../config/config.ts'
import { EnvironmentError, LimitError, UndrawnError } from '../../errors.ts'
import { type Crew, type LimitedAnswer, type Limits, openCrew } from '../../threads/threads.ts'
import { encodePicture, openEncoder } from './encode-picture.ts'
import { encodeCropped, encodeSmaller } from './encode-smaller.ts'
import { type LogoOnPages, measureLogo } from './measure-logo.ts'
import { packPng, type SizedSvg } from './pack-png.ts'
import { readLetters } from './read-letters.ts'

/** Jobs by name. An item is plain data, and so is what it gives. */
const jobs = {
  'pack-png': async (drawing: SizedSvg) => packPng(drawing),
  'measure-logo': async (logo: LogoOnPages) => measureLogo(logo),
  'open-encoder': async (_: undefined) => void (await openEncoder()),
  'encode-picture': encodePicture,
  'encode-smaller': encodeSmaller,
  'encode-cropped': encodeCropped,
  'read-font': readLetters,
} as const

type Jobs = typeof jobs

export interface LimitedConfig {
  places: Pick<Places, 'compiled' | 'libretto'>
  surface: Pick<Surface, 'threads'>
}

/** A drawing has its file, and a photo of 100 million pixels takes about 700 MB. */
const limits: Readonly<Record<keyof Jobs, Limits>> = {
  'pack-png': { milliseconds: 3000, megabytes: 1000 },
  'measure-logo': { milliseconds: 3000, megabytes: 1000 },
  'open-encoder': { milliseconds: 20_000, megabytes: 1000 },
  'encode-picture': { milliseconds: 60_000, megabytes: 2000 },
  'encode-smaller': { milliseconds: 60_000, megabytes: 2000 },
  'encode-cropped': { milliseconds: 60_000, megabytes: 2000 },
  'read-font': { milliseconds: 20_000, megabytes: 1000 },
}

const mostProcesses = 4
let crew: { folder: string; crew: Crew } | undefined

/** Does one item. Rejects with LimitError if it takes too much, and with what the work throws. */
export async function runLimited<Name extends keyof Jobs>(
  name: Name,
  item: Parameters<Jobs[Name]>[0],
  { places: { compiled, libretto }, surface: { threads } }: LimitedConfig,
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  type Result = Awaited<ReturnType<Jobs[Name]>>
  if (compiled === undefined) return (await jobs[name](item as never)) as Result
  if (crew?.folder !== compiled) {
    const size = Math.min(mostProcesses, threads + 1)
    crew = { folder: compiled, crew: openCrew(join(libretto, 'bin/process.js'), compiled, size) }
  }
  return (await crew.crew.run(name, item, limits[name])) as Result
}

/**
 * Draws what contains the mark. Rejects with EnvironmentError if that takes too much: the checks of the content have
 * drawn the mark in a larger size.
 */
export async function drawLimited(drawing: SizedSvg, config: LimitedConfig): Promise<Uint8Array> {
  return runLimited('pack-png', drawing, config).catch((error: unknown) => {
    if (!(error instanceof LimitError)) throw error
    throw new EnvironmentError(`the icons cannot be drawn: that takes too much ${error.reason} on this system`)
  })
}

/** Does one item in the process with limits. */
export async function doLimited(name: string, item: unknown): Promise<LimitedAnswer> {
  try {
    return { result: await jobs[name as keyof Jobs](item as never) }
  } catch (error) {
    const undrawnBy = error instanceof UndrawnError ? error.packageName : undefined
    const isEnvironment = error instanceof EnvironmentError
    return { error: error instanceof Error ? error.message : String(error), isEnvironment, undrawnBy }
  }
}
