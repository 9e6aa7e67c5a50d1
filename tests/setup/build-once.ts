// The set-ups of several projects need the same sites: each is built once in a run, and removed when the last project
// that asked for it is done. Their modules are loaded once per project, so what they share is a global.

import { buildSite } from './built-site.ts'

type Built = Awaited<ReturnType<typeof buildSite>>

interface Shared {
  built: Promise<Built>
  users: number
}

const key = Symbol.for('libretto.built-sites')
const place = globalThis as { [key]?: Map<string, Shared> }

/** Builds a site with these flags, or takes what another project has built. */
export async function buildOnce(flags: readonly string[]): Promise<Built> {
  place[key] ??= new Map()
  const name = flags.join(' ')
  const shared = place[key].get(name) ?? { built: buildSite(flags), users: 0 }
  place[key].set(name, shared)
  shared.users++
  const { dist, remove } = await shared.built
  return {
    dist,
    remove: async () => {
      shared.users--
      if (shared.users > 0) return
      place[key]?.delete(name)
      await remove()
    },
  }
}
