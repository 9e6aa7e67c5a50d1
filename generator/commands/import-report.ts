// The report of an import lies beside the content folder, where no build looks.

import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { placeFile, statOf } from '../disk/disk.ts'
import {
  type ImportPlan,
  type LossProblem,
  lineInFile,
  type PlaceLink,
  printReport,
  reportTitle,
} from '../import/import.ts'
import { pathFrom } from '../paths.ts'

interface ReportOptions {
  plan: ImportPlan
  /** Files are relative to the source folder. */
  losses: readonly LossProblem[]
  /** Untouched files of the new site that gave way. */
  removed: readonly string[]
  /** The folder of the old site. */
  source: string
  content: string
  /** The content folder with site.yaml. */
  root: string
  isDry: boolean
}

/** Where the report is; `isTaken` if a file of somebody else is there. */
export interface PlacedReport {
  path: string
  isTaken: boolean
}

/** Writes the report. Undefined if there is none, because nothing is left or lost. */
export function writeReport({
  plan,
  losses,
  removed,
  source,
  content,
  root,
  isDry,
}: ReportOptions): PlacedReport | undefined {
  const folder = dirname(root)
  // A language comes over by itself.
  const name = root === content ? 'import-report.md' : `import-report-${basename(content)}.md`
  const path = join(folder, name)
  const found = statOf(path)
  const before = found?.isFile() ? readFileSync(path, 'utf8') : undefined
  if (isDry || (losses.length === 0 && removed.length === 0 && !found)) return undefined
  if (found && !before?.startsWith(`${reportTitle}\n`)) return { path, isTaken: true }
  const linkTo = openLinks({ plan, source, content, folder })
  // What gave way is gone: another import finds nothing.
  const gone = removed.length > 0 ? removed : listRemoved(before)
  const text = printReport({ tool: plan.tool, losses, removed: gone, linkTo, before })
  placeFile({ folder, path: name, bytes: new TextEncoder().encode(text), isForced: true, isDry })
  return { path, isTaken: false }
}

function listRemoved(before = ''): string[] {
  const [, list = ''] = before.split(/^## Removed from the new site .*$/m)
  return [...list.matchAll(/^- `(.*)`$/gm)].map(([, path = '']) => path)
}

/** Links to what an import has written, where a loss is to be repaired, or to the old file. */
function openLinks({
  plan,
  source,
  content,
  folder,
}: Pick<ReportOptions, 'plan' | 'source' | 'content'> & { folder: string }): (
  file: string,
  line: number | undefined,
) => PlaceLink {
  const from = (path: string) => pathFrom(folder, path)
  const pages = new Map(plan.files.flatMap((page) => (page.kind === 'page' ? [[page.from, page] as const] : [])))
  return (file, line) => {
    const old = line === undefined ? file : `${file}:${line}`
    const page = pages.get(file)
    if (!page?.text) return { file: from(join(source, file)), line }
    const own = line === undefined ? undefined : lineInFile(page.text, line)
    return { file: from(join(content, page.path)), line: own, old }
  }
}
