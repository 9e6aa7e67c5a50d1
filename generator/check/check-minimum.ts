// The version of Libretto that a site asks for. It is looked at before anything else is known of site.yaml: a newer
// version may allow keys that this one does not know, and then this is the reason.

import { siteSchema } from '#schemas/site.ts'
import { framedProblem, type Loaded } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import { isMapping } from '../yaml/yaml.ts'

/** An error if the site asks for a newer version than `release`. */
export function checkMinimum({ entries }: Pick<Loaded, 'entries'>, release: string): Problem[] {
  const entry = entries.find(({ file }) => file === 'site.yaml')
  const { minimum } = entry && isMapping(entry.data) ? entry.data : {}
  const wanted = siteSchema.shape.minimum.safeParse(minimum).data
  if (!entry || wanted === undefined || !isOlder(release, wanted)) return []
  const hint = 'install that version in the folder of the site, or lower "minimum"'
  const message = `the site needs Libretto ${wanted} or newer, and this is ${release}`
  return [framedProblem(entry, entry.locate(['minimum']), { code: 'old-libretto', severity: 'error', message, hint })]
}

/** Whether a version is older than another; a part that is not written is 0. */
function isOlder(version: string, than: string): boolean {
  const [own, other] = [version, than].map((each) => each.split(/[.+-]/).map(Number))
  for (const index of [0, 1, 2]) {
    const [a = 0, b = 0] = [own?.[index], other?.[index]]
    if (a !== b) return a < b
  }
  return false
}
