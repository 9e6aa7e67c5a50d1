import type { Host } from './host.ts'

/** Source: vercel.com/docs/project-configuration. Its answers without slashes need no file beside a folder. */
export const vercel: Host = {
  name: 'Vercel',
  forms: ['plain', 'slashes'],
  reads: ['vercel.json'],
  redirects: 'always',
  most: { redirects: 1024 },
}
