// The open connections of a server, at most as many as its limits. A new connection takes the place of an old one that
// waits for nothing, so that the next request is answered however many connections somebody holds open. The network
// never takes the place of this machine.

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { isLoopback } from './host.ts'

export interface Connections {
  /** Adds a new connection. Closes an old one, or the new one, when there are too many. */
  add: (socket: Socket) => void
  /** Marks a response as in progress until it closes. */
  begin: (response: ServerResponse) => void
  /** The responses in progress on a socket, in the order of their requests. */
  pending: (socket: Duplex) => ServerResponse[]
  closeAll: () => void
}

interface Limits {
  /** Connections at a time. */
  all: number
  /** How many of them may come from the network. */
  network: number
}

interface Connection {
  isNetwork: boolean
  /** Responses in progress: an open stream of events is one. */
  pending: Set<ServerResponse>
  /** Whether a request was ever read. */
  isUsed: boolean
}

/** Starts without connections. */
export function limitConnections({ all, network }: Limits): Connections {
  /** Oldest first. */
  const open = new Map<Duplex, Connection>()
  const close = (socket: Duplex) => {
    open.delete(socket)
    socket.destroy()
  }
  return {
    add: (socket) => {
      const isNetwork = !isLoopback(socket.localAddress)
      const rivals = [...open].filter(([, connection]) => connection.isNetwork || !isNetwork)
      const isFull = open.size >= all || (isNetwork && rivals.length >= network)
      const victim = isFull ? (findLeast(rivals) ?? socket) : undefined
      if (victim) close(victim)
      if (victim === socket) return
      open.set(socket, { isNetwork, pending: new Set(), isUsed: false })
      socket.once('close', () => open.delete(socket))
    },
    begin: (response) => {
      const connection = open.get(response.req.socket)
      if (!connection) return
      connection.isUsed = true
      connection.pending.add(response)
      response.once('close', () => connection.pending.delete(response))
    },
    pending: (socket) => [...(open.get(socket)?.pending ?? [])],
    closeAll: () => {
      for (const socket of open.keys()) close(socket)
    },
  }
}

/** The connection that is missed least: without a request, of the network rather than of this machine, the oldest. */
function findLeast(connections: readonly [Duplex, Connection][]): Duplex | undefined {
  const missed = ({ isNetwork, pending, isUsed }: Connection) =>
    (pending.size > 0 ? 4 : 0) + (isNetwork ? 0 : 2) + (isUsed ? 1 : 0)
  const [least] = connections.toSorted(([, one], [, other]) => missed(one) - missed(other))
  return least?.[0]
}
