import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { OtherFolders } from './refuse-folder.ts'

// The rooms of the site's and Libretto's own code.
const codeRooms = ['site', 'generator', 'runtime', 'schemas', 'bin', 'tests']

/** Where the output folder must not be, and whether it may hold files of somebody else. */
export function placesOf({ content, own, libretto, force }: Config): Required<OtherFolders> & { isForced: boolean } {
  const rooms = codeRooms.map((room) => join(libretto, room))
  return {
    forbidden: [content, libretto],
    reserved: [content, ...(own === undefined ? [] : [own]), ...rooms],
    isForced: force,
  }
}
