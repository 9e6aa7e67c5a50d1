// Words of whole pages: articles, documentation pages, the not-found page, redirects.

/** The drawing at the head of a post. */
export const articleFigure = {
  decades: 'Each mark: ten times the one before',
  part: (name: string, amount: string) => `${name}: ${amount}`,
} as const

/** A post of the blog. */
export const blogPost = {
  featured: 'Featured',
  updated: 'Updated',
  readTime: (minutes: number) => `${minutes} min read`,
  citationCount: (count: number) => (count === 1 ? '1 citation' : `${count} citations`),
  summary: 'Research summary',
  references: 'References',
  methodology: 'Methodology',
  neighbours: { label: 'More posts', previous: 'Older', next: 'Newer' },
} as const

/** The facts beside a case study. */
export const caseFacts = {
  industry: 'Industry',
  duration: 'Implementation',
  team: 'Team',
  technologies: 'Technologies',
  approach: 'Approach',
} as const

/** The quote of a case study. */
export const caseQuote = {
  label: 'Testimonial',
  /** Beside the person, e.g. that the data is a sample. */
  note: '' as string,
} as const

/** The results of a case study, drawn and as a table. */
export const caseResults = {
  title: 'Results & Impact',
  lead: 'Before and after. Every axis starts at zero and is its own.',
  change: (before: string, after: string) => `${before} to ${after}`,
  viewAsTable: 'View as table',
  tableLabel: 'Results as a table',
  tableCaption: 'Results before and after',
  columns: ['Metric', 'Before', 'After', 'Improvement', 'Methodology', 'Timeframe'],
} as const

/** What a case study's project cost and returned. */
export const caseReturn = {
  title: 'Return on Investment',
  investment: 'Investment',
  annualReturn: 'Annual return',
  paybackPeriod: 'Payback period',
} as const

/** A case study. */
export const caseStudy = {
  published: 'Published',
  featured: 'Featured',
  /** A tag below the title, e.g. that the data is a sample. */
  illustrative: '' as string,
  challenge: 'The Challenge',
  solution: 'The Solution',
  references: 'References',
  next: 'Next case study',
} as const

/** An article of a site's own collection. */
export const ownArticle = {
  neighbours: { label: 'More articles', previous: 'Previous', next: 'Next' },
} as const

/** What a documentation page has around its blocks. */
export const docsPage = {
  updated: 'Updated',
  readTime: (minutes: number) => `${minutes} min read`,
  copy: 'Copy page',
  markdown: 'Markdown',
  edit: 'Edit',
  neighbours: { label: 'Neighbouring pages', previous: 'Previous', next: 'Next' },
} as const

/** A home page without blocks. */
export const emptyHome = {
  title: 'Page Not Found',
  text: 'Unable to load page content.',
} as const

/** A help article. */
export const helpArticle = {
  difficulties: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  updated: 'Updated',
  video: 'Watch the video for this article',
  related: 'Related articles',
} as const

/** The page for addresses that lead nowhere; its title and message are planned by the build. */
export const notFound = {
  quickLinks: 'Often looked for',
  nearPages: 'Pages with a similar address',
} as const

/** The balance of an investment, month by month. */
export const paybackPlot = {
  label: (start: string, end: string, months: number, paybackPeriod: string) =>
    `Balance from ${start} at the start to ${end} after ${months} months, zero after ${paybackPeriod}`,
  /** How a payback period names its unit. */
  monthUnits: ['month', 'months'],
  paidBack: (paybackPeriod: string) => `Paid back, ${paybackPeriod}`,
  months: (count: number) => `${count} months`,
  caption: (annualReturn: string) =>
    `Running balance since the start, each half month, if ${annualReturn} a year comes in evenly. ` +
    'Hollow is still owed.',
} as const

/** Gauges beside the title of a page, drawn from the figures of its blocks. */
export const plotPage = {
  salaries: 'Yearly salaries',
  sizes: 'Sizes of the files',
  competitor: 'Competitor',
  toScale: (title: string) => `${title}, drawn to scale`,
  certifications: { certified: 'certified', verified: 'verified', 'in-progress': 'in progress' },
  reports: 'Validity of each report',
  today: 'today',
  dates: 'Articles by date',
  latestDates: 'Latest articles by date',
  changes: 'First result of each case study',
  changesEnd: '100% less',
  subjects: 'Articles by subject',
  subjectsEnd: 'filled: for beginners',
  replies: 'Replies by category',
} as const

/** A page that only leads to another one. */
export const redirect = {
  documentTitle: (siteName: string) => `Moved | ${siteName}`,
  title: 'This page has moved',
} as const

/** One result, before and after. */
export const resultPlot = {
  label: (metric: string, before: string, after: string) => `${metric}: ${before} before, ${after} after`,
  before: 'before',
  after: 'after',
} as const
