// Every island by its name, with the style sheets it needs beside the one of every page: the registry that <Island>,
// the renderer and the bundler share.
// Never list a name without its component: the registry's type is what checks the props where an island is used.

import type { SheetName } from './sheets.tsx'
import { ApiExplorer } from './widgets/api-explorer/api-explorer.tsx'
import { CodePlayground } from './widgets/code-playground/code-playground.tsx'
import { CommunityForum } from './widgets/community-forum/community-forum.tsx'
import { ContactForm } from './widgets/contact-form/contact-form.tsx'
import { DownloadCenter } from './widgets/download-center/download-center.tsx'
import { HelpSearch } from './widgets/help-search/help-search.tsx'
import { HelpfulVote } from './widgets/helpful-vote/helpful-vote.tsx'
import { InteractiveBenchmarks } from './widgets/interactive-benchmarks/interactive-benchmarks.tsx'
import { JobListing } from './widgets/job-listing/job-listing.tsx'
import { PerformanceMetrics } from './widgets/performance-metrics/performance-metrics.tsx'
import { PlatformSelection } from './widgets/platform-selection/platform-selection.tsx'
import { SDKDownloadCenter } from './widgets/sdk-download-center/sdk-download-center.tsx'
import { SearchDialog } from './widgets/search-dialog/search-dialog.tsx'
import { SecurityShowcase } from './widgets/security-showcase/security-showcase.tsx'

/** A widget's module is widgets/<its name in kebab-case>/<the same>.tsx: sdk-download-center for SDKDownloadCenter. */
export const islands = {
  ApiExplorer: { component: ApiExplorer, sheets: ['forms', 'api-explorer'] },
  CodePlayground: { component: CodePlayground, sheets: ['forms', 'sdk'] },
  CommunityForum: { component: CommunityForum, sheets: ['forms', 'community-forum'] },
  ContactForm: { component: ContactForm, sheets: ['forms'] },
  DownloadCenter: { component: DownloadCenter, sheets: ['sdk'] },
  HelpSearch: { component: HelpSearch, sheets: ['forms'] },
  HelpfulVote: { component: HelpfulVote, sheets: ['article'] },
  InteractiveBenchmarks: { component: InteractiveBenchmarks, sheets: ['benchmarks'] },
  JobListing: { component: JobListing, sheets: ['forms'] },
  PerformanceMetrics: { component: PerformanceMetrics, sheets: ['benchmarks'] },
  PlatformSelection: { component: PlatformSelection, sheets: ['platform-selection'] },
  SearchDialog: { component: SearchDialog },
  SDKDownloadCenter: { component: SDKDownloadCenter, sheets: ['forms', 'sdk'] },
  SecurityShowcase: { component: SecurityShowcase, sheets: ['security-showcase'] },
} as const satisfies Record<string, { component: unknown; sheets?: readonly SheetName[] }>
