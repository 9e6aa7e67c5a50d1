// Many addresses: a few at once, fewer of one host. A host that does not answer, or answers slowly, does not hold the
// others: the rest of its addresses is left out. So is what is left when the time is over.

import { type Answer, type AskOptions, askAddress, type Try } from './ask-address.ts'

export interface AskAllOptions extends AskOptions {
  /** For all addresses together, in milliseconds. A try that has begun ends by itself. */
  totalMs: number
}

/** What became of the addresses. Those that were not asked have no answer. */
export interface Asked {
  answers: ReadonlyMap<string, Answer>
  /** Why the addresses of a host that are left were not asked, by host. */
  givenUp: ReadonlyMap<string, string>
}

const mostAtOnce = 8
const mostOfHost = 2

/** Tries in a row that a host may let fail: as many as two addresses have. */
const mostFailures = 6
/** A try that takes a longer part of its time is slow. */
const slowShare = 0.5

/** As many hosts without an answer, and none with one, and the fault is the network here. */
const hostsUntilOffline = 4

/** How a host has answered lately. */
interface HostRecord {
  /** Tries in a row that failed. */
  failures: number
  /** Tries in a row without an answer, or with a slow one. */
  silences: number
}

/** Asks for each address. */
export async function askAll(addresses: readonly string[], options: AskAllOptions): Promise<Asked> {
  const answers = new Map<string, Answer>()
  const givenUp = new Map<string, string>()
  const start = performance.now()
  const isOver = () => performance.now() - start >= options.totalMs
  const waiting = lanesOf(addresses)
  const askLane = async (lane: Lane) => {
    const { host, record, addresses: left } = lane
    while (!isOver() && !givenUp.has(host)) {
      const address = isOffline(answers) ? undefined : left.shift()
      if (address === undefined) return void (left.length > 0 && waiting.unshift(lane))
      const answer = await askAddress(address, options, (done) => {
        noteTry(record, done, options)
        return record.failures < mostFailures && !isOver()
      })
      answers.set(address, answer)
      if (record.silences >= mostFailures) givenUp.set(host, reasonOf(answer))
    }
  }
  const work = async () => {
    while (!isOffline(answers)) {
      const lane = waiting.shift()
      if (!lane) return
      await askLane(lane)
    }
  }
  // A host that does not exist is known sooner than one that answers: when one has, the rest is asked after all.
  do await Promise.all(Array.from({ length: mostAtOnce }, work))
  while (waiting.length > 0 && !isOffline(answers))
  return { answers, givenUp }
}

function noteTry(record: HostRecord, { answer, isPassing, milliseconds }: Try, { timeoutMs }: AskOptions): void {
  const isSilent = answer.kind === 'offline' || milliseconds > slowShare * timeoutMs
  record.failures = isPassing || isSilent ? record.failures + 1 : 0
  record.silences = isSilent ? record.silences + 1 : 0
}

function reasonOf(answer: Answer): string {
  return answer.kind === 'offline' ? answer.reason : 'its host answers too slowly'
}

/** Why nothing can be asked; undefined if something could. */
export function offlineReason(answers: ReadonlyMap<string, Answer>): string | undefined {
  const failed = [...answers.values()].find((answer) => answer.kind === 'offline')
  return failed && isOffline(answers) ? failed.reason : undefined
}

function isOffline(answers: ReadonlyMap<string, Answer>): boolean {
  const hosts = new Set<string>()
  let isHere = false
  for (const [address, answer] of answers) {
    if (answer.kind === 'alive' || answer.kind === 'dead') return false
    if (answer.kind !== 'offline') continue
    hosts.add(new URL(address).host)
    isHere ||= answer.isHere
  }
  return isHere || hosts.size >= hostsUntilOffline
}

/** Addresses of one host that are asked one by one. */
interface Lane {
  host: string
  record: HostRecord
  addresses: string[]
}

/** The addresses of each host in at most two lanes. */
function lanesOf(addresses: readonly string[]): Lane[] {
  const hosts = new Map<string, Lane[]>()
  for (const address of addresses) {
    const { host } = new URL(address)
    const lanes = hosts.get(host) ?? []
    hosts.set(host, lanes)
    const record = lanes[0]?.record ?? { failures: 0, silences: 0 }
    if (lanes.length < mostOfHost) lanes.push({ host, record, addresses: [address] })
    else lanes.sort((a, b) => a.addresses.length - b.addresses.length)[0]?.addresses.push(address)
  }
  return [...hosts.values()].flat()
}
