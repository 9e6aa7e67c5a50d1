// The values of flags: what somebody wrote → what it means. What is wrong is a UsageError that says how it is written.

import { isIP } from 'node:net'
import { basePathPattern } from '#schemas/base-path.ts'
import { UsageError } from '../errors.ts'

/** What commander gives: the words of a flag with a value, true or false of one without. */
export type Given = string | boolean | undefined

export function isGiven(given: Given): boolean {
  return given === true
}

export function textOf(given: Given): string | undefined {
  return given === undefined ? undefined : String(given)
}

// An empty path is the working directory, but it comes from a variable of a script that has no value.
export function folderName(flag: string, given: Given): string | undefined {
  if (given === '') throw new UsageError(`${flag} must be a folder, not ""`)
  return textOf(given)
}

export function oneOf<Value extends string>(flag: string, given: Given, values: readonly [Value, ...Value[]]): Value {
  if (given === undefined) return values[0]
  const found = values.find((candidate) => candidate === given)
  if (found === undefined)
    throw new UsageError(`${flag} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}, not "${given}"`)
  return found
}

export function readThreads(value: string): number {
  if (!/^\d{1,2}$/.test(value) || Number(value) > 32)
    throw new UsageError(`--threads must be a number from 0 to 32, not "${value}"`)
  return Number(value)
}

export function readKept(value: string): number {
  if (!/^\d{1,2}$/.test(value)) throw new UsageError(`--keep-assets must be a number from 0 to 99, not "${value}"`)
  return Number(value)
}

export function readShard(value: string): { part: number; of: number } {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(value)?.map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new UsageError(`--shard must be like 2/4, the second of four parts, not "${value}"`)
  return { part, of }
}

/** "" or "/a/b": plain segments without a trailing slash. */
export function readBasePath(value: string): string {
  const trimmed = value.replace(/\/+$/, '')
  if (!basePathPattern.test(trimmed)) throw new UsageError(`--base-path must be a path such as /site, not "${value}"`)
  return trimmed
}

export function readInstant(value: string): number {
  const isKnownForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value)
  const day = value.slice(0, 10)
  // Date.parse reads February 30 as March 2.
  const isDay = isKnownForm && new Date(Date.parse(day) || 0).toISOString().startsWith(day)
  const instant = isDay ? Date.parse(value) : Number.NaN
  if (Number.isNaN(instant))
    throw new UsageError(`--now must be a date or an instant with offset such as 2026-05-31T09:00:00Z, not "${value}"`)
  return instant
}

export function readPort(value: string): number {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new UsageError(`--port must be a number from 0 to 65535, not "${value}"`)
  return port
}

// Whoever owns a name decides where it leads, so a whole top-level domain is refused: it would have names of anybody.
export function readAllowedHosts(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().toLowerCase())
  const isName = (name: string) =>
    /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(name) || /^(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?){2,}$/.test(name)
  if (!names.every(isName))
    throw new UsageError(
      '--allowed-hosts must be comma-separated names without a port, such as handbook.example.com or .example.com, ' +
        `not "${value}"`,
    )
  return [...new Set(names)]
}

// A server for all addresses could not tell its own Host header from that of an attacker, so 0.0.0.0 and :: are
// refused.
export function readHosts(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().toLowerCase())
  const isName = (name: string) => isIP(name) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(name)
  if (!names.every((name) => isName(name) && !/^[0.]+$/.test(name) && !/^[0:]+$/.test(name)))
    throw new UsageError(
      `--host must be comma-separated host names or addresses of this machine, such as 192.168.1.20, not "${value}"`,
    )
  return [...new Set(names)].filter((name) => !['localhost', '127.0.0.1', '::1'].includes(name))
}
