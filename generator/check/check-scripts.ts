// Scripts of other hosts that browsers would refuse.

import { isAllowed } from '#schemas/is-allowed.ts'
import { problemAt } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'

/** One warning for each script whose host has no open door; pages leave it out. */
export function checkScripts({ entries, site }: Content): Problem[] {
  const entry = entries.get('site.yaml')
  if (!entry) return []
  return site.scripts.flatMap(({ name, src }, index) => {
    if (isAllowed(src, site.allow.scripts)) return []
    const { origin } = new URL(src)
    return [
      problemAt(entry, ['scripts', index, 'src'], {
        code: 'closed-door',
        severity: 'warning',
        message: `pages may load no scripts from ${origin}, so they leave out "${name}"`,
        hint: `add { host: ${origin}, reason: … } to allow.scripts`,
      }),
    ]
  })
}
