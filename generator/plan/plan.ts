// The door of this folder: content → routes, and the view of each.

export { markdownPath } from './contents-list.ts'
export { type HashedAssets, hashedAssets } from './hashed-assets.ts'
export { iconSizes, shareCardPath } from './picture-paths.ts'
export { type Plan, type PlannedRoute, planRoutes, planView, type Route, viewShelf } from './plan-routes.ts'
