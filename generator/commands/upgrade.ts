// What a newer version of Libretto changes in the content of a site: keys that have a new name. Where that is safe, the
// new name is written, and no other byte changes. A file that has changed in the meantime stays as it is.

import type { RenamedKey } from '#schemas/format-changes.ts'
import { renameKeys } from '../edit/edit.ts'
import { type Entry, parseEntry } from '../load/load.ts'
import { readContentFile, saveContentFile } from '../save/save.ts'
import { changesOf, findOldKeys, type OldKey, parseYaml } from '../yaml/yaml.ts'

/** A key under its old name. */
export interface Upgrade {
  /** Path below the content folder. */
  file: string
  line: number
  from: string
  to: string
  version: string
  until: string
  /** Why it stays; undefined if it has the new name now, or would have it. */
  reason: string | undefined
}

/** Lists the old names in the files, and writes the new ones unless `dryRun`. */
export async function upgradeContent(
  entries: readonly Pick<Entry, 'file'>[],
  { folder, dryRun, changes }: { folder: string; dryRun: boolean; changes?: readonly RenamedKey[] },
): Promise<Upgrade[]> {
  const upgrades: Upgrade[] = []
  for (const { file } of entries) {
    const known = changesOf(file, changes)
    if (known.length === 0) continue
    for (const upgrade of await upgradeFile({ folder, file, dryRun }, known)) upgrades.push(upgrade)
  }
  return upgrades
}

async function upgradeFile(
  { folder, file, dryRun }: { folder: string; file: string; dryRun: boolean },
  changes: readonly RenamedKey[],
): Promise<Upgrade[]> {
  const read = readContentFile({ folder, file })
  if (!('bytes' in read)) return []
  const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(read.bytes)
  const entry = parseEntry(file, read, [])
  if (!entry) return []
  const { text: bare } = entry
  const { before, yaml, firstLine } = splitFile(entry)
  const document = parseYaml(yaml, firstLine)
  const old = findOldKeys(document.data, changes)
  if (old.length === 0) return []
  const changed = renameKeys(yaml, old.flatMap(nameOf))
  // What an alias repeats has the new name with its anchor.
  const kept = new Set(findOldKeys(parseYaml(changed).data, changes).map(keyOf))
  const text = before + changed + bare.slice(before.length + yaml.length)
  const bytes = new TextEncoder().encode(written.slice(0, written.length - bare.length) + text)
  const saved =
    dryRun || text === bare ? undefined : await saveContentFile({ folder, file, bytes, expectedHash: read.hash })
  const refused = saved && 'refusal' in saved ? 'the file could not be written' : undefined
  // An alias leads to the place of its anchor.
  const places = new Map(old.map((key) => [JSON.stringify(document.locate(key.path, true)), key]))
  return [...places.values()].map(({ path, change, isDouble }) => ({
    file,
    line: document.locate(path, true).line,
    from: String(path.at(-1)),
    to: change.to,
    version: change.version,
    until: change.until,
    reason: refused ?? reasonOf(isDouble, change.to, kept.has(keyOf({ path }))),
  }))
}

/** The YAML of a file: all of it, or its front matter. */
function splitFile({ text, body }: Entry): { before: string; yaml: string; firstLine: number } {
  if (!body) return { before: '', yaml: text, firstLine: 1 }
  const [fence = '', ...lines] = text.split(/(?<=\n)/).slice(0, body.firstLine - 2)
  return { before: fence, yaml: lines.join(''), firstLine: 2 }
}

function keyOf({ path }: Pick<OldKey, 'path'>): string {
  return JSON.stringify(path)
}

function nameOf({ path, change, isDouble }: OldKey): { path: OldKey['path']; to: string }[] {
  return isDouble ? [] : [{ path, to: change.to }]
}

function reasonOf(isDouble: boolean, to: string, isKept: boolean): string | undefined {
  if (isDouble) return `"${to}" stands beside it: keep one of the two`
  return isKept ? 'its name is written elsewhere, behind an anchor' : undefined
}
