import type { CollectionName } from '#schemas/article-collections.ts'
import { blog } from './blog/plan.ts'
import { caseStudies } from './case-studies/plan.ts'
import type { SiteCollection } from './collection.ts'
import { help } from './help/plan.ts'

/** Every collection of articles. A name of schemas/article-collections.ts without a module here does not compile. */
export const collections: { readonly [Name in CollectionName]: SiteCollection<Name> } = {
  blog,
  help,
  'case-studies': caseStudies,
}
