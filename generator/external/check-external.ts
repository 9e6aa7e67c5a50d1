import { join } from 'node:path'
import { readSealed, writeSealed } from '../cache/cache.ts'
import type { Config } from '../config.ts'
import { type Content, framedProblem, type LanguageContent, listOutsideLinks } from '../content/content.ts'
import { dayMs } from '../days.ts'
import { librettoVersion } from '../libretto-version.ts'
import type { Problem } from '../problem.ts'
import type { Answer, AskOptions } from './ask-address.ts'
import { askAll, offlineReason } from './ask-all.ts'
import { isPublicAddress } from './guard-address.ts'

interface ExternalOptions extends Partial<AskOptions> {
  /** The instant of the check, in milliseconds since 1970. */
  clock: number
}

/** Addresses that were there, with the instant of the check. */
type Alive = [href: string, at: number][]

const fileVersion = 'external-links 1'

/** Asks every address of another site that one of the languages links to. Files are below the content folder. */
export async function checkExternal(languages: readonly LanguageContent[], config: Config): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { content, place, borrowed } of languages)
    for (const problem of await checkContentLinks(content, config, { clock: Date.now() })) {
      const { file } = problem
      if (file === undefined) problems.push(problem)
      // What is wrong with a borrowed file is reported there.
      else if (!borrowed.has(file)) problems.push({ ...problem, file: place.folder + file })
    }
  return problems
}

/** Asks every address of another site that the content links to. What is not there is a warning at each link. */
export async function checkContentLinks(
  content: Content,
  { cache }: Pick<Config, 'cache'>,
  { clock, ...given }: ExternalOptions,
): Promise<Problem[]> {
  const options: AskOptions = {
    userAgent: `Libretto/${librettoVersion()} (link check)`,
    timeoutMs: 10_000,
    pauseMs: 1000,
    isAllowed: isPublicAddress,
    ...given,
  }
  const links = listOutsideLinks(content).filter(({ href }) => isChecked(href, content.site.url))
  const file = cache === undefined ? undefined : join(cache, 'external-links.bin')
  const known = readAlive(file, clock)
  const addresses = [...new Set(links.map(({ href }) => withoutAnchor(href)))]
  const answers = await askAll(
    addresses.filter((address) => !known.has(address)),
    options,
  )
  for (const [address, { kind }] of answers) if (kind === 'alive') known.set(address, clock)
  if (file !== undefined) writeSealed(file, fileVersion, [[...known] satisfies Alive])
  const offline = offlineReason(answers)
  if (offline !== undefined) return [notChecked(addresses.length, offline)]
  return links.flatMap((link) => {
    const found = describeAnswer(link.href, answers.get(withoutAnchor(link.href)))
    return found ? [framedProblem(link.entry, link.place(), found)] : []
  })
}

function readAlive(file: string | undefined, clock: number): Map<string, number> {
  const [list = []] = file === undefined ? [] : readSealed<Alive>(file, fileVersion)
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

function describeAnswer(
  href: string,
  answer: Answer | undefined,
): Pick<Problem, 'code' | 'severity' | 'message' | 'hint'> | undefined {
  if (!answer || answer.kind === 'alive') return undefined
  const shown = href.length > 200 ? `${href.slice(0, 200)}…` : href
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

function notChecked(count: number, reason: string): Problem {
  return {
    code: 'no-network',
    severity: 'warning',
    message: `the ${count} addresses of other sites are not checked: no host answers (${reason})`,
    hint: 'check the network of this machine, or leave --external out',
  }
}
