import { jobListing as words } from '#words/job-listing.ts'
import { encodeText } from '../../parts/encode-text.ts'

interface Application {
  contactHref: string
  /** The kind of inquiry that it is. */
  contactType: string
  jobTitle: string
}

/** Address of the contact page with type and subject filled in; a query and a fragment of `contactHref` are kept. */
export function buildApplyHref({ contactHref, contactType, jobTitle }: Application): string {
  const [path = '', fragment] = contactHref.split('#', 2)
  const query = `type=${encodeText(contactType)}&subject=${encodeText(words.applicationSubject(jobTitle))}`
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
