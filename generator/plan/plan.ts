// The door of this folder: content → routes, and the view of each.

export { markdownPath } from './contents-list.ts'
export { type HashedAssets, hashedAssets } from './hashed-assets.ts'
export { type KnownPages, openKnownPages } from './known-pages.ts'
export type { KnownRoute, Plan, PlannedRoute, Route } from './model.ts'
export { iconSizes, shareCardPath } from './picture-paths.ts'
export { measurePicture } from './picture-sizes.ts'
export { absoluteUrl, type ContentFrame } from './plan-head.ts'
export { planRoutes, planView } from './plan-routes.ts'
export type { PlanOptions } from './plan-site.ts'
export { planTranslations } from './plan-translations.ts'
export { type SiteAddress, siteAddress } from './site-address.ts'
