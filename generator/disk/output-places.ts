import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { PublicationOptions } from './publication.ts'

// The rooms of the site's and Libretto's own code.
const codeRooms = ['site', 'generator', 'runtime', 'schemas', 'bin', 'tests']

/** What the output folder must not be, nor be in. */
export function placesOf({
  content,
  own,
  libretto,
  force,
}: Config): Pick<PublicationOptions, 'forbidden' | 'reserved' | 'isForced'> {
  const rooms = codeRooms.map((room) => join(libretto, room))
  return {
    forbidden: [content, libretto],
    reserved: [content, ...(own === undefined ? [] : [own]), ...rooms],
    isForced: force,
  }
}
