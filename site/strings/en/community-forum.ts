/** The three tabs. */
export const communityForum = {
  label: 'Community',
  forum: 'Forum',
  showcase: 'Showcase',
  support: 'Support',
} as const

/** Projects of the community. */
export const projectList = {
  empty: 'No projects have been shown yet.',
  tags: 'Tags',
  likes: (count: number) => [count, ' likes'],
  demo: 'Demo',
  github: 'GitHub',
} as const

/** Ticket form and quick help. */
export const supportDesk = {
  title: 'Submit a Ticket',
  subject: 'Subject',
  subjectEmpty: 'Subject is empty',
  category: 'Category',
  /** Categories of a site that lists none of its own. */
  categories: {
    general: 'General Support',
    technical: 'Technical Issue',
    billing: 'Billing Question',
    feature: 'Feature Request',
  },
  description: 'Description',
  descriptionEmpty: 'Description is empty',
  fieldsEmpty: 'Please fill in both subject and description',
  fieldsRequired: 'Subject and description are required',
  failure: 'Failed to submit ticket. Please try again.',
  submit: 'Submit Ticket',
  submitting: 'Submitting...',
  createdToast: (shortId: string) => `Ticket ${shortId} created`,
  created: (shortId: string) => `Ticket ${shortId} created. It is listed below.`,
  quickHelp: 'Quick Help',
  documentation: 'Documentation',
  chat: 'Live Chat',
  chatNote: 'Offline now. Submit a ticket instead.',
  chatToast: 'Live chat is offline. Please submit a ticket.',
  email: 'Email Support',
  videos: 'Video Tutorials',
} as const

/** Threads of the forum and their filters. */
export const threadList = {
  filterLabel: 'Filter threads',
  search: 'Search',
  searchPlaceholder: 'Search discussions...',
  category: 'Category',
  all: 'All',
  newThread: 'New Thread',
  newThreadToast: 'The forum is read-only. New threads are closed.',
  noPageToast: 'This thread has no page.',
  threadCount: (count: number) => (count === 1 ? '1 thread' : `${count} threads`),
  noThreads: 'No threads found',
  noThreadsHint: 'Try another word, or all categories.',
  newTab: ' (opens a new tab)',
  pinned: 'Pinned',
  answered: 'Answered',
  lastActivity: ', last activity ',
  replies: (count: string) => [count, ' ', 'replies'],
  views: (count: string) => [count, ' ', 'views'],
  likes: (count: string) => [count, ' ', 'likes'],
} as const

/** The tickets of this visit. */
export const ticketList = {
  title: 'Your Tickets',
  note: 'This page keeps them until you leave it.',
  statuses: { Open: 'Open', 'In Progress': 'In Progress' },
  priorities: { High: 'High priority', Medium: 'Medium priority', Low: 'Low priority' },
} as const
