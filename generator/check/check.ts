// The door of this folder: content → problems that only the site as a whole can show.

export { checkAssetPaths } from './check-assets.ts'
export { checkLocalEndpoints } from './check-forms.ts'
export { findLengthFault } from './check-heads.ts'
export { checkHosts, noteHosts } from './check-hosts.ts'
export { listOutsideLinks } from './check-links.ts'
export { checkRootFiles } from './check-root-files.ts'
export { findOrphans } from './find-orphans.ts'
export { describeUnused, findUnusedAssets } from './find-unused-assets.ts'
export { findWithheldAssets } from './find-withheld-assets.ts'
export { widgetOptions } from './text-widgets.ts'
export type { LanguageContent } from './validate-languages.ts'
export { validateSite } from './validate-site.ts'
