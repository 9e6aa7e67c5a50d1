// Files of a site that are still as `libretto new site` wrote them.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { statOf } from '../disk/disk.ts'
import { UsageError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { pathFrom } from '../paths.ts'
import { parseYaml } from '../yaml/yaml.ts'
import { createSite, siteDefaults, siteKinds } from './new-site.ts'

/** A new site as it was written. */
export interface UntouchedFiles {
  /** SHA-256 of each file that is still the same, by path below the content folder. */
  files: ReadonlyMap<string, string>
  /** What the site got where nobody answered. */
  defaults: { name: string; url: string }
}

/** Days count from that on which a file was written. No starter has these in its texts. */
const days = /(?:1969|1970)-\d\d-\d\d/

/** Compares a content folder with what a new site of each kind has, whichever day it was made. */
export function findUntouched(content: string, libretto: string): UntouchedFiles {
  const folder = dirname(content)
  const defaults = siteDefaults(folder)
  const files = new Map<string, string>()
  const named = readNamed(content)
  if (!named) return { files, defaults }
  const temporary = mkdtempSync(join(tmpdir(), 'libretto-starters-'))
  try {
    // Somebody may have written the name into site.yaml later.
    for (const name of new Set([named.name, defaults.name]))
      for (const kind of siteKinds) {
        const written = join(temporary, `${kind}-${name === named.name}`, basename(folder) || 'site')
        if (!createdSite({ ...named, name, kind, folder: written }, libretto)) continue
        for (const file of listFiles(join(written, 'content'))) {
          const found = readFile(join(content, file))
          const wanted = readFileSync(join(written, 'content', file))
          if (found && isSame(found, wanted)) files.set(file, hashOf(found))
        }
      }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  return { files, defaults }
}

/** Returns false for answers that no new site can have. */
function createdSite(wanted: Parameters<typeof createSite>[0], libretto: string): boolean {
  try {
    createSite(wanted, { libretto, now: 0 })
    return true
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}

function readNamed(content: string): { name: string; url: string; language: string } | undefined {
  const bytes = readFile(join(content, 'site.yaml'))
  if (!bytes) return undefined
  const { name, url, language } = Object(parseYaml(bytes.toString()).data) as Record<string, unknown>
  if (typeof name !== 'string' || typeof url !== 'string') return undefined
  return { name, url, language: typeof language === 'string' ? language : 'en' }
}

/** With the line ends of Windows, which git may have given it, a text is the same. */
function isSame(found: Buffer, wanted: Buffer): boolean {
  if (found.equals(wanted)) return true
  const parts = wanted.toString().split(days)
  if (parts.length === 1) return textOf(found) === wanted.toString()
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${escaped.join('\\d{4}-\\d\\d-\\d\\d')}$`).test(textOf(found))
}

function textOf(bytes: Buffer): string {
  return bytes.toString().replaceAll('\r\n', '\n')
}

/** The bytes of a regular file. */
function readFile(path: string): Buffer | undefined {
  return statOf(path)?.isFile() ? readFileSync(path) : undefined
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => pathFrom(folder, join(item.parentPath, item.name)))
}
