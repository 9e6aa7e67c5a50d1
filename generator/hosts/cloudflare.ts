import type { Host } from './host.ts'

/** Sources: developers.cloudflare.com/pages, "Serving Pages", "Redirects", "Headers" and "Limits", and wrangler. */
export const cloudflare: Host = {
  name: 'Cloudflare Pages',
  forms: ['files', 'slashes'],
  reads: ['_headers', '_redirects'],
  redirects: 'always',
  most: {
    redirects: 2000,
    patterns: 100,
    files: 20_000,
    fileSize: 25 * 2 ** 20,
    headerRules: 100,
    line: 2000,
  },
}
