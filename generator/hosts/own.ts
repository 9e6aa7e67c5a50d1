import type { Host } from './host.ts'

/** A server of the site's owner. The files for nginx and Caddy suit each form; another server may read neither. */
export const own: Host = {
  name: 'a server of your own',
  forms: ['plain', 'files', 'slashes'],
  reads: ['_nginx.conf', '_Caddyfile'],
  redirects: 'perhaps',
  most: {},
}
