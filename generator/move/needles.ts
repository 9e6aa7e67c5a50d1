import { posix } from 'node:path'
import type { Moved } from './address-map.ts'
import type { Renames } from './model.ts'

/** Whether a text may name something that moves: a quick answer, before it is parsed. */
export function needlesOf({ pages, byLanguage, assets }: Moved, { files, folder }: Renames): (text: string) => boolean {
  const names = [
    ...files.keys(),
    ...assets.keys(),
    ...[...byLanguage.values()].flatMap(({ routes, ids }) => [...routes.keys(), ...ids.keys()]),
    ...pages.flatMap(({ id, route }) => [id, route]),
    ...(folder ? [folder.from] : []),
  ].map((name) => posix.basename(name))
  const needles = [...new Set(names)].filter((name) => name !== '')
  // Letters beyond ASCII may be written in several ways.
  if (needles.some((name) => !/^[\w.-]+$/.test(name))) return () => true
  return (text) => needles.some((name) => text.includes(name)) || text.includes('%')
}
