import { dirname, join, relative } from 'node:path'
import type { Places } from '../config/config.ts'
import { countTracked } from '../disk/disk.ts'
import { cacheName } from '../paths.ts'
import type { Problem } from '../problem.ts'
import { plural, relativePath } from '../report/report.ts'

/** Warns of a cache folder that git tracks: a build runs what is in it, whoever has committed that. */
export function checkCachePlace({ cache, content, project, workingDirectory }: Places): Problem[] {
  const folders = [join(project, cacheName), join(dirname(content), cacheName), ...(cache === undefined ? [] : [cache])]
  return [...new Set(folders)].flatMap((folder): Problem[] => {
    const count = countTracked(folder)
    if (count === 0) return []
    const name = relativePath(folder, workingDirectory)
    return [
      {
        code: 'tracked-cache',
        severity: 'warning',
        message: `git tracks ${plural(count, 'file')} of the cache folder ${name}, and a build runs code from there`,
        hint: `run "git rm -r --cached ${relative(workingDirectory, folder) || '.'}", and add it to .gitignore`,
      },
    ]
  })
}
