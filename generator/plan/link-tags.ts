import type { TagLink } from '#site/plan-view.ts'
import { tagRoute } from '../model/model.ts'

/** Tags of an article, with links to those that have a page. `hasPage` says it of an address. */
export function linkTags(
  tags: readonly string[],
  sectionRoute: string,
  hasPage: (route: string) => boolean,
): TagLink[] {
  return tags.map((label) => {
    const href = tagRoute(sectionRoute, label)
    return href !== undefined && hasPage(href) ? { label, href } : { label }
  })
}
