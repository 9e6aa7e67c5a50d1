import type { Host } from './host.ts'

/**
 * A file fares.html answers /fares, but not /fares/. Sources: the measurements of
 * github.com/slorber/trailing-slash-guide, and docs.github.com, "GitHub Pages limits".
 */
export const github: Host = {
  name: 'GitHub Pages',
  forms: ['slashes'],
  reads: ['.nojekyll'],
  redirects: 'never',
  only404: true,
  most: { siteSize: 2 ** 30 },
}
