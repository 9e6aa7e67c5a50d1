import type { Host } from './host.ts'

/**
 * A rule is one line of words, and is compared with the decoded address: no rule has a space or what is encoded.
 * Sources: what netlify-cli answers, docs.netlify.com, "Redirect options" and "Files per directory limit", and
 * github.com/slorber/trailing-slash-guide.
 */
export const netlify: Host = {
  name: 'Netlify',
  forms: ['files', 'slashes'],
  reads: ['_headers', '_redirects'],
  redirects: 'always',
  rules404: true,
  isDecoded: true,
  unsent: /[\0- "#%<>?\\^`{}]/,
  most: { folderFiles: 54_000 },
}
