import { ownCollections } from '#own/collections.ts'
import type { CollectionName } from '#schemas/article-collections.ts'
import { blog } from './blog/plan.ts'
import { caseStudies } from './case-studies/plan.ts'
import type { SiteCollection } from './collection.ts'
import { docs } from './docs/plan.ts'
import { help } from './help/plan.ts'
import { planOwnCollection } from './own-collection.ts'

// A name of schemas/article-collections.ts without a module here does not compile.
const standard: { readonly [Name in CollectionName]: SiteCollection<Name> } = {
  blog,
  help,
  'case-studies': caseStudies,
  docs,
}

/** Every collection of articles. Each function is called for articles of its own collection only. */
export const collections = {
  ...standard,
  ...Object.fromEntries(Object.entries(ownCollections).map(([name, own]) => [name, planOwnCollection(name, own)])),
} as unknown as Readonly<Record<string, SiteCollection<string>>>
