import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { cacheName } from '../paths.ts'
import type { OtherFolders } from './refuse-folder.ts'

// The rooms of the site's and Libretto's own code.
const codeRooms = ['site', 'generator', 'runtime', 'schemas', 'bin', 'tests']

/** Where the output folder must not be, and whether it may hold files of somebody else. */
export function otherFolders({
  places: { content, ownPlace, project, cache, libretto },
  surface: { force },
}: Pick<Config, 'places' | 'surface'>): Required<OtherFolders> & { isForced: boolean } {
  // Also where they are not there yet: the next build would refuse what this one has written.
  const caches = [...new Set([join(project, cacheName), cache ?? join(project, cacheName)])]
  return {
    forbidden: [content, libretto],
    reserved: [content, ...codeRooms.map((room) => join(libretto, room))],
    taken: [
      { folder: ownPlace, use: 'the folder for code of the site' },
      ...caches.map((folder) => ({ folder, use: 'the cache folder' })),
    ],
    isForced: force,
  }
}
