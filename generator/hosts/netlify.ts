import type { Host } from './host.ts'

/** Sources: docs.netlify.com, "Redirect options", and github.com/slorber/trailing-slash-guide. */
export const netlify: Host = {
  name: 'Netlify',
  forms: ['files', 'slashes'],
  reads: ['_headers', '_redirects'],
  redirects: 'always',
  rules404: true,
  most: {},
}
