import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in the page, or in a part of it, each with the state it was found in. */
export async function findViolations(page: Page, state: string, part?: string): Promise<string[]> {
  // axe must not judge a target that happens to lie under the sticky header.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Without frames no tab has to gather the results, and handing over passed rules would take half of the time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: tags }).setLegacyMode(true)
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${state}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}
