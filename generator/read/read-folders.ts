import { docsFolderSchema } from '#schemas/docs-folder.ts'
import { unversioned } from '../addresses/addresses.ts'
import { type Entry } from '../load/load.ts'
import { docsRoute, type FolderFile } from '../model/model.ts'
import type { Context } from './context.ts'
import { readMapping } from './read-values.ts'

const folderFile = /^docs\/(?:(.+)\/)?_folder\.yaml$/

/** Every _folder.yaml of the documentation. */
export function readFolders(entries: readonly Entry[], context: Context): FolderFile[] {
  return entries.flatMap((entry) => {
    const place = folderFile.exec(entry.file)
    const data = place ? readMapping(entry, docsFolderSchema, context) : undefined
    if (!place || !data) return []
    const below = unversioned(place[1] ?? '', context.newestDocs)
    return [{ ...data, route: below === '' ? docsRoute : `${docsRoute}/${below}`, entry }]
  })
}
