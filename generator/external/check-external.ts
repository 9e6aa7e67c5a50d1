import { join } from 'node:path'
import { readSealed, type SealedPlace, writeSealed } from '../cache/cache.ts'
import { type LanguageContent, listOutsideLinks } from '../check/check.ts'
import type { Config } from '../config/config.ts'
import { dayMs } from '../days.ts'
import { framedProblem } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import { plural } from '../report/report.ts'
import { cutText } from '../text.ts'
import type { Answer } from './ask-address.ts'
import { type AskAllOptions, askAll, offlineReason } from './ask-all.ts'
import { isPublicAddress } from './guard-address.ts'

interface ExternalOptions extends Partial<AskAllOptions> {
  /** The instant of the check, in milliseconds since 1970. */
  clock: number
}

/** Addresses that were there, with the instant of the check. */
type Alive = [href: string, at: number][]

/** A language of this site, with what says where its files are. */
type Language = Pick<LanguageContent, 'content' | 'place' | 'borrowed'>

const fileName = 'outside-links.bin'
const fileVersion = '1'

function isAlive(value: unknown): value is Alive {
  const isPair = (pair: unknown) => Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number'
  return Array.isArray(value) && value.every(isPair)
}

/** A link to another site. */
interface ExternalLink {
  href: string
  /** Without an anchor. */
  address: string
  report: (found: Found) => Problem
}

type Found = Pick<Problem, 'code' | 'severity' | 'message' | 'hint'>

/**
 * Asks every address of another site that one of the languages links to. What is not there is a warning at each link.
 * Files are below the content folder.
 */
export async function checkExternal(
  languages: readonly Language[],
  { places: { cache }, surface: { release } }: Pick<Config, 'places' | 'surface'>,
  { clock, ...given }: ExternalOptions = { clock: Date.now() },
): Promise<Problem[]> {
  const options: AskAllOptions = {
    userAgent: `Libretto/${release} (link check)`,
    timeoutMs: 10_000,
    totalMs: 600_000,
    pauseMs: 1000,
    isAllowed: isPublicAddress,
    ...given,
  }
  const links = languages.flatMap(listLinks)
  const file = cache === undefined ? undefined : { path: join(cache, fileName), version: fileVersion }
  const known = readAlive(file, clock)
  const addresses = [...new Set(links.map(({ address }) => address))]
  const { answers, givenUp } = await askAll(
    addresses.filter((address) => !known.has(address)),
    options,
  )
  for (const [address, { kind }] of answers) if (kind === 'alive') known.set(address, clock)
  if (file !== undefined) writeSealed(file, [[...known] satisfies Alive])
  const offline = offlineReason(answers)
  if (offline !== undefined) return [notChecked(addresses.length, offline)]
  const isLeft = ({ address }: ExternalLink) => !known.has(address) && !answers.has(address)
  return [
    ...links.flatMap((link) => {
      const found = describeAnswer(link.href, answers.get(link.address))
      return found ? [link.report(found)] : []
    }),
    ...describeLeft(links.filter(isLeft), givenUp, options.totalMs),
  ]
}

function listLinks({ content, place, borrowed }: Language): ExternalLink[] {
  return listOutsideLinks(content).flatMap(({ href, entry, place: locate }) => {
    // What is wrong with a borrowed file is reported there.
    if (borrowed.has(entry.file) || !isChecked(href, content.site.url)) return []
    const report = (found: Found) => {
      const problem = framedProblem(entry, locate(), found)
      return { ...problem, file: place.folder + entry.file }
    }
    return [{ href, address: withoutAnchor(href), report }]
  })
}

function readAlive(file: SealedPlace | undefined, clock: number): Map<string, number> {
  const [list = []] = file === undefined ? [] : readSealed(file, isAlive)
  return new Map(list.filter(([, at]) => at <= clock && clock - at < dayMs))
}

function withoutAnchor(href: string): string {
  const url = new URL(href)
  url.hash = ''
  return url.href
}

// The site itself is not published yet, and names for examples belong to nobody.
function isChecked(href: string, own: string): boolean {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return false
  const { origin, hostname } = new URL(href)
  const isExample = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(hostname)
  return origin !== new URL(own).origin && !isExample
}

function describeAnswer(href: string, answer: Answer | undefined): Found | undefined {
  if (!answer || answer.kind === 'alive') return undefined
  const shown = cutText(href, 200)
  if (answer.kind === 'private')
    return {
      code: 'private-link',
      severity: 'warning',
      message: `"${shown}" is an address of a private network, so it is not checked`,
      hint: 'visitors cannot reach it: link to a public address, or write it as code',
    }
  return {
    code: 'dead-link',
    severity: 'warning',
    message: `"${shown}" leads nowhere: ${answer.reason}`,
    hint: 'correct the address, or remove the link',
  }
}

/** Links that were not asked: a warning for each host that was given up, and one for all others. */
function describeLeft(
  links: readonly ExternalLink[],
  givenUp: ReadonlyMap<string, string>,
  totalMs: number,
): Problem[] {
  const groups = new Map<string | undefined, ExternalLink[]>()
  for (const link of links) {
    const { host } = new URL(link.address)
    const group = givenUp.has(host) ? host : undefined
    groups.set(group, [...(groups.get(group) ?? []), link])
  }
  return [...groups].flatMap(([host, group]) => {
    const [first] = group
    const count = plural(group.length, 'link')
    const are = group.length === 1 ? 'is' : 'are'
    const found: Omit<Found, 'code' | 'severity'> =
      host === undefined
        ? {
            message: `${count} to other sites ${are} not checked: the time for the check, ${minutes(totalMs)}, is over`,
            hint: 'run the command again: addresses that were there are remembered for a day',
          }
        : {
            message: `${count} to ${host} ${are} not checked either: ${givenUp.get(host)}`,
            hint: 'open one of them in a browser, or run the command again later',
          }
    return first ? [first.report({ code: 'unchecked-links', severity: 'warning', ...found })] : []
  })
}

function minutes(milliseconds: number): string {
  return plural(Math.round(milliseconds / 60_000), 'minute')
}

function notChecked(count: number, reason: string): Problem {
  return {
    code: 'no-network',
    severity: 'warning',
    message: `the ${count} addresses of other sites are not checked: no host answers (${reason})`,
    hint: 'check the network of this machine, or leave --external out',
  }
}
