// Address of the contact page, filled for an application. In: the contact page's address and the title of a position. Out: the link.
// Never adds a second question mark; a fragment of the address stays last.

import { encodeText } from '../../parts/encode-text.ts'

export function buildApplyHref(contactHref: string, jobTitle: string): string {
  const [path = '', fragment] = contactHref.split('#', 2)
  const query = `type=general&subject=${encodeText(`Application: ${jobTitle}`)}`
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
