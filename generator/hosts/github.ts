import type { Host } from './host.ts'

/**
 * A file fares.html answers /fares, but not /fares/. Source: the measurements of
 * github.com/slorber/trailing-slash-guide.
 */
export const github: Host = {
  name: 'GitHub Pages',
  forms: ['slashes'],
  reads: ['.nojekyll'],
  redirects: 'never',
  most: {},
}
