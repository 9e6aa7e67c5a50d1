// Hosts with their own limits, as site.yaml names them.

import * as z from 'zod'

const hostNames = ['cloudflare', 'github', 'gitlab', 'netlify', 'vercel', 'own'] as const
export type HostName = (typeof hostNames)[number]

export const hostsSchema = z
  .array(z.enum(hostNames))
  .optional()
  .describe(
    'Hosts that the site is for: cloudflare, github, gitlab, netlify, vercel, or own for a server of yours. ' +
      'Warnings are about the limits of these. Default: about the limits of all. If cloudflare, gitlab, netlify and ' +
      'vercel are all there is, old addresses have no pages: these hosts redirect by themselves.',
  )
