// Hosts with their own limits, as site.yaml names them.

import * as z from 'zod'

const hostNames = ['cloudflare', 'github', 'gitlab', 'netlify', 'vercel', 'own'] as const
export type HostName = (typeof hostNames)[number]

export const hostsSchema = z
  .array(z.enum(hostNames))
  .optional()
  .describe(
    'Hosts that the site is for: cloudflare, github, gitlab, netlify, vercel, or own for a server of yours. ' +
      'Addresses have the form that each of these answers without a redirect, their files for hosts are written and ' +
      'no others, and warnings are about their limits. Default: files for all of them, and addresses without a slash.',
  )
