// The door of this folder: content and routes → sitemap, feeds, search index, llms.txt and host files.

export { checkHostFiles } from './check-host-files.ts'
export { describeSite } from './describe-site.ts'
export { headersFile } from './host-files.ts'
export { allowLiveClient, isInPolicy, pagePolicy } from './policy.ts'
export { areListedInThread } from './search-lists.ts'
export { type IndexAnswer, type IndexOrder, openIndexThread } from './search-thread.ts'
