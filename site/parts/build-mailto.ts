// A mailto link with a subject and a text. In: address and both texts. Out: the link; empty texts are left out.
// Never puts a line break into the subject; a mail program would take what follows for a header.

import { encodeText } from './encode-text.ts'

export function buildMailto(address: string, subject = '', body = ''): string {
  const fields = [
    ['subject', subject.replace(/\s+/g, ' ').trim()],
    ['body', body.trim().replace(/\r\n?|\n/g, '\r\n')],
  ]
  const query = fields.filter(([, text]) => text).map(([name, text]) => `${name}=${encodeText(text ?? '')}`)
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
