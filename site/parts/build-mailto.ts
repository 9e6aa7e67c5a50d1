import { encodeText } from './encode-text.ts'

/**
 * A mailto link; empty texts are left out. Line breaks in the subject become spaces, because a mail program would read
 * the next line as a header.
 */
export function buildMailto(address: string, subject = '', body = ''): string {
  const fields = [
    ['subject', subject.replace(/\s+/g, ' ').trim()],
    ['body', body.trim().replace(/\r\n?|\n/g, '\r\n')],
  ]
  const query = fields.filter(([, text]) => text).map(([name, text]) => `${name}=${encodeText(text ?? '')}`)
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
