import { type Cover, coverSchema } from '#schemas/cover.ts'
import type { Article } from './content.ts'

/** The cover of an article. A collection of the site's own may use the key for something else. */
export function coverOf({ head }: Pick<Article, 'head'>): Cover | undefined {
  const { cover } = head
  return cover === undefined ? undefined : coverSchema.safeParse(cover).data
}
