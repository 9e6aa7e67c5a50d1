// Many addresses: a few at once, fewer of one host.

import { type Answer, type AskOptions, askAddress } from './ask-address.ts'

const mostAtOnce = 8
const mostOfHost = 2

/** As many hosts without an answer, and none with one, and the fault is the network here. */
const hostsUntilOffline = 4

/** The answer of each address. Addresses that are left when the network is down are missing. */
export async function askAll(addresses: readonly string[], options: AskOptions): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const waiting = lanesOf(addresses)
  const work = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift())
      for (const address of lane) {
        if (isOffline(answers)) return
        answers.set(address, await askAddress(address, options))
      }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, work))
  return answers
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

/** The addresses of each host in at most two lists; each list is worked on one by one. */
function lanesOf(addresses: readonly string[]): string[][] {
  const hosts = new Map<string, string[][]>()
  for (const address of addresses) {
    const { host } = new URL(address)
    const lanes = hosts.get(host) ?? []
    hosts.set(host, lanes)
    if (lanes.length < mostOfHost) lanes.push([address])
    else lanes.sort((a, b) => a.length - b.length)[0]?.push(address)
  }
  return [...hosts.values()].flat()
}
