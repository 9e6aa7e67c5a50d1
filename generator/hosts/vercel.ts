import type { Host } from './host.ts'

/**
 * Its answers without slashes need no file beside a folder. Sources: vercel.com/docs/project-configuration, and the
 * schemas of @vercel/routing-utils.
 */
export const vercel: Host = {
  name: 'Vercel',
  forms: ['plain', 'slashes'],
  reads: ['vercel.json'],
  redirects: 'always',
  only404: true,
  most: { redirects: 2048 },
}
