import type { Host } from './host.ts'

/**
 * A folder of the name of a file hides the file. Sources: docs.gitlab.com/user/project/pages, "Resolving ambiguous
 * URLs" and "Redirects", and the settings of gitlab.com.
 */
export const gitlab: Host = {
  name: 'GitLab Pages',
  forms: ['slashes'],
  reads: ['_redirects'],
  redirects: 'always',
  only404: true,
  most: { redirects: 1000, redirectsSize: 64 * 1024, files: 200_000, siteSize: 2 ** 30 },
}
