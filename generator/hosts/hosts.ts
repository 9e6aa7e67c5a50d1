// The door of this folder: a file for each host that site.yaml can name, with everything that differs between them.

import type { HostName } from '#schemas/hosts.ts'
import { cloudflare } from './cloudflare.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import type { Host, HostFile, PageForm } from './host.ts'
import { netlify } from './netlify.ts'
import { own } from './own.ts'
import { vercel } from './vercel.ts'

export type { Host, HostFile, PageForm } from './host.ts'
export { nameHosts, printCount } from './limit-words.ts'

const hosts: Readonly<Record<HostName, Host>> = { cloudflare, github, gitlab, netlify, own, vercel }

/** Those of a site: all of them, unless site.yaml names some. */
export function hostsOf(names: readonly HostName[] | undefined): readonly Host[] {
  return isForAll(names) ? Object.values(hosts) : [...new Set(names)].map((name) => hosts[name])
}

/** Whether site.yaml names no host. */
export function isForAll(names: readonly HostName[] | undefined): names is undefined | readonly [] {
  return names === undefined || names.length === 0
}

/** The form of addresses that each of the hosts answers. The plainest server answers the plain one, by redirects. */
export function pageFormOf(names: readonly HostName[] | undefined): PageForm {
  if (isForAll(names)) return 'plain'
  const all = hostsOf(names)
  const forms: readonly PageForm[] = ['plain', 'files', 'slashes']
  return forms.find((form) => all.every((host) => host.forms.includes(form))) ?? 'slashes'
}

/** Whether one of the hosts of a site reads a file. */
export function isRead(file: HostFile, names: readonly HostName[] | undefined): boolean {
  return hostsOf(names).some(({ reads }) => reads.includes(file))
}

/** Whether `_redirects` may say which page a folder has for what is not there: each reader of it understands that. */
export function sendsNearest404(names: readonly HostName[] | undefined): boolean {
  const readers = isForAll(names) ? [] : hostsOf(names).filter(({ reads }) => reads.includes('_redirects'))
  return readers.length > 0 && readers.every(({ rules404 }) => rules404 === true)
}

/** How many redirects each of the hosts is sure to send, so that old addresses need no page. */
export function sentRedirects(names: readonly HostName[] | undefined): number {
  if (isForAll(names)) return 0
  return hostsOf(names).reduce((least, { redirects, most }) => {
    const sent = redirects === 'always' ? (most.redirects ?? Number.POSITIVE_INFINITY) : 0
    return Math.min(least, sent)
  }, Number.POSITIVE_INFINITY)
}

/** Whether a host that site.yaml names cannot send a redirect of this old address, which then needs a page. */
export function isUnsent(from: string, names: readonly HostName[] | undefined): boolean {
  return !isForAll(names) && hostsOf(names).some(({ unsent }) => unsent?.test(from) === true)
}

/** Whether a host that site.yaml names compares decoded addresses with the rules of `_redirects`. */
export function comparesDecoded(names: readonly HostName[] | undefined): boolean {
  return !isForAll(names) && hostsOf(names).some(({ isDecoded }) => isDecoded === true)
}

/** A host, and how much it reads or takes. */
export interface PassedLimit {
  name: string
  most: number
}

/** Hosts of a site that read or take less than there is. */
export function passedLimits(
  names: readonly HostName[] | undefined,
  limit: keyof Host['most'],
  count: number,
): PassedLimit[] {
  return hostsOf(names).flatMap(({ name, most: { [limit]: most = Number.POSITIVE_INFINITY } }) =>
    count > most ? [{ name, most }] : [],
  )
}

/** How many lines and bytes of `_redirects` each of its readers reads. */
export function redirectLimits(names: readonly HostName[] | undefined): { lines: number; bytes: number } {
  const readers = hostsOf(names).filter(({ reads }) => reads.includes('_redirects'))
  const least = (limit: 'redirects' | 'redirectsSize') =>
    readers.reduce((sum, { most }) => Math.min(sum, most[limit] ?? sum), Number.POSITIVE_INFINITY)
  return { lines: least('redirects'), bytes: least('redirectsSize') }
}
