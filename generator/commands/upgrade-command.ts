// The upgrade command: prints what a newer version of Libretto changes in this site, and writes it.

import type { Config } from '../config/config.ts'
import { exitCodes } from '../errors.ts'
import { loadContent } from '../load/load.ts'
import { plural } from '../report/report.ts'
import { visibleText } from '../text.ts'
import { type Upgrade, upgradeContent } from './upgrade.ts'

/** Writes new names of keys, or lists them with `dryRun`. Exits with 1 if one is left for the writer. */
export async function upgradeCommand({ places, surface }: Config, dryRun: boolean): Promise<number> {
  const { entries, problems } = await loadContent(places.content)
  const upgrades = await upgradeContent(entries, { folder: places.content, dryRun })
  const faulty = new Set(problems.flatMap(({ severity, file = '' }) => (severity === 'error' ? [file] : [])))
  const { screen, quiet, release } = surface
  if (!quiet) {
    for (const upgrade of upgrades) screen.print(describe(upgrade, dryRun))
    for (const file of faulty) screen.print(`${visibleText(file)}: not read; run "libretto validate"`)
    screen.print(sumUp(upgrades, dryRun, release))
  }
  return faulty.size > 0 || upgrades.some(({ reason }) => reason !== undefined) ? exitCodes.content : exitCodes.done
}

function describe({ file, line, from, to, version, until, reason }: Upgrade, dryRun: boolean): string {
  const place = `${visibleText(file)}:${line}  "${from}" → "${to}"`
  if (reason !== undefined) return `${place}  left, because ${reason}`
  return `${place}  ${dryRun ? 'would change' : 'changed'}: new in ${version}, the old name works until ${until}`
}

function sumUp(upgrades: readonly Upgrade[], dryRun: boolean, release: string): string {
  const left = upgrades.filter(({ reason }) => reason !== undefined).length
  const done = upgrades.length - left
  if (upgrades.length === 0) return `the content is that of Libretto ${release}: nothing to change`
  return `${plural(done, 'key')} ${dryRun ? 'to change' : 'changed'}${left > 0 ? `, ${left} left for you` : ''}`
}
