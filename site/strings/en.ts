// Every word that the interface says by itself; the words of a site's own content are in content/. One group per part,
// sorted by name. Islands import their groups from the files in en/: scripts are split by file, so each island carries
// only its own words. A text with a value is a function; where the value is a text node of its own in the HTML of an
// island, the function returns the pieces.

export * from './en/api-explorer.ts'
export * from './en/blocks.ts'
export * from './en/certification-dates.ts'
export * from './en/code-playground.ts'
export * from './en/collections.ts'
export * from './en/community-forum.ts'
export * from './en/contact-form.ts'
export * from './en/copy.ts'
export * from './en/download-center.ts'
export * from './en/figures.ts'
export * from './en/forms.ts'
export * from './en/help-search.ts'
export * from './en/helpful-vote.ts'
export * from './en/interactive-benchmarks.ts'
export * from './en/job-listing.ts'
export * from './en/layout.ts'
export * from './en/locale.ts'
export * from './en/parameter-table.ts'
export * from './en/parts.ts'
export * from './en/performance-metrics.ts'
export * from './en/platform-selection.ts'
export * from './en/sdk-download-center.ts'
export * from './en/search-dialog.ts'
export * from './en/security-showcase.ts'
export * from './en/views.ts'

/** Titles that the specification gives to blocks without one. */
export const blockTitles = {
  contact: 'Get in Touch',
  jobs: 'Join Our Team',
  downloads: 'Downloads & SDKs',
  apiExplorer: 'API Explorer',
} as const
