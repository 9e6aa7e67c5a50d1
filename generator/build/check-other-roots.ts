import { dirname, join, relative } from 'node:path'
import type { Places } from '../config/config.ts'
import { isIgnoredName, itemsIn, manifestName } from '../disk/disk.ts'
import { isFolder, isIn } from '../paths.ts'
import type { Problem } from '../problem.ts'

/**
 * Warns of folders beside the content from which other generators publish files as they are. Nothing is said of a site
 * with content/root: its owner knows that folder, and another program may use this one.
 */
export function checkOtherRoots({ content, out }: Pick<Places, 'content' | 'out'>): Problem[] {
  if (isFolder(join(content, 'root'))) return []
  return ['public', 'static'].flatMap((name): Problem[] => {
    const folder = join(dirname(content), name)
    const items = itemsIn(folder).filter((item) => !isIgnoredName(item.name))
    // Some hosts want the built site in a folder of this name.
    const isBuilt = itemsIn(folder).some((item) => item.name === manifestName)
    if (items.length === 0 || isBuilt || isIn(out, folder) || isIn(content, folder)) return []
    return [
      {
        code: 'other-root',
        severity: 'warning',
        message: `the files of ${name}/ are not published`,
        hint:
          'move those for the top of the site to content/root/, and others to content/assets/; if another program ' +
          'needs the folder, make a folder content/root/ with a README.md',
        file: relative(content, folder),
      },
    ]
  })
}
